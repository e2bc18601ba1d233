import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { ruleSchema } from '../testing/rules';
import { fieldsOf, nameOfField } from '../lib/form';
import type { Field } from '../lib/form';
import { languages, load } from './fluent';

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../testing/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('../../../locales/*/{page,houses}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const code = Object.values(sources).join('\n');

/** What stands between a bracket that is open and the one that closes it, up to a comma outside of others. */
function first(text: string): string {
  let depth = 0;
  let quote = '';
  for (const [place, letter] of [...text].entries()) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (`'"`.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (depth > 0 && ')]}'.includes(letter)) depth -= 1;
    else if (depth === 0 && ',)'.includes(letter)) return [...text].slice(0, place).join('');
  }
  return text;
}

/** The first argument of every call of `t`. */
const asked = [...code.matchAll(/(?<![\w.$])t\(/g)]
  .map(({ index }) => first(code.slice(index + 2, index + 400)).trim())
  // Where it is declared.
  .filter((argument) => argument !== 'id: string');

/** The names that an argument may stand for: texts, and patterns of those that are put together. */
function namesIn(argument: string): RegExp[] {
  const pattern = (text: string) =>
    new RegExp(`^${text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '[\\w-]+').replace(/'/g, '')}$`);
  const template = /^`([^`]+)`$/.exec(argument)?.[1];
  if (template) return [pattern(template)];
  const text = /^'([\w-]+)'$/.exec(argument)?.[1];
  if (text) return [pattern(text)];
  const either = /\?\s*('[\w-]+'|`[^`]+`|.+)\s*:\s*('[\w-]+'|`[^`]+`)$/s.exec(argument);
  return either ? [...namesIn(either[1]!.trim()), ...namesIn(either[2]!)] : [];
}

/** What is asked for under a name that the code does not tell at the call. */
const NAMED_ELSEWHERE = /^(message|messages\[\w+\]|payment|id|prefix \+ value)$/;

/** Names in tables of them, and those that are chosen before the call. */
const tables = [...code.matchAll(/const (?:messages = \{([^}]*)\}|payment = ([^;]*);)/g)];
const listed = tables.flatMap(([, table, choice]) => [...(table ?? choice)!.matchAll(/'([\w-]+)'/g)]);

test('the page’s messages are found in its code', () => {
  expect(asked.length).toBeGreaterThan(250);
  const unread = asked.filter((argument) => namesIn(argument).length === 0);
  expect(unread.filter((argument) => !NAMED_ELSEWHERE.test(argument))).toEqual([]);
});

test.each(languages.map(({ tag }) => tag))('%s has every message that the page asks for', async (tag) => {
  const text = await load(languages.find((language) => language.tag === tag)!);
  const ids = text.ids();
  const missing = asked.filter((argument) =>
    namesIn(argument).some((pattern) => !ids.some((id) => pattern.test(id))),
  );
  expect(missing).toEqual([]);
  expect(listed.length).toBeGreaterThan(5);
  for (const [, id] of listed) expect(ids).toContain(id);
  // Settings name their choices by a prefix and a list.
  for (const [, prefix, list] of code.matchAll(/named\('([a-z-]+)', \[([^\]]+)\]\)/g)) {
    for (const [, value] of list!.matchAll(/'([\w-]+)'/g)) expect(ids).toContain(`${prefix}${value}`);
  }
});

test('every message of the page is named in its code', () => {
  const named = new Set([...code.matchAll(/'([a-z-]+)'/g)].map(([, id]) => id));
  const prefixes = [...code.matchAll(/['`]([a-z-]+-)['$]/g)].map(([, prefix]) => prefix!);
  const english = Object.entries(files).filter(([path]) => path.includes('/en/'));
  const ids = english.flatMap(([, file]) => new FluentResource(file).body.map(({ id }) => id));
  const idle = ids.filter((id) => !named.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)));
  expect(idle).toEqual([]);
});

test('every language has the same messages of the page', () => {
  for (const name of ['page', 'houses']) {
    const own = Object.entries(files).filter(([path]) => path.endsWith(`/${name}.ftl`));
    const ids = own.map(([, file]) => new FluentResource(file).body.map(({ id }) => id).sort());
    expect(ids.length).toBe(languages.length);
    for (const other of ids) expect(other).toEqual(ids[0]);
  }
});

/** A field with all that is inside it. */
function all(field: Field): Field[] {
  const { kind } = field;
  const inner =
    kind.is === 'group' || kind.is === 'list'
      ? kind.fields
      : kind.is === 'either'
        ? kind.others.flatMap((other) => (other.kind.is === 'group' ? other.kind.fields : []))
        : [];
  return [field, ...inner.flatMap(all)];
}

test.each(languages.map(({ tag }) => tag))(
  '%s names every field of a rule file and its values',
  async (tag) => {
    const text = await load(languages.find((language) => language.tag === tag)!);
    const fields = fieldsOf(ruleSchema).flatMap(all);
    expect(fields.length).toBeGreaterThan(90);
    const missing = fields.flatMap(({ key, place, kind }) => {
      const group = place.split('.').slice(0, -1).join('.');
      const isPart = !place.includes('.') && (kind.is === 'group' || kind.is === 'list');
      const own = /pays$/.test(group)
        ? `hand-${key}`
        : group === 'exchange.price'
          ? 'exchange-of'
          : isPart
            ? `group-${key}`
            : `field-${nameOfField(place)}`;
      const words =
        kind.is === 'choice'
          ? kind.options
          : kind.is === 'several'
            ? kind.options.filter((option) => typeof option === 'string')
            : kind.is === 'either'
              ? [...kind.words, ...kind.others.map(({ name }) => name)]
              : [];
      const values = words.map((word) =>
        text.has(`value-${key}-${word}`) || word.startsWith('pair-of-')
          ? `value-${key}-${word}`
          : `hand-${word}`,
      );
      return [own, ...values].filter((id) => !text.has(id) && !id.includes('-pair-of-'));
    });
    expect(missing).toEqual([]);
  },
);
