import { expect, test } from 'vitest';
import { withMinus } from './minus';

test('only the hyphen before a figure becomes a minus sign', () => {
  expect(withMinus('\u2068-0,738\u2069 анте')).toBe('\u2068−0,738\u2069 анте');
  expect(withMinus('-12 and -۱۲')).toBe('−12 and −۱۲');
  expect(withMinus('ace-king, 1-2, tuz-round-3.json')).toBe('ace-king, 1-2, tuz-round-3.json');
});
