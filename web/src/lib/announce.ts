import type { PlayedBox, Round } from '../api/types';

/** A sentence for those who hear the page: the name of a message and what it is filled with. */
export type Sentence =
  | { say: 'dealt' | 'drawn'; place: number; cards: string[] }
  | { say: 'dealer-open'; cards: string[] }
  | { say: 'dealer-shows'; cards: string[]; rank: string }
  | { say: 'dealer-replaces'; cards: string[]; rank: string }
  | { say: 'result'; place: number; outcome: string; net: number }
  | { say: 'total'; net: number };

/** What happened between two looks at the table, in order. */
export function happened(before: Round | null | undefined, after: Round | null | undefined): Sentence[] {
  if (!after) return [];
  const known = before?.id === after.id ? before : undefined;
  return [
    ...dealerOpen(known, after),
    ...boxes(known, after),
    ...dealerShows(known, after),
    ...results(known, after),
  ];
}

function dealerOpen(before: Round | undefined, { dealer }: Round): Sentence[] {
  const open = dealer.cards[dealer.up];
  return before || open == null ? [] : [{ say: 'dealer-open', cards: [open] }];
}

function boxes(before: Round | undefined, after: Round): Sentence[] {
  return after.boxes.flatMap((box): Sentence[] => {
    const held = new Set(seen(before?.boxes.find((known) => known.box === box.box)));
    const cards = seen(box).filter((card) => !held.has(card));
    if (cards.length === 0) return [];
    return [{ say: held.size > 0 ? 'drawn' : 'dealt', place: box.box, cards }];
  });
}

function dealerShows(before: Round | undefined, { dealer }: Round): Sentence[] {
  const said: Sentence[] = [];
  if (dealer.rank != null && before?.dealer.rank == null) {
    const cards = dealer.cards.filter((card) => card != null);
    said.push({ say: 'dealer-shows', cards, rank: dealer.rank });
  }
  if (dealer.replacement && !before?.dealer.replacement) {
    said.push({ say: 'dealer-replaces', cards: dealer.replacement.drawn, rank: dealer.replacement.rank });
  }
  return said;
}

function results(before: Round | undefined, after: Round): Sentence[] {
  if (after.net == null || before?.net != null) return [];
  const each = after.boxes.flatMap((box): Sentence[] =>
    box.settlement
      ? [{ say: 'result', place: box.box, outcome: box.settlement.outcome, net: box.settlement.net }]
      : [],
  );
  return [...each, { say: 'total', net: after.net }];
}

function seen(box: PlayedBox | undefined): string[] {
  return box?.cards.filter((card) => card != null) ?? [];
}
