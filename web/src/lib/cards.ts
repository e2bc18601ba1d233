const RANKS = '23456789TJQKA';

/** Cards, the highest first; those of one rank stay in the order given. */
export function byRank(cards: readonly string[]): string[] {
  return cards.toSorted((a, b) => RANKS.indexOf(b[0] ?? '') - RANKS.indexOf(a[0] ?? ''));
}

const PLURALS: Record<string, string> = {
  '2': 'twos',
  '3': 'threes',
  '4': 'fours',
  '5': 'fives',
  '6': 'sixes',
  '7': 'sevens',
  '8': 'eights',
  '9': 'nines',
  T: 'tens',
  J: 'jacks',
  Q: 'queens',
  K: 'kings',
  A: 'aces',
};

/** What several cards of a rank are called in messages and rule files, such as `aces`. */
export function pluralOf(rank: string): string {
  return PLURALS[rank] ?? rank;
}
