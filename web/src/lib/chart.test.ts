import { expect, test } from 'vitest';
import { polyline, rangeOf, some } from './chart';

test('a line goes from the left to the right end and from the least to the most', () => {
  const range = rangeOf([[-10, 20], [5]]);
  expect(range).toEqual({ least: -10, most: 20 });
  expect(polyline([-10, 20, 5], range, { width: 100, height: 30 })).toBe('0,30 50,0 100,15');
  expect(polyline([0], rangeOf([[0]]), { width: 100, height: 30 })).toBe('50,30');
});

test('nothing is among the values', () => {
  expect(rangeOf([[3, 4]])).toEqual({ least: 0, most: 4 });
});

test('of many some are taken, and the last', () => {
  const all = Array.from({ length: 100 }, (_, place) => place);
  expect(some(all, 8)).toHaveLength(8);
  expect(some(all, 8).at(-1)).toBe(99);
  expect(some([1, 2], 8)).toEqual([1, 2]);
  expect(some([], 8)).toEqual([]);
});
