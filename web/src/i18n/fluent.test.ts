import { expect, test } from 'vitest';

import snapshot from '../../../crates/i18n/tests/snapshots/reasons__reasons.snap?raw';
import { choose, describe, languages, load, Text } from './fluent';
import type { Args, Reason } from './reasons';

/** What the programs say of each reason. */
type Said = { family: string; reason: Reason; said: Record<string, string> };
const said = JSON.parse(snapshot.slice(snapshot.indexOf('\n---\n') + 5)) as Said[];

const letters = 'rank-letter-ace = A\nrank-letter-king = K\n';

/** Without the marks that keep directions apart and words together. */
function bare(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u2060\u2066-\u2069]/g, '');
}

test.each(languages.map(({ tag }) => tag))('reasons sound as in the programs: %s', async (tag) => {
  const text = await load(choose([tag]));
  expect(said.length).toBeGreaterThan(60);
  for (const one of said) expect(bare(text.reason(one.family, one.reason))).toBe(one.said[tag]);
});

test('languages describe themselves', () => {
  expect(languages.map(({ tag, name, direction }) => [tag, name, direction])).toEqual(
    expect.arrayContaining([
      ['ar', 'العربية', 'rtl'],
      ['en', 'English', 'ltr'],
      ['fa', 'فارسی', 'rtl'],
      ['ru', 'Русский', 'ltr'],
      ['th', 'ไทย', 'ltr'],
    ]),
  );
  expect(
    describe('fa', 'language-name = فارسی\nlanguage-direction = rtl\nlanguage-digits = arabext\n'),
  ).toEqual({
    tag: 'fa',
    name: 'فارسی',
    direction: 'rtl',
    digits: 'arabext',
    unbroken: [],
  });
  expect(describe('xx', 'language-unbroken = ab cd\n')).toEqual({
    tag: 'xx',
    name: 'xx',
    direction: 'ltr',
    digits: 'latn',
    unbroken: ['ab', 'cd'],
  });
});

test('a language is chosen by wish', () => {
  expect(choose(['ru']).tag).toBe('ru');
  expect(choose(['xx', 'ru-RU', 'en']).tag).toBe('ru');
  expect(choose(['en-GB', 'ru']).tag).toBe('en');
  expect(choose([]).tag).toBe('en');
});

test('what is filled in is isolated', async () => {
  const text = await load(choose(['en']));
  expect(text.say('refusal-ante-too-low', { ante: 5, least: 1000 })).toBe(
    'An ante of \u20685\u2069 is below the least of \u20681,000\u2069.',
  );
});

test('hands keep their order in a line from right to left', () => {
  const persian = choose(['fa']);
  const sources = [`${letters}held = a { CARDS($cards) } b\nprice = { CHIPS($n) }\n`];
  expect(new Text(persian, sources).say('held', { cards: 'As Td' })).toBe(
    'a \u2068\u2066A♠ 10♦\u2069\u2069 b',
  );
  const native = new Text(persian, sources, 'native');
  expect(bare(native.say('held', { cards: 'As Td' }))).toBe('a A♠ ۱۰♦ b');
  expect(native.say('price', { n: -1234 })).toBe('\u200e−۱٬۲۳۴');
});

test('what has no direction of its own gets that of the language', () => {
  const sources = ['pay = { $name } { $text }\nnamed = دست { $name }\nalone = { $name }\n'];
  const args = { name: 'فلاش', text: '5' };
  const persian = new Text(choose(['fa']), sources);
  expect(persian.say('pay', args)).toBe('\u200f\u2068فلاش\u2069 \u20685\u2069');
  expect(persian.say('named', args)).toBe('دست \u2068فلاش\u2069');
  expect(persian.say('alone', args)).toBe('فلاش');
  expect(new Text(choose(['en']), sources).say('pay', args)).toBe('\u2068فلاش\u2069 \u20685\u2069');
});

test('words that a browser breaks in the wrong place are held together', () => {
  const thai = choose(['th']);
  expect(thai.unbroken).toContain('ดีลเลอร์');
  const text = new Text(thai, ['dealer = ไพ่ของดีลเลอร์\n']);
  expect(text.say('dealer')).toBe('ไพ่ของดี\u2060ล\u2060เ\u2060ล\u2060อ\u2060ร์');
  expect(new Text(choose(['en']), ['dealer = dealer\n']).say('dealer')).toBe('dealer');
});

test('functions take options', () => {
  const sources = ['worth = { ANTES($x, digits: 2, sign: "always") }\nshare = { PERCENT($x, digits: 2) }\n'];
  const text = new Text(choose(['ru']), sources);
  expect(text.say('worth', { x: 0.125 })).toBe('+0,13');
  expect(text.say('worth', { x: '-3/2' })).toBe('-1,50');
  expect(text.say('worth', { x: -0.001 })).toBe('0,00');
  expect(text.say('share', { x: 0.0531 })).toBe('5,31\u00a0%');
});

test('cards are printed and read aloud', async () => {
  const english = await load(choose(['en']));
  const russian = await load(choose(['ru']));
  expect(['As', 'Td'].map((card) => english.card(card))).toEqual(['A♠', '10♦']);
  expect(['As', 'Jh', '7c'].map((card) => russian.card(card))).toEqual(['Т♠', 'В♥', '7♣']);
  expect(bare(english.cardName('As'))).toBe('ace of spades');
  expect(bare(russian.cardName('Jh'))).toBe('валет червей');
  for (const wrong of ['', 'A', 'Asx', '1s', 'Ax', 'constructor']) {
    expect(() => english.card(wrong), wrong).toThrow(RangeError);
  }
});

test('what is missing shows and is told', async () => {
  const text = await load(choose(['en']));
  expect(text.say('unheard-of')).toBe('unheard-of');
  const wrong: Args[] = [{}, { value: 'x' }, { value: '1/0' }];
  for (const args of wrong) {
    const { faults, text: shown } = text.attempt('refusal-box-twice', args);
    expect(faults.length, shown).toBeGreaterThan(0);
  }
  expect(text.attempt('refusal-box-twice', { value: 0 }).faults).toEqual([]);
});
