import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Api } from '../api/client';
import { show } from '../testing/show';
import { aHouse, aRound, aTable } from '../testing/table';

test('what the dealer needs is in sight, also where it is a certain pair', async () => {
  await show(aTable(), {}, aHouse({ qualifier: 'pair-of-jacks' }));
  expect(screen.getByText(/needs .*a pair of .*jacks.* or better/)).toBeTruthy();
});

test('the dealer’s card that is thrown away is chosen by a click', async () => {
  const act = vi.fn<Api['act']>(() => Promise.resolve(aTable()));
  const cards = ['Ks', '7d', '5c', '2h', '4d'];
  const round = aRound({ phase: 'dealer-game', turn: { box: 0, asked: 'dealer-game' } });
  round.dealer = { ...round.dealer, cards, rank: 'no-game', game: false };
  round.legal = { ...round.legal, exchange: [], buy_game: { price: 10, choose: cards }, keep: true };
  await show(aTable({ round }), { act });
  await fireEvent.click(screen.getByRole('button', { name: /Buy the dealer/ }));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: /seven.* of .*diamonds/ }));
  await fireEvent.click(screen.getByRole('button', { name: /Buy the dealer/ }));
  expect(act).toHaveBeenCalledWith({ round: 1, events: 2, decision: { do: 'buy-game', thrown: '7d' } });
});
