const RANKS = '23456789TJQKA';

/** Cards, the highest first; those of one rank stay in the order given. */
export function byRank(cards: readonly string[]): string[] {
  return cards.toSorted((a, b) => RANKS.indexOf(b[0] ?? '') - RANKS.indexOf(a[0] ?? ''));
}
