import type { FluentVariable } from '@fluent/bundle';

/** What a message is filled with. Cards are texts as in JSON: `As`, or several with spaces between. */
export type Args = Record<string, FluentVariable>;

/** Why something is refused, as the server tells it: a name, or a name with figures. */
export type Reason = string | Record<string, unknown>;

/**
 * Name and arguments of a reason. `"no-boxes"` has none; `{"unknown-player": 0}` has `value`; the fields of
 * `{"box-taken": {"box": 1, "owner": 0}}` are the arguments. A list becomes one text with spaces between.
 */
export function argsOf(reason: Reason): { name: string; args: Args } {
  if (typeof reason === 'string') return { name: reason, args: {} };
  const [name, content] = Object.entries(reason)[0] ?? ['', null];
  const fields = isRecord(content) ? content : { value: content };
  const args = Object.entries(fields)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, argument(value)] as const);
  return { name, args: Object.fromEntries(args) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function argument(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(argument).join(' ') : JSON.stringify(value);
}
