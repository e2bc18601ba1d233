/** Where a card lies on the board of a spot. */
export type Place = 'hand' | 'up' | 'seen' | 'discards';

/** A spot made by hand: cards by where they lie, in the order in which they were put there. */
export type Spot = Record<Place, readonly string[]>;

export const places = ['hand', 'up', 'seen', 'discards'] as const;

/** How many cards may lie there. */
const MOST: Record<Place, number> = { hand: 6, up: 1, seen: 35, discards: 5 };

const RANKS = 'AKQJT98765432';
const SUITS = 'shdc';

/** Every card, by suit and from the ace down. */
export const pack: readonly (readonly string[])[] = [...SUITS].map((suit) =>
  [...RANKS].map((rank) => rank + suit),
);

export const empty: Spot = { hand: [], up: [], seen: [], discards: [] };

/** Puts a card somewhere, or takes it away from where it lies. The dealer’s card makes way for another one. */
export function toggle(spot: Spot, card: string, to: Place): Spot {
  const from = placeOf(spot, card);
  const without = from ? { ...spot, [from]: spot[from].filter((other) => other !== card) } : spot;
  if (from) return without;
  if (to === 'up') return { ...without, up: [card] };
  return without[to].length < MOST[to] ? { ...without, [to]: [...without[to], card] } : without;
}

export function placeOf(spot: Spot, card: string): Place | undefined {
  return places.find((place) => spot[place].includes(card));
}

/** Whether it can be asked what its options are worth. */
export function isWhole({ hand, up, discards }: Spot): boolean {
  return up.length === 1 && (hand.length === 5 || (hand.length === 6 && discards.length === 0));
}

/** A spot in the part of an address behind the `#`, with the name of its rules. */
export function toHash(spot: Spot, rules: string): string {
  const query = new URLSearchParams({ spot: rules });
  for (const place of places) if (spot[place].length > 0) query.set(place, spot[place].join(''));
  return `#${query.toString()}`;
}

/** The spot of an address, and its rules; what is no card, or stands there twice, is left out. */
export function fromHash(hash: string): { spot: Spot; rules: string } | undefined {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const rules = query.get('spot');
  if (rules === null) return undefined;
  let spot = empty;
  for (const place of places) {
    for (const card of query.get(place)?.match(/[2-9TJQKA][shdc]/g) ?? []) {
      if (placeOf(spot, card) === undefined) spot = toggle(spot, card, place);
    }
  }
  return { spot, rules };
}
