import { expect, test } from 'vitest';
import { retell } from './record';
import type { RoundRecord } from './record';

const shuffle = { seed: '', nonce: '1', player_seed: null };
const settlement = { outcome: 'win', combinations: [], lines: [], net: 10 };

const record: RoundRecord = {
  shuffle,
  events: [
    {},
    {
      dealt: {
        boxes: [
          { box: 0, cards: ['8h', '9d', '5s', '8s', '9h'] },
          { box: 1, cards: ['2h', '3d', '4s', '6s', '7h'] },
        ],
        dealer: ['4d', 'Jc', 'Ks', '3s', '9c'],
      },
    },
    { exchanged: { box: 0, thrown: ['5s', '8h'] } },
    { drawn: { box: 0, cards: ['7d', 'As'] } },
    { bet: { box: 0 } },
    { folded: { box: 1 } },
    { 'game-bought': { box: 0, thrown: null } },
    { 'dealer-drew': { thrown: 'Ks', drawn: ['6d'] } },
    { settled: { box: 0, settlement } },
  ],
};

test('the cards of a round are told as they lay at its end', () => {
  const { dealer, replaced, boxes } = retell(record);
  expect(dealer).toEqual(['4d', 'Jc', 'Ks', '3s', '9c']);
  expect(replaced).toEqual({ thrown: 'Ks', drawn: ['6d'] });
  expect(boxes).toEqual([
    { box: 0, cards: ['9d', '8s', '9h', '7d', 'As'], drawn: 2, settlement },
    { box: 1, cards: ['2h', '3d', '4s', '6s', '7h'], drawn: 0, settlement: null },
  ]);
});

test('every decision is told with the number of events before it', () => {
  expect(retell(record).decisions).toEqual([
    { event: 2, box: 0, decision: { do: 'exchange', cards: ['5s', '8h'] } },
    { event: 4, box: 0, decision: { do: 'play' } },
    { event: 5, box: 1, decision: { do: 'fold' } },
    { event: 6, box: 0, decision: { do: 'buy-game', thrown: null } },
  ]);
});

test('a round without a deal is told empty', () => {
  expect(retell({ shuffle, events: [] })).toEqual({ dealer: [], replaced: null, boxes: [], decisions: [] });
});
