import { expect, test } from 'vitest';
import { ruleSchema } from '../testing/rules';
import { blank, fieldsOf, formOf, isAt, nameOfField, numberOf, numbersOf, withItem } from './form';
import type { Field, Kind } from './form';

const fields = fieldsOf(ruleSchema);

function find(place: string): Field {
  const inner = ({ kind }: Field): Field[] => {
    if (kind.is === 'group' || kind.is === 'list') return kind.fields;
    if (kind.is !== 'either') return [];
    return kind.others.flatMap((other) => (other.kind.is === 'group' ? other.kind.fields : []));
  };
  const all = (some: Field[]): Field[] => some.flatMap((field) => [field, ...all(inner(field))]);
  const found = all(fields).find((field) => field.place === place);
  if (!found) throw new Error(place);
  return found;
}

function either(place: string): Extract<Kind, { is: 'either' }> {
  const { kind } = find(place);
  if (kind.is !== 'either') throw new Error(kind.is);
  return kind;
}

test('what can have one value only is no field, and the order is that of the file', () => {
  const keys = fields.map(({ key }) => key);
  for (const fixed of ['format', 'pack', 'ranking']) expect(keys).not.toContain(fixed);
  const known = ['name', 'title', 'table', 'limits', 'dealer', 'bet', 'exchange', 'side_bet'];
  expect(keys.filter((key) => known.includes(key))).toEqual(known);
  expect(fields[0]).toMatchObject({ key: 'name', required: true, kind: { is: 'text' } });
});

test('each value of the schema has a field of its kind', () => {
  expect(find('bet.multiple').kind).toEqual({ is: 'integer', least: 1, most: 100 });
  expect(find('bet.ante_on_win').kind).toEqual({
    is: 'choice',
    options: ['returned', 'paid', 'paid-unless-bought'],
  });
  expect(find('table.adjacent').kind).toEqual({ is: 'flag' });
  expect(find('sixth.price').kind).toEqual({ is: 'amount' });
  expect(find('exchange.next_price').kind).toEqual({ is: 'amounts' });
  expect(find('exchange.forced_bet').kind).toEqual({ is: 'several', options: [1, 2, 3, 4, 5] });
  expect(find('table.blind_may').kind).toEqual({
    is: 'several',
    options: ['insure', 'buy-game', 'buy-ahead'],
  });
  expect(find('title').kind).toEqual({ is: 'texts' });
  expect(find('dealer.qualifier').kind).toMatchObject({ is: 'choice' });
  expect(find('side_bet').kind.is).toBe('list');
  expect(find('bet.pays').kind.is).toBe('group');
  expect(find('bet.pays.royal-flush').kind).toMatchObject({ is: 'integer', most: 1_000_000 });
});

test('a value of several forms is told by what it is', () => {
  const payout = either('limits.payout');
  expect(payout.others.map(({ name }) => name)).toEqual(['most', 'ratio']);
  expect(formOf({ ratio: 50 }, payout)).toBe(1);
  expect(formOf({ most: 50, of: 'box' }, payout)).toBe(0);
  expect(formOf(undefined, payout)).toBeUndefined();
  const blind = either('table.blind');
  expect(formOf('rest', blind)).toBe('rest');
  expect(formOf(3, blind)).toBe(0);
  const sixth = either('bonus.sixth_pays');
  expect(formOf('void', sixth)).toBe('void');
  expect(formOf({}, sixth)).toBe(0);
  expect(blank(blind.others[0]!)).toBe(1);
  expect(blank(sixth.others[0]!)).toEqual({});
  expect(blank(either('dealer.no_game').others[0]!)).toEqual({ returned_below: 'ace-king' });
});

test('side bets share the names of their fields', () => {
  expect(nameOfField('bonus.pays')).toBe('side-pays');
  expect(nameOfField('side_bet.stake.most')).toBe('stake-most');
  expect(nameOfField('side_bet.stake')).toBe('side-stake');
  expect(nameOfField('limits.ante.least')).toBe('limits-ante-least');
  expect(nameOfField('name')).toBe('name');
});

test('what is written is read as a number where it is one', () => {
  expect(numberOf(' 12 ')).toBe(12);
  expect(numberOf('۱۲')).toBe(12);
  expect(numberOf('٣/٢')).toBe('3/2');
  expect(numberOf('many')).toBe('many');
  expect(numberOf(' ')).toBeUndefined();
  expect(numbersOf('2، 5/2, 3')).toEqual([2, '5/2', 3]);
  expect(numbersOf(' ,')).toBeUndefined();
});

test('a fault is told at the field that holds its key', () => {
  expect(isAt('bet.pays.pair', 'bet.pays.pair', true)).toBe(true);
  expect(isAt('exchange.forced_bet[1]', 'exchange.forced_bet', true)).toBe(true);
  expect(isAt('bet.pays.pair', 'bet.pays', false)).toBe(false);
  expect(isAt('bet.pays', 'bet.pay', true)).toBe(false);
});

test('a value is put under its key or taken away', () => {
  expect(withItem({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 });
  expect(withItem({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
});
