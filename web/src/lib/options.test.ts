import { expect, test } from 'vitest';
import type { Decision, OptionWorth } from '../api/types';
import { barLength, fold, isBest, same } from './options';

const option = (decision: Decision, antes: number): OptionWorth => ({
  decision,
  worth: { antes, exact: `${antes}/1` },
  loss: { antes: 1 - antes, exact: `${1 - antes}/1` },
});
const exchange = (...cards: string[]): Decision => ({ do: 'exchange', cards });

test('exchanges of one number of cards are folded under the best of them', () => {
  const options = [
    option(exchange('As'), 1),
    option({ do: 'play' }, 0),
    option(exchange('Ks'), -1),
    option(exchange('As', 'Ks'), -2),
  ];
  const folded = fold(options);
  expect(folded.map(({ best }) => best)).toEqual([options[0], options[1], options[3]]);
  expect(folded.map(({ others }) => others)).toEqual([[options[2]], [], []]);
});

test('an exchange is the same in any order of its cards', () => {
  expect(same(exchange('As', 'Ks'), exchange('Ks', 'As'))).toBe(true);
  expect(same(exchange('As'), exchange('Ks'))).toBe(false);
  expect(same({ do: 'fold' }, { do: 'play' })).toBe(false);
});

test('bars run from the worst to the best', () => {
  const worths = [2, 0, -2];
  expect(worths.map((worth) => barLength(worth, worths))).toEqual([1, 0.5, 0]);
});

test('only what costs nothing is best', () => {
  expect(isBest({ antes: 0, exact: '0/1' })).toBe(true);
  expect(isBest({ antes: 0, exact: '1/999999999999999999' })).toBe(false);
});
