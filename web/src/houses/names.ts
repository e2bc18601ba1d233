import { nameOfField, written } from '../lib/form';
import type { Item } from '../lib/form';
import { t, words } from '../state/words.svelte';

/** What a field is called. */
export function fieldName(place: string): string {
  const parts = place.split('.');
  const [group, key] = [parts.slice(0, -1).join('.'), parts.at(-1) ?? ''];
  if (group === 'exchange.price') return t('exchange-of', { count: Number(key) });
  if (/(^|\.)(sixth_)?pays$/.test(group)) return t(`hand-${key}`);
  return t(`field-${nameOfField(place)}`);
}

/** What a field means; empty where its name says it. */
export function fieldHelp(place: string): string {
  const id = `about-${nameOfField(place)}`;
  return words.text.has(id) ? t(id) : '';
}

/** What a value of a field is called. */
export function valueName(key: string, value: string): string {
  if (words.text.has(`value-${key}-${value}`)) return t(`value-${key}-${value}`);
  const ranks = /^pair-of-(.+)$/.exec(value)?.[1];
  return ranks === undefined ? t(`hand-${value}`) : t('hand-pair-of', { ranks });
}

export function flagName(value: boolean): string {
  return t(value ? 'value-true' : 'value-false');
}

/** A value as it is shown beside its field. */
export function shownValue(key: string, item: Item, isWord: boolean): string {
  if (typeof item === 'boolean') return flagName(item);
  if (isWord && typeof item === 'string') return valueName(key, item);
  return written(item);
}

/** The key of a difference as the schema knows it: side bets go by their own names there. */
export function placeOfDifference(key: string): string {
  return key.replace(/^side_bet\.[^.]+/, 'side_bet').replace(/\[\d+\]/g, '');
}
