import { expect, test } from 'vitest';
import { read } from './preferences.svelte';

test('without anything kept the usual choices hold', () => {
  expect(read(null)).toMatchObject({ mode: 'advice', theme: 'system', deck: 'two-colour', stakes: {} });
});

test('what was kept is read, what is spoilt is not', () => {
  const stake = { place: 0, ante: 25, sides: { bonus: 5 }, sixth: false, insurance: 0 };
  const kept = { mode: 'play', theme: 'purple', rules: 7, stakes: { trainer: [stake], online: [{}] } };
  expect(read(JSON.stringify(kept))).toMatchObject({
    mode: 'play',
    theme: 'system',
    rules: '',
    stakes: { trainer: [stake] },
  });
  expect(read('no JSON')).toEqual(read(null));
  expect(read('null')).toEqual(read(null));
});
