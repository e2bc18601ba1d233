import { expect, test } from 'vitest';
import { empty, fromHash, isWhole, pack, placeOf, toggle, toHash } from './spots';

const hand = ['9s', '9d', '9h', '4c', '2d'];
const spot = { ...empty, hand, up: ['6c'], seen: ['As'] };

test('the pack has every card once', () => {
  expect(new Set(pack.flat()).size).toBe(52);
});

test('a card is put down and taken away, and the dealer has one', () => {
  expect(toggle(empty, 'As', 'hand').hand).toEqual(['As']);
  expect(toggle(spot, '9d', 'seen').hand).toEqual(['9s', '9h', '4c', '2d']);
  expect(toggle(spot, 'Kc', 'up').up).toEqual(['Kc']);
  expect(placeOf(spot, 'As')).toBe('seen');
  const six = toggle(spot, 'Kc', 'hand');
  expect(toggle(six, 'Qc', 'hand')).toEqual(six);
});

test('a spot is whole with five or six cards against one', () => {
  expect(isWhole(spot)).toBe(true);
  expect(isWhole(toggle(spot, 'Kc', 'hand'))).toBe(true);
  expect(isWhole(toggle(toggle(spot, 'Kc', 'hand'), 'Qc', 'discards'))).toBe(false);
  expect(isWhole(toggle(spot, '9s', 'hand'))).toBe(false);
  expect(isWhole({ ...spot, up: [] })).toBe(false);
});

test('an address holds a spot, and what is wrong in it is left out', () => {
  expect(fromHash(toHash(spot, 'trainer'))).toEqual({ spot, rules: 'trainer' });
  expect(fromHash('')).toBeUndefined();
  expect(fromHash('#spot=trainer&hand=AsAs1xKd&up=As')).toEqual({
    spot: { ...empty, hand: ['As', 'Kd'] },
    rules: 'trainer',
  });
});
