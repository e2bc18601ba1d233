import type { Digits } from '../i18n/numbers';
import type { Stake } from '../lib/stakes';

/** What a player has chosen about the page; kept in this browser only. */
export type Preferences = {
  /** A language tag; empty is what the browser asks for. */
  language: string;
  digits: Digits;
  deck: 'two-colour' | 'four-colour';
  theme: 'system' | 'light' | 'dark';
  /** Whether the page is silent until it is asked, grades each decision, or says what the options are worth first. */
  mode: 'play' | 'practice' | 'advice';
  sound: 'off' | 'on';
  /** Whether the page has shown what lies where. */
  toured: boolean;
  /** The player's own words for the shuffle. */
  ownWords: string;
  /** The name of the rules last played by; empty is the first that there are. */
  rules: string;
  /** The last stakes, by the name of the rules. */
  stakes: Record<string, Stake[]>;
  /** The player's own rule files, by their names. */
  own: Record<string, string>;
};

const KEY = 'tuz.preferences';

const choices = {
  digits: ['latin', 'native'],
  deck: ['two-colour', 'four-colour'],
  theme: ['system', 'light', 'dark'],
  mode: ['play', 'practice', 'advice'],
  sound: ['off', 'on'],
} as const;

const usual: Preferences = {
  language: '',
  digits: 'latin',
  deck: 'two-colour',
  theme: 'system',
  mode: 'advice',
  sound: 'off',
  toured: false,
  ownWords: '',
  rules: '',
  stakes: {},
  own: {},
};

/** What was kept, with the usual choice for everything that is missing or spoilt. */
export function read(kept: string | null): Preferences {
  const found = parse(kept);
  const choice = <K extends keyof typeof choices>(key: K): Preferences[K] =>
    (choices[key] as readonly unknown[]).includes(found[key]) ? (found[key] as Preferences[K]) : usual[key];
  const word = (key: 'language' | 'ownWords' | 'rules') => (typeof found[key] === 'string' ? found[key] : '');
  return {
    language: word('language'),
    digits: choice('digits'),
    deck: choice('deck'),
    theme: choice('theme'),
    mode: choice('mode'),
    sound: choice('sound'),
    toured: found.toured === true,
    ownWords: word('ownWords'),
    rules: word('rules'),
    stakes: Object.fromEntries(
      Object.entries(found.stakes ?? {}).filter(
        ([, stakes]) => Array.isArray(stakes) && stakes.every(isStake),
      ),
    ),
    own: Object.fromEntries(Object.entries(found.own ?? {}).filter(([, text]) => typeof text === 'string')),
  };
}

function parse(kept: string | null): Partial<Preferences> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isStake(value: unknown): value is Stake {
  const stake = value as Partial<Stake> | null;
  return (
    typeof stake?.place === 'number' &&
    typeof stake.ante === 'number' &&
    typeof stake.sides === 'object' &&
    typeof stake.sixth === 'boolean' &&
    typeof stake.insurance === 'number'
  );
}

export const preferences: Preferences = $state(read(localStorage.getItem(KEY)));

/** Keeps every choice from now on, as long as the component that calls this lives. */
export function keepPreferences(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(preferences)));
}
