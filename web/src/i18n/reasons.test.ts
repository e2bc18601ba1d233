import { expect, test } from 'vitest';

import { argsOf } from './reasons';

test('name and arguments of a reason', () => {
  expect(argsOf('no-boxes')).toEqual({ name: 'no-boxes', args: {} });
  expect(argsOf({ 'unknown-player': 0 })).toEqual({ name: 'unknown-player', args: { value: 0 } });
  expect(argsOf({ 'box-taken': { box: 1, owner: 0 } })).toEqual({
    name: 'box-taken',
    args: { box: 1, owner: 0 },
  });
  expect(argsOf({ 'not-held': ['As', 'Kd'] })).toEqual({ name: 'not-held', args: { value: 'As Kd' } });
  expect(argsOf({ some: { given: 1, missing: null } })).toEqual({ name: 'some', args: { given: 1 } });
  expect(argsOf({ some: null })).toEqual({ name: 'some', args: {} });
});
