import { expect, test } from 'vitest';

import vectors from '../../../crates/i18n/tests/numbers.json';
import { fraction, Numbers } from './numbers';

type Case = { kind: string; number: number; digits?: number; signed?: boolean };

function written(numbers: Numbers, { kind, number, digits, signed }: Case): string {
  if (kind === 'whole') return numbers.whole(number);
  if (kind === 'decimal') return numbers.decimal(number, digits, signed);
  return numbers.percent(number, digits);
}

test.each(vectors.texts)('numbers in $tag with the digits $system', ({ tag, system, texts }) => {
  const numbers = new Numbers(tag, system, 'native');
  expect(vectors.cases.map((one: Case) => written(numbers, one))).toEqual(texts);
});

test('Latin digits in every language', () => {
  expect(new Numbers('fa', 'arabext', 'latin').whole(1234)).toBe('1,234');
  expect(new Numbers('ru', 'latn', 'latin').percent(0.0531, 2)).toBe('5,31\u00a0%');
});

test('numbers and fractions as texts', () => {
  expect(fraction('3/2')).toBe(1.5);
  expect(fraction('-4')).toBe(-4);
  for (const text of ['', 'x', '1/', '1.5', '1e5']) expect(fraction(text), text).toBeNaN();
});
