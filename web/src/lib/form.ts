import type { RuleSchema } from '../api/types';

/** A value in a rule file. */
export type Item = string | number | boolean | Item[] | { [key: string]: Item };

/** A group of a rule file: what stands under its keys. */
export type Group = { [key: string]: Item };

/** What a field takes. */
export type Kind =
  | { is: 'text' }
  | { is: 'flag' }
  | { is: 'integer'; least: number | undefined; most: number | undefined }
  /** A whole number or a fraction. */
  | { is: 'amount' }
  | { is: 'amounts' }
  | { is: 'choice'; options: string[] }
  | { is: 'several'; options: (string | number)[] }
  /** Texts by language. */
  | { is: 'texts' }
  | { is: 'group'; fields: Field[] }
  | { is: 'list'; fields: Field[] }
  /** One of some words, or something else under a name. */
  | { is: 'either'; words: string[]; others: { name: string; kind: Kind }[] };

/** A field of the form. */
export type Field = {
  key: string;
  /** Where it stands in any file, as `side_bet.stake.most`. */
  place: string;
  kind: Kind;
  required: boolean;
};

/** A node of a JSON Schema, as far as schemas of rule files go. */
type Node = {
  $ref?: string;
  $defs?: Record<string, Node>;
  const?: unknown;
  enum?: string[];
  anyOf?: Node[];
  oneOf?: Node[];
  type?: string;
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  required?: string[];
  items?: Node;
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

/** What others have printed about a house, which a copy that was changed says nothing of. */
const PUBLISHED = 'published';

/** So many whole numbers are ticked off rather than written. */
const FEW = 9;

/** The fields of a rule file, made from its schema; those that can have one value only are left out. */
export function fieldsOf({ schema, groups, hands }: RuleSchema): Field[] {
  const root = schema as Node;
  const orders = new Map(groups.map(({ group, keys }) => [group, keys]));

  function resolved(node: Node): Node {
    const name = node.$ref?.split('/').at(-1);
    const named = name === undefined ? undefined : root.$defs?.[name];
    return named ? resolved(named) : node;
  }

  function fields(node: Node, place: string): Field[] {
    const required = new Set(node.required);
    const order = orders.get(place) ?? hands;
    const at = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
    return Object.entries(node.properties ?? {})
      .sort(([a], [b]) => at(a) - at(b))
      .flatMap(([key, inner]) => {
        const within = place === '' ? key : `${place}.${key}`;
        const kind = kindOf(resolved(inner), within);
        return kind && within !== PUBLISHED
          ? [{ key, place: within, kind, required: required.has(key) }]
          : [];
      });
  }

  function kindOf(node: Node, place: string): Kind | undefined {
    if (node.const !== undefined) return undefined;
    if (node.enum) return { is: 'choice', options: node.enum };
    const branches = (node.anyOf ?? node.oneOf)?.map(resolved);
    if (branches) return either(branches, place);
    switch (node.type) {
      case 'boolean':
        return { is: 'flag' };
      case 'integer':
        return { is: 'integer', least: node.minimum, most: node.maximum };
      case 'string':
        return { is: 'text' };
      case 'array':
        return node.items && listed(resolved(node.items), place);
      case 'object':
        return typeof node.additionalProperties === 'object'
          ? { is: 'texts' }
          : { is: 'group', fields: fields(node, place) };
      default:
        return undefined;
    }
  }

  function listed(item: Node, place: string): Kind | undefined {
    if (item.type === 'object') return { is: 'list', fields: fields(item, place) };
    const kind = kindOf(item, place);
    if (kind?.is === 'choice') return { is: 'several', options: kind.options };
    if (kind?.is === 'amount') return { is: 'amounts' };
    if (kind?.is !== 'integer') return undefined;
    const { least = 0, most = Infinity } = kind;
    if (most - least >= FEW) return undefined;
    return { is: 'several', options: Array.from({ length: most - least + 1 }, (_, place) => least + place) };
  }

  function either(branches: Node[], place: string): Kind {
    if (branches.every(({ type, pattern }) => type === 'integer' || (type === 'string' && pattern))) {
      return { is: 'amount' };
    }
    const words = branches.flatMap((branch) => wordsOf(branch));
    const others = branches
      .filter((branch) => wordsOf(branch).length === 0)
      .flatMap((branch) => {
        const kind = kindOf(branch, place);
        return kind ? [{ name: nameOf(branch), kind }] : [];
      });
    return others.length === 0 ? { is: 'choice', options: words } : { is: 'either', words, others };
  }

  function wordsOf(node: Node): string[] {
    if (typeof node.const === 'string') return [node.const];
    return (node.oneOf ?? []).map(resolved).flatMap((branch) => wordsOf(branch));
  }

  return fields(root, '');
}

/** What one of several forms of a value is called in messages. */
function nameOf({ type, required }: Node): string {
  return type === 'integer' ? 'count' : (required?.[0] ?? 'table');
}

/** The name of a field in messages: fields of side bets, and what may be staked on them, share theirs. */
export function nameOfField(place: string): string {
  const parts = place.split('.');
  const isSide = parts.length > 1 && ['bonus', 'side_bet'].includes(parts[0] ?? '');
  if (isSide && parts[1] === 'stake' && parts.length > 2) return parts.slice(1).join('-');
  return (isSide ? ['side', ...parts.slice(1)] : parts).join('-');
}

/** Which form of a value it has: one of the words, the place of another form, or nothing where it is left out. */
export function formOf(
  item: Item | undefined,
  { words, others }: Extract<Kind, { is: 'either' }>,
): string | number | undefined {
  if (item === undefined) return undefined;
  if (typeof item === 'string' && words.includes(item)) return item;
  const fits = others.findIndex(({ name, kind }) =>
    kind.is === 'group' ? isGroup(item) && (name === 'table' || name in item) : !isGroup(item),
  );
  return fits < 0 ? undefined : fits;
}

/** What a form of a value begins with. */
export function blank({ name, kind }: { name: string; kind: Kind }): Item {
  if (kind.is === 'integer') return kind.least ?? 0;
  if (kind.is !== 'group') return '';
  const first = kind.fields.find(({ key }) => key === name);
  if (!first) return {};
  const { kind: inner } = first;
  if (inner.is === 'choice') return { [name]: inner.options.at(-1) ?? '' };
  return { [name]: inner.is === 'integer' ? (inner.most ?? 0) : '' };
}

/** A group with another value under a key, or none. */
export function withItem(group: Group, key: string, item: Item | undefined): Group {
  if (item !== undefined) return { ...group, [key]: item };
  return Object.fromEntries(Object.entries(group).filter(([other]) => other !== key));
}

/** What somebody has written as a number of antes or a whole number; as it was written where it is neither. */
export function numberOf(written: string): Item | undefined {
  const text = latin(written).trim();
  if (text === '') return undefined;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** Numbers with commas between. */
export function numbersOf(written: string): Item[] | undefined {
  const items = written.split(/[,،;]/).flatMap((part) => numberOf(part) ?? []);
  return items.length === 0 ? undefined : items;
}

/** A value as it stands in a field that is written in. */
export function written(item: Item | undefined): string {
  if (item === undefined) return '';
  return Array.isArray(item) ? item.map(written).join(', ') : String(item as string | number | boolean);
}

export function isGroup(item: Item | undefined): item is Group {
  return typeof item === 'object' && !Array.isArray(item);
}

/** The digits of Persian and Arabic, and of Thai, as Latin ones. */
function latin(text: string): string {
  return text.replace(/[٠-٩۰-۹๐-๙]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = [0x660, 0x6f0, 0xe50].find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}

/** Whether a fault of a key is to be told at this field: at its own, or at the field that holds the key. */
export function isAt(key: string, path: string, holds: boolean): boolean {
  return key === path || (holds && (key.startsWith(`${path}.`) || key.startsWith(`${path}[`)));
}
