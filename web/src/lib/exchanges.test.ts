import { expect, test } from 'vitest';
import { alike } from './exchanges';

const at = (cards: number, price: string, forces_bet = false) => ({ cards, price, forces_bet });

test('neighbours of one price are put together', () => {
  const exchanges = [at(1, '1'), at(2, '1'), at(3, '2'), at(5, '2'), at(6, '2', true)];
  expect(alike(exchanges).map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 3],
    [5, 5],
    [6, 6],
  ]);
});
