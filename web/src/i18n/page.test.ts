import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { languages, load } from './fluent';

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('../../../locales/*/page.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const code = Object.values(sources).join('\n');
const called = [...code.matchAll(/\bt\(\s*(?:[^'`()]+\? )?'([a-z-]+)'(?:\s*:\s*'([a-z-]+)')?/g)];
const used = [...new Set(called.flatMap(([, one, other]) => [one, other]).filter((id) => id !== undefined))];

test('the page’s messages are found in its code', () => {
  expect(used.length).toBeGreaterThan(100);
});

test.each(languages.map(({ tag }) => tag))('%s has every message that the page says', async (tag) => {
  const text = await load(languages.find((language) => language.tag === tag)!);
  const missing = used.filter((id) => text.attempt(id!).text === id);
  expect(missing).toEqual([]);
});

test('every message of the page is named in its code', () => {
  const named = new Set([...code.matchAll(/'([a-z-]+)'/g)].map(([, id]) => id));
  const prefixes = [...code.matchAll(/['`]([a-z-]+-)['$]/g)].map(([, prefix]) => prefix!);
  const [file] = Object.values(files);
  const ids = new FluentResource(file!).body.map(({ id }) => id);
  const idle = ids.filter((id) => !named.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)));
  expect(idle).toEqual([]);
});

test('every language has the same messages of the page', () => {
  const ids = Object.values(files).map((file) => new FluentResource(file).body.map(({ id }) => id).sort());
  expect(ids.length).toBe(languages.length);
  for (const other of ids) expect(other).toEqual(ids[0]);
});
