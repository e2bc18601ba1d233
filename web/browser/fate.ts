import { createHash } from 'node:crypto';
import { check } from '../src/lib/fair.js';

/** What the server draws its shuffles from, 64 hexadecimal digits; so every deal is known before. */
export const SECRET = '07'.repeat(32);

/** The cards of a round, as they come. */
export type Cards = {
  boxes: string[][];
  /** The last of them lies open. */
  dealer: string[];
  /** What is bought later, first to come first. */
  rest: string[];
};

/** A player's own words that bring about the wanted cards, and these cards. */
export async function findWords(
  nonce: number,
  boxes: number,
  wanted: (cards: Cards) => boolean,
): Promise<{ words: string; cards: Cards }> {
  for (let tries = 0; tries < 20_000; tries += 1) {
    const words = `w${tries}`;
    const cards = dealt(await pack(nonce, words), boxes);
    if (wanted(cards)) return { words, cards };
  }
  throw new Error('no words bring about such cards');
}

async function pack(nonce: number, words: string): Promise<string[]> {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(nonce));
  const seed = createHash('sha256').update(Buffer.from(SECRET, 'hex')).update(number).digest('hex');
  return (await check({ commitment: '', seed, nonce, playerSeed: words })).order;
}

/** One card at a time in turn, the dealer last. */
function dealt(pack: string[], boxes: number): Cards {
  const hands = boxes + 1;
  const hand = (at: number) => pack.slice(0, 5 * hands).filter((_, place) => place % hands === at);
  return {
    boxes: Array.from({ length: boxes }, (_, box) => hand(box)),
    dealer: hand(boxes),
    rest: pack.slice(5 * hands),
  };
}

const RANKS = '23456789TJQKA';

/** How often each rank stands in these cards, most often first. */
function repeats(cards: string[]): number[] {
  const counts = [...RANKS].map((rank) => cards.filter((card) => card.startsWith(rank)).length);
  return counts.filter((count) => count > 0).sort((a, b) => b - a);
}

/** Whether five cards are ace-king or better. */
export function isGame(cards: string[]): boolean {
  const places = cards.map((card) => RANKS.indexOf(card[0]!)).sort((a, b) => a - b);
  const straight = places.every((place, at) => place === places[0]! + at) || places.join() === '0,1,2,3,12';
  const flush = new Set(cards.map((card) => card[1])).size === 1;
  const aceKing = places.includes(12) && places.includes(11);
  return repeats(cards)[0]! > 1 || straight || flush || aceKing;
}

/** Whether five cards are three of a kind and not more. */
export function isThree(cards: string[]): boolean {
  return repeats(cards).join() === '3,1,1';
}

/** What the dealer holds once his game is bought by rules that throw away his highest card. */
export function withNewCard({ dealer, rest }: Cards): string[] {
  const highest = dealer.toSorted((a, b) => RANKS.indexOf(b[0]!) - RANKS.indexOf(a[0]!))[0];
  return [...dealer.filter((card) => card !== highest), rest[0]!];
}
