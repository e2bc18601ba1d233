import { screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { show } from './testing/show';
import { aTable } from './testing/table';

test('the page has one main heading, says that it is play money, and deals', async () => {
  await show(aTable());
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(/Play money/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Deal/ })).toBeTruthy();
});
