import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Decision, OptionWorth } from '../api/types';
import { speak } from '../state/words.svelte';
import OptionBars from './OptionBars.svelte';

beforeAll(speak);

const option = (decision: Decision, antes: number): OptionWorth => ({
  decision,
  worth: { antes, exact: `${antes * 1000}/1000` },
  loss: { antes: -antes, exact: antes === 0 ? '0/1' : `${-antes * 1000}/1000` },
});

test('the best exchange of a number of cards is shown, the others on demand', async () => {
  const options = [
    option({ do: 'play' }, 0),
    option({ do: 'exchange', cards: ['As'] }, -0.25),
    option({ do: 'exchange', cards: ['Ks'] }, -0.5),
  ];
  const { container } = render(OptionBars, { options, chosen: { do: 'exchange', cards: ['As'] } });
  expect(container.querySelectorAll('[data-option]')).toHaveLength(2);
  expect(screen.getByText('your choice').closest('[data-option]')?.textContent).toContain('A♠');
  await fireEvent.click(screen.getByRole('button', { name: /other choice/ }));
  expect(container.querySelectorAll('[data-option]')).toHaveLength(3);
  await fireEvent.click(screen.getByRole('button', { name: 'Exact fractions' }));
  expect(screen.getAllByText(/−250\/1000/)).toHaveLength(1);
});
