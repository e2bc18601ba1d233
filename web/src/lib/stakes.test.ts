import { expect, test } from 'vitest';
import { aHouse, aSideBet } from '../testing/table';
import { asked, costOf, fit, fitAnte, fitSide, isBlind, toggleBox } from './stakes';
import type { Stake } from './stakes';

const six = aHouse({ boxes: 6, most_boxes: 6, open: 2 });
const at = (...places: number[]): Stake[] =>
  places.map((place) => ({ place, ante: 10, sides: {}, sixth: false, insurance: 0 }));
const placesOf = (stakes: readonly Stake[]) => stakes.map(({ place }) => place);

test.each([
  [10, 10],
  [0, 5],
  [12, 10],
  [13, 15],
  [1000, 100],
  [NaN, 5],
])('an ante of %s becomes %s', (points, fitted) => {
  expect(fitAnte(points, { least: 3, most: 102, step: 5 })).toBe(fitted);
});

test('a side bet is none, within its limits, or its only stake', () => {
  expect(fitSide(0, aSideBet(), 10)).toBe(0);
  expect(fitSide(0, aSideBet({ compulsory: true, least: 2 }), 10)).toBe(2);
  expect(fitSide(500, aSideBet({ most: 50 }), 10)).toBe(50);
  expect(fitSide(3, aSideBet({ fixed: 7 }), 10)).toBe(7);
  expect(fitSide(1, aSideBet({ at_least_antes: '3/2' }), 10)).toBe(15);
});

test('without stakes one box is played', () => {
  expect(fit([], six)).toEqual(at(0));
});

test('boxes that these rules do not have are left out', () => {
  expect(placesOf(fit(at(0, 1, 5), aHouse()))).toEqual([0]);
});

test('boxes between are taken with a far one, and given up with a near one', () => {
  expect(placesOf(toggleBox(at(0), 2, six))).toEqual([0, 1, 2]);
  expect(placesOf(toggleBox(at(0, 1, 2), 1, six))).toEqual([0]);
  expect(placesOf(toggleBox(at(0, 1, 2), 0, six))).toEqual([1, 2]);
  expect(placesOf(toggleBox(at(0), 2, { ...six, adjacent: false }))).toEqual([0, 2]);
});

test('the last box stays, and no more are taken than allowed', () => {
  expect(placesOf(toggleBox(at(0), 0, six))).toEqual([0]);
  expect(placesOf(toggleBox(at(0), 3, { ...six, most_boxes: 2 }))).toEqual([0]);
});

test('boxes past the open ones are blind, or the last of several', () => {
  expect(at(1, 2, 3).map(({ place }) => isBlind(at(1, 2, 3), place, six))).toEqual([false, false, true]);
  const last = { ...six, open: 3, blind_last: true };
  expect(isBlind(at(0), 0, last)).toBe(false);
  expect(at(0, 1).map(({ place }) => isBlind(at(0, 1), place, last))).toEqual([false, true]);
});

test('a blind box pays its bet at once, an open one later', () => {
  expect(costOf(at(0, 1, 2), six)).toEqual({ now: 50, withBets: 90 });
  const stakes = [{ ...at(0)[0]!, sides: { bonus: 5 } }];
  expect(costOf(stakes, aHouse()).now).toBe(15);
});

test('only a blind box of a house that sells in advance buys in advance', () => {
  const wishes = at(0, 1, 2).map((stake) => ({ ...stake, sixth: true, insurance: 4 }));
  expect(asked(wishes, six).map(({ ahead }) => ahead)).toEqual([null, null, null]);
  const ahead = { ...six, buy_ahead: true, insurance: { from: 'three', least: 1, most: '1/2' } };
  expect(asked(wishes, ahead).map((box) => box.ahead)).toEqual([null, null, { sixth: true, insurance: 4 }]);
});
