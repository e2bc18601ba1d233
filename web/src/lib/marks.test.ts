import { expect, test } from 'vitest';
import { markOf } from './marks';

const combinations = [
  { rank: 'flush', cards: ['As', 'Js', '8s', '5s', '3s'], pays: 5 },
  { rank: 'pair', cards: ['As', 'Ad'], pays: 1 },
];

test('a card belongs to the first, the second, both or none', () => {
  const marks = ['Js', 'Ad', 'As', '2c', null].map((card) => markOf(card, combinations));
  expect(marks).toEqual([
    { first: true, second: false },
    { first: false, second: true },
    { first: true, second: true },
    { first: false, second: false },
    { first: false, second: false },
  ]);
});
