import type { Decision, PlayedBox } from '../api/types';

type Settled = NonNullable<PlayedBox['settlement']>;

/** What the page reads of the record of a round. */
export type RoundRecord = {
  shuffle: { seed: string; nonce: string; player_seed: string | null };
  events: RecordEvent[];
};

/** What happened, as far as it is shown again: one of these fields, or one that says nothing new. */
export type RecordEvent = {
  dealt?: { boxes: { box: number; cards: string[] }[]; dealer: string[] };
  folded?: { box: number };
  bet?: { box: number };
  sixth?: { box: number };
  exchanged?: { box: number; thrown: string[] };
  drawn?: { box: number; cards: string[] };
  insured?: { box: number; stake: number };
  'not-insured'?: { box: number };
  'game-bought'?: { box: number; thrown: string | null };
  'game-kept'?: { box: number };
  'dealer-drew'?: { thrown: string; drawn: string[] };
  settled?: { box: number; settlement: Settled };
};

/** A box at the end of its round. */
export type PastBox = { box: number; cards: string[]; drawn: number; settlement: Settled | null };

/** A decision, with the number of events before it, which is what its options are asked by. */
export type PastDecision = { event: number; box: number; decision: Decision };

/** A settled round as it is shown again. */
export type Past = {
  dealer: string[];
  /** What the dealer drew for the boxes that bought him a game, after the card he discarded. */
  replaced: { thrown: string; drawn: string[] } | null;
  boxes: PastBox[];
  decisions: PastDecision[];
};

/** Goes through a round once more. */
export function retell({ events }: RoundRecord): Past {
  const dealt = events.find((event) => event.dealt)?.dealt;
  const replaced = events.find((event) => event['dealer-drew'])?.['dealer-drew'] ?? null;
  return {
    dealer: dealt?.dealer ?? [],
    replaced,
    boxes: (dealt?.boxes ?? []).map(({ box, cards }) => boxAtEnd(box, cards, events)),
    decisions: events.flatMap((happened, event) => {
      const made = decisionOf(happened);
      return made ? [{ event, ...made }] : [];
    }),
  };
}

function boxAtEnd(box: number, dealt: string[], events: readonly RecordEvent[]): PastBox {
  let cards = dealt;
  let drawn = 0;
  let settlement: Settled | null = null;
  for (const event of events) {
    if (event.exchanged?.box === box) {
      const { thrown } = event.exchanged;
      cards = cards.filter((card) => !thrown.includes(card));
    }
    if (event.drawn?.box === box) {
      cards = [...cards, ...event.drawn.cards];
      drawn += event.drawn.cards.length;
    }
    if (event.settled?.box === box) settlement = event.settled.settlement;
  }
  return { box, cards, drawn: Math.min(drawn, cards.length), settlement };
}

function decisionOf(event: RecordEvent): { box: number; decision: Decision } | undefined {
  if (event.folded) return { box: event.folded.box, decision: { do: 'fold' } };
  if (event.bet) return { box: event.bet.box, decision: { do: 'play' } };
  if (event.sixth) return { box: event.sixth.box, decision: { do: 'sixth' } };
  if (event.exchanged)
    return { box: event.exchanged.box, decision: { do: 'exchange', cards: event.exchanged.thrown } };
  if (event.insured)
    return { box: event.insured.box, decision: { do: 'insure', points: event.insured.stake } };
  if (event['not-insured']) return { box: event['not-insured'].box, decision: { do: 'no-insurance' } };
  const bought = event['game-bought'];
  if (bought) return { box: bought.box, decision: { do: 'buy-game', thrown: bought.thrown } };
  if (event['game-kept']) return { box: event['game-kept'].box, decision: { do: 'keep' } };
  return undefined;
}
