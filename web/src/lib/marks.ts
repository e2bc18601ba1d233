import type { Combination } from '../api/types';

/** Which of the two combinations a card belongs to. */
export type Mark = { first: boolean; second: boolean };

/** The marks of a card under the combinations of its hand. */
export function markOf(card: string | null, combinations: readonly Combination[]): Mark {
  const holds = (at: number) => card !== null && (combinations[at]?.cards.includes(card) ?? false);
  return { first: holds(0), second: holds(1) };
}
