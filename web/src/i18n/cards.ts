import type { Numbers } from './numbers';

const ranks = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
} as const;

const suits = {
  c: { name: 'clubs', sign: '♣' },
  d: { name: 'diamonds', sign: '♦' },
  h: { name: 'hearts', sign: '♥' },
  s: { name: 'spades', sign: '♠' },
} as const;

/** Rank and suit of a card as it stands in JSON, such as `As`, by the names that messages know. */
export function cardParts(card: string): { rank: string; suit: string; sign: string } {
  const [letter = '', suit = ''] = card;
  if (card.length !== 2 || !(letter in ranks) || !(suit in suits)) {
    throw new RangeError(`\`${card}\` is no card`);
  }
  const { name, sign } = suits[suit as keyof typeof suits];
  return { rank: ranks[letter as keyof typeof ranks], suit: name, sign };
}

/** A card as it is printed in a language: the rank's letter or number, and the sign of the suit. */
export function printCard(card: string, numbers: Numbers, word: (id: string) => string): string {
  const { rank, sign } = cardParts(card);
  const number = Object.values(ranks).indexOf(rank as (typeof ranks)[keyof typeof ranks]) + 2;
  return (number > 10 ? word(`rank-letter-${rank}`) : numbers.whole(number)) + sign;
}
