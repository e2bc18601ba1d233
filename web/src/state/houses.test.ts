import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api/client';
import type { CheckedRules } from '../api/types';
import { apiOf } from '../testing/api';
import { ruleSchema } from '../testing/rules';
import { aHouse, aTable } from '../testing/table';
import { Houses } from './houses.svelte';
import { speak } from './words.svelte';

beforeEach(() => speak());

const fields = {
  format: 1,
  name: 'trainer',
  title: { en: 'Trainer' },
  house: 'A trainer',
  source: 'https://example.org',
  published: [{ figure: 'house edge', value: '1 %' }],
  bet: { multiple: 2 },
};

const sound: CheckedRules = {
  faults: [],
  sound: {
    house: aHouse(),
    fields: fields as never,
    explained: { language: 'en', parts: [] },
    differences: [],
  },
};

const faulty: CheckedRules = {
  faults: [{ line: 5, column: 1, key: 'bet.multiple', message: 'wrong' }],
  sound: null,
};

function housesOf(checkRules: Api['checkRules']): Houses {
  return new Houses(apiOf(aTable(), { ruleSchema: () => Promise.resolve(ruleSchema), checkRules }));
}

test('a changed copy is no longer theirs, one’s own house stays as it is', async () => {
  const houses = housesOf(() => Promise.resolve(sound));
  await houses.begin(aHouse(), false);
  expect(houses.file).toEqual({ format: 1, name: 'my-trainer', bet: { multiple: 2 } });
  expect(houses.text).toBe('format = 1\nname = "my-trainer"\n\n[bet]\nmultiple = 2\n');
  await houses.begin(aHouse(), true);
  expect(houses.file).toEqual(fields);
});

test('what the rules said stays in sight while the file has faults', async () => {
  const answers = [sound, sound, faulty];
  const checkRules = vi.fn<Api['checkRules']>(() => Promise.resolve(answers.shift()!));
  const houses = housesOf(checkRules);
  await houses.begin(aHouse(), false);
  await houses.check();
  expect(checkRules).toHaveBeenLastCalledWith({ text: houses.text, against: aHouse().text }, 'en');
  await houses.check();
  expect(houses.checked).toEqual(faulty);
  expect(houses.sound).toEqual(sound.sound);
});

test('a file with faults is not taken over', async () => {
  const answers = [sound, faulty];
  const houses = housesOf(() => Promise.resolve(answers.shift()!));
  await houses.begin(aHouse(), false);
  const { file } = houses;
  expect(await houses.open('name = 1')).toEqual(faulty);
  expect(houses.file).toBe(file);
});
