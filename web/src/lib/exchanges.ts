import type { House } from '../api/types';

/** Exchanges from so many to so many cards that are alike. */
export type Alike = { from: number; to: number; price: string; forced: boolean };

/** Exchanges of neighbouring numbers of cards put together where they cost the same. */
export function alike(exchanges: House['exchange']): Alike[] {
  const groups: Alike[] = [];
  for (const { cards, price, forces_bet: forced } of exchanges) {
    const last = groups.at(-1);
    if (last?.to === cards - 1 && last.price === price && last.forced === forced) last.to = cards;
    else groups.push({ from: cards, to: cards, price, forced });
  }
  return groups;
}
