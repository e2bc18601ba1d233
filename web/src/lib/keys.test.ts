import { expect, test } from 'vitest';
import { commandOf, isWriting } from './keys';

const key = (code: string, typed = '', held = {}) =>
  commandOf({ code, key: typed, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

test('keys count by their place, whatever the keyboard writes', () => {
  expect(key('KeyD', 'd')).toBe('deal');
  expect(key('KeyD', 'в')).toBe('deal');
  expect(key('Digit3', '3')).toEqual({ select: 2 });
  expect(key('Numpad6', '6')).toEqual({ select: 5 });
});

test('the question mark counts wherever it stands', () => {
  expect(key('Digit7', '?')).toBe('help');
  expect(key('Slash', '؟', { shiftKey: true })).toBe('help');
  expect(key('Slash', 'ฦ', { shiftKey: true })).toBe('help');
  expect(key('Slash', 'ฝ')).toBeUndefined();
});

test('the browser keeps its own keys', () => {
  expect(key('KeyD', 'd', { ctrlKey: true })).toBeUndefined();
  expect(key('Digit7', '7')).toBeUndefined();
  expect(key('KeyZ', 'z')).toBeUndefined();
});

test('what is written in a field is no command', () => {
  const field = document.createElement('input');
  expect(isWriting(field)).toBe(true);
  expect(isWriting(document.createElement('button'))).toBe(false);
  field.type = 'checkbox';
  expect(isWriting(field)).toBe(false);
});
