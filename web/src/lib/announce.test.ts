import { expect, test } from 'vitest';
import { aBox, aRound } from '../testing/table';
import { happened } from './announce';

test('a deal tells the open card and the cards of the box', () => {
  expect(happened(undefined, aRound())).toEqual([
    { say: 'dealer-open', cards: ['4d'] },
    { say: 'dealt', place: 0, cards: ['Qh', 'Td', '6d', '9s', 'As'] },
  ]);
});

test('a draw tells only the new cards', () => {
  const after = aRound({ boxes: [aBox({ cards: ['Qh', 'Td', '6d', '9s', '2c'], drawn: 1 })] });
  expect(happened(aRound(), after)).toEqual([{ say: 'drawn', place: 0, cards: ['2c'] }]);
});

test('the end tells the dealer’s hand, each box and the total', () => {
  const after = aRound({
    phase: 'settled',
    dealer: { ...aRound().dealer, cards: ['Ks', '7d', '5c', '2h', '4d'], rank: 'no-game', game: false },
    boxes: [aBox({ settlement: { outcome: 'no-game', combinations: [], lines: [], net: 10 } })],
    net: 10,
  });
  expect(happened(aRound(), after)).toEqual([
    { say: 'dealer-shows', cards: ['Ks', '7d', '5c', '2h', '4d'], rank: 'no-game' },
    { say: 'result', place: 0, outcome: 'no-game', net: 10 },
    { say: 'total', net: 10 },
  ]);
  expect(happened(after, after)).toEqual([]);
});
