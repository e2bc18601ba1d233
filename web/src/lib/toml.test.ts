import { expect, test } from 'vitest';
import { ruleSchema } from '../testing/rules';
import type { Group } from './form';
import { toToml } from './toml';

test('keys stand before groups, and both in the order of the file', () => {
  const file: Group = {
    bet: { pays: { 'full-house': 8, pair: 1 }, multiple: 2 },
    name: 'harbour',
    format: 1,
    side_bet: [
      { pays: { flush: 5 }, name: 'one' },
      { name: 'two', pays: {} },
    ],
    exchange: { price: { 1: 1, 3: '3/2' }, forced_bet: [3], again_after_one: false },
    published: [],
  };
  expect(toToml(file, ruleSchema)).toBe(
    [
      'format = 1',
      'name = "harbour"',
      '',
      '[bet]',
      'multiple = 2',
      'pays = { full-house = 8, pair = 1 }',
      '',
      '[exchange]',
      'price = { 1 = 1, 3 = "3/2" }',
      'forced_bet = [3]',
      'again_after_one = false',
      '',
      '[[side_bet]]',
      'name = "one"',
      'pays = { flush = 5 }',
      '',
      '[[side_bet]]',
      'name = "two"',
      'pays = {}',
      '',
    ].join('\n'),
  );
});

test('texts are escaped', () => {
  const title = { en: 'A "house"\n\\', 'pt-BR': 'Ã\u007f', 'x y': '' };
  expect(toToml({ title }, ruleSchema)).toBe(
    'title = { en = "A \\"house\\"\\n\\\\", pt-BR = "Ã\\u007f", "x y" = "" }\n',
  );
});
