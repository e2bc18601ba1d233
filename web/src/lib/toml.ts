import type { RuleSchema } from '../api/types';
import { isGroup } from './form';
import type { Group, Item } from './form';

/** A rule file as TOML: the keys of the file first, then each group under its name, in the order of the schema. */
export function toToml(file: Group, { groups }: Pick<RuleSchema, 'groups'>): string {
  const orders = new Map(groups.map(({ group, keys }) => [group, keys]));
  const sorted = (group: Group, place: string): [string, Item][] => {
    const order = orders.get(place) ?? [];
    const at = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    return Object.entries(group).sort(([a], [b]) => at(a) - at(b));
  };
  const lines = (group: Group, place: string) =>
    sorted(group, place).map(([key, item]) => `${keyOf(key)} = ${inline(item)}\n`);

  const head: string[] = [];
  const sections: string[] = [];
  for (const [key, item] of sorted(file, '')) {
    if (isGroup(item) && orders.has(key)) {
      sections.push(`\n[${key}]\n${lines(item, key).join('')}`);
    } else if (Array.isArray(item) && item.length > 0 && item.every(isGroup)) {
      sections.push(...item.map((one) => `\n[[${key}]]\n${lines(one, key).join('')}`));
    } else if (!(Array.isArray(item) && item.length === 0)) {
      head.push(`${keyOf(key)} = ${inline(item)}\n`);
    }
  }
  return [...head, ...sections].join('');
}

function inline(item: Item): string {
  if (typeof item === 'string') return quoted(item);
  if (Array.isArray(item)) return `[${item.map(inline).join(', ')}]`;
  if (!isGroup(item)) return String(item);
  const entries = Object.entries(item).map(([key, inner]) => `${keyOf(key)} = ${inline(inner)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function keyOf(key: string): string {
  return /^[\w-]+$/.test(key) ? key : quoted(key);
}

/** A basic string. JSON escapes all that TOML does, but for one character. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}
