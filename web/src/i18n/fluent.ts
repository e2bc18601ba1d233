import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentFunction, FluentValue } from '@fluent/bundle';

import { cardParts, printCard } from './cards';
import { fraction, Numbers } from './numbers';
import type { Digits } from './numbers';
import { argsOf } from './reasons';
import type { Args, Reason } from './reasons';

/** A language as its own file describes it. */
export type Language = {
  tag: string;
  name: string;
  direction: 'ltr' | 'rtl';
  /** The Unicode name of its own digits. */
  digits: string;
  /** Words that a browser would break in the wrong place, where lines end between words without spaces. */
  unbroken: string[];
};

const descriptions = import.meta.glob<string>('../../../locales/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

// What rules say comes from the server, and terminal.ftl is for the commands.
const files = import.meta.glob<string>(['../../../locales/*/{core,page,houses}.ftl'], {
  query: '?raw',
  import: 'default',
});

/** Every language there is, by tag. */
export const languages: Language[] = Object.entries(descriptions)
  .map(([path, text]) => describe(tagOf(path), text))
  .sort((a, b) => a.tag.localeCompare(b.tag, 'en'));

/** The first language of the wish list that there is, by tag or by its part before the hyphen; else English. */
export function choose(wanted: readonly string[]): Language {
  const known = (tag: string | undefined) => languages.find((language) => language.tag === tag);
  for (const tag of wanted) {
    const language = known(tag) ?? known(tag.split('-')[0]);
    if (language) return language;
  }
  return known('en') ?? describe('en', '');
}

/** Loads the messages of one language. */
export async function load(language: Language, digits: Digits = 'latin'): Promise<Text> {
  const own = Object.entries(files).filter(([path]) => tagOf(path) === language.tag);
  return new Text(language, await Promise.all(own.map(([, read]) => read())), digits);
}

/** The language that a `language.ftl` describes. */
export function describe(tag: string, file: string): Language {
  const bundle = new FluentBundle(tag);
  bundle.addResource(new FluentResource(file));
  const direction = plain(bundle, 'language-direction') === 'rtl' ? 'rtl' : 'ltr';
  return {
    tag,
    name: plain(bundle, 'language-name') ?? tag,
    direction,
    digits: plain(bundle, 'language-digits') ?? 'latn',
    unbroken: plain(bundle, 'language-unbroken')?.split(' ') ?? [],
  };
}

const letters = new Intl.Segmenter();

/** A mark that runs from right to left and takes no room. */
const RIGHT_TO_LEFT = '\u200f';

/**
 * Whether a text consists of several parts that are all kept apart, so that none says which way they follow each other:
 * within another text it would run from left to right.
 */
function isWithoutDirection(text: string): boolean {
  let depth = 0;
  let parts = 0;
  for (const letter of text) {
    if (letter >= '\u2066' && letter <= '\u2068') {
      if (depth === 0) parts += 1;
      depth += 1;
    } else if (letter === '\u2069') depth -= 1;
    else if (depth === 0 && /\p{L}/u.test(letter)) return false;
  }
  return parts > 1;
}

/** The messages of one language. */
export class Text {
  readonly language: Language;
  readonly numbers: Numbers;
  private readonly bundle: FluentBundle;

  /** `isolated` puts arguments between U+2068 and U+2069, so that their direction does not turn the sentence. */
  constructor(language: Language, sources: readonly string[], digits: Digits = 'latin', isolated = true) {
    this.language = language;
    this.numbers = new Numbers(language.tag, language.digits, digits);
    this.bundle = new FluentBundle(language.tag, {
      functions: this.functions(isolated),
      useIsolating: isolated,
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(this.held(source)));
  }

  /** A text whose unbroken words are held together by U+2060. */
  held(text: string): string {
    return this.language.unbroken.reduce(
      (held, word) =>
        held.replaceAll(word, [...letters.segment(word)].map(({ segment }) => segment).join('\u2060')),
      text,
    );
  }

  /** A message with its arguments filled in. What is missing shows as its name. */
  say(id: string, args: Args = {}): string {
    return this.attempt(id, args).text;
  }

  /** The names of all messages. */
  ids(): string[] {
    return [...this.bundle._messages.keys()];
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** As `say`, with everything that was missing or wrong. */
  attempt(id: string, args: Args = {}): { text: string; faults: Error[] } {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return { text: id, faults: [new Error(`there is no message \`${id}\``)] };
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, faults);
    const turned = this.language.direction === 'rtl' && isWithoutDirection(text);
    return { text: turned ? RIGHT_TO_LEFT + text : text, faults };
  }

  /** A reason of a family (`refusal`, `question`, `unserved`) as a sentence. */
  reason(family: string, reason: Reason): string {
    const { name, args } = argsOf(reason);
    return this.say(`${family}-${name}`, args);
  }

  /** A card as it is printed: `A♠`. */
  card(card: string): string {
    return printCard(card, this.numbers, (id) => this.word(id));
  }

  /** A card as it is read aloud: `ace of spades`. */
  cardName(card: string): string {
    const { rank, suit } = cardParts(card);
    return this.say('card-name', { rank, suit });
  }

  /** The name of a bet, or of another line of a settlement; a house's own bets are called by their own names. */
  bet(name: string): string {
    return plain(this.bundle, `line-${name}`) ?? name;
  }

  private word(id: string): string {
    const text = plain(this.bundle, id);
    if (text === undefined) throw new RangeError(`there is no plain message \`${id}\``);
    return text;
  }

  private functions(isolated: boolean): Record<string, FluentFunction> {
    const { numbers } = this;
    const whole: FluentFunction = ([number]) => numbers.whole(numberOf(number));
    // Cards keep the order of the table, also where the text runs from right to left.
    const island = (text: string) =>
      isolated && this.language.direction === 'rtl' ? `\u2066${text}\u2069` : text;
    return {
      CHIPS: whole,
      COUNT: whole,
      PLACE: ([number]) => numbers.whole(numberOf(number) + 1),
      ANTES: ([number], { digits, sign }) =>
        numbers.decimal(numberOf(number), optional(digits), sign === 'always'),
      PERCENT: ([share], { digits }) => numbers.percent(numberOf(share), optional(digits)),
      CARD: ([card]) => island(this.card(textOf(card))),
      CARDS: ([cards]) =>
        island(
          textOf(cards)
            .split(' ')
            .map((card) => this.card(card))
            .join(' '),
        ),
      WORD: ([family, name]) => this.word(`${textOf(family)}-${textOf(name)}`),
      BET: ([name]) => this.bet(textOf(name)),
    };
  }
}

/** The text of a message without arguments. */
function plain(bundle: FluentBundle, id: string): string | undefined {
  const value = bundle.getMessage(id)?.value;
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: FluentValue | undefined): number {
  const number = value instanceof FluentNumber ? value.value : fraction(textOf(value));
  if (!Number.isFinite(number)) throw new RangeError('not a number');
  return number;
}

function optional(value: FluentValue | undefined): number | undefined {
  return value === undefined ? undefined : numberOf(value);
}

function textOf(value: FluentValue | undefined): string {
  if (typeof value !== 'string') throw new RangeError('not a text');
  return value;
}

function tagOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}
