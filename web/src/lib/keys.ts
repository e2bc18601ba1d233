/** What a key asks for. */
export type Command =
  | 'deal'
  | 'change-stakes'
  | 'fold'
  | 'play'
  | 'sixth'
  | 'exchange'
  | 'insure'
  | 'no-insurance'
  | 'buy-game'
  | 'keep'
  | 'toggle-advice'
  | 'help'
  | 'escape'
  | { select: number };

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

// By the place of the key, so that they work whatever alphabet the keyboard writes.
const commands: Record<string, Command> = {
  KeyD: 'deal',
  KeyC: 'change-stakes',
  KeyF: 'fold',
  KeyP: 'play',
  KeyS: 'sixth',
  KeyE: 'exchange',
  KeyI: 'insure',
  KeyN: 'no-insurance',
  KeyG: 'buy-game',
  KeyK: 'keep',
  KeyA: 'toggle-advice',
  Escape: 'escape',
};

/** The keys that the help lists, with the command each stands for. */
export const listedKeys: readonly (readonly [string, string])[] = [
  ['D', 'deal'],
  ['C', 'change-stakes'],
  ['1–6', 'select'],
  ['E', 'exchange'],
  ['S', 'sixth'],
  ['P', 'play'],
  ['F', 'fold'],
  ['I', 'insure'],
  ['N', 'no-insurance'],
  ['G', 'buy-game'],
  ['K', 'keep'],
  ['A', 'toggle-advice'],
  ['?', 'help'],
  ['Esc', 'escape'],
];

/** The command of a key, or none. */
export function commandOf(pressed: Pressed): Command | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  // Persian and Arabic keyboards write their own question mark; those of other alphabets have it elsewhere.
  if (['?', '؟'].includes(pressed.key) || (pressed.shiftKey && pressed.code === 'Slash')) return 'help';
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(pressed.code);
  return digit ? { select: Number(digit[1]) - 1 } : commands[pressed.code];
}

/** Whether a key pressed there is meant for what is written, and not for the table. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), select, textarea') !== null;
}
