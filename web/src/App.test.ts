import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';
import { speak } from './state/words.svelte';
import { makeTable } from './state/table';
import { apiOf, deaf } from './testing/api';
import { aTable } from './testing/table';

test('the page has one main heading and shows the table', async () => {
  await speak();
  render(App, { table: makeTable(apiOf(aTable())), hear: deaf });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(await screen.findByRole('button', { name: /^Deal/ })).toBeTruthy();
});
