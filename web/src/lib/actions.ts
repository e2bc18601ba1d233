import type { House, Legal, Refused, Round } from '../api/types';
import type { Reason } from '../i18n/reasons';

export const actionNames = [
  'fold',
  'play',
  'sixth',
  'exchange',
  'insure',
  'no-insurance',
  'buy-game',
  'keep',
] as const;

export type ActionName = (typeof actionNames)[number];

/** An action as a button: its price where it may be done, otherwise the reason why not. */
export type Offer = {
  name: ActionName;
  /** In points; `null` where it costs nothing or the price depends on a choice. */
  price: number | null;
  forcesBet: boolean;
  /** Why it may not be done now; `null` where it may. */
  refusal: Refusal | null;
};

/** A rule that forbids it, something that has to be chosen first, or a server that is away. */
export type Refusal = { reason: Reason } | 'choose-cards' | 'choose-dealer-card' | 'offline';

/** What the player has chosen and not sent. */
export type Chosen = { cards: number; thrown: boolean };

/** The actions of this house, those that may be done now and those that may not. */
export function offers(round: Round, house: House, chosen: Chosen): Offer[] {
  // The stake of insurance needs the room that buttons for later would take.
  const insuring = round.turn?.asked === 'insurance';
  return actionNames
    .filter((name) => isOfHouse(name, house))
    .map((name) => (name === 'exchange' ? exchange(round, chosen.cards) : other(name, round, chosen)))
    .filter((offer) => offer.refusal === null || !(insuring || onlyWhenAsked.has(offer.name)));
}

/** Answers that mean nothing outside their question. */
const onlyWhenAsked: ReadonlySet<ActionName> = new Set(['no-insurance', 'keep']);

function isOfHouse(name: ActionName, house: House): boolean {
  switch (name) {
    case 'fold':
    case 'play':
      return true;
    case 'sixth':
      return house.sixth != null;
    case 'exchange':
      return house.exchange.length > 0;
    case 'insure':
    case 'no-insurance':
      return house.insurance != null;
    case 'buy-game':
    case 'keep':
      return house.dealer_game != null;
  }
}

function other(name: Exclude<ActionName, 'exchange'>, { legal, refused }: Round, chosen: Chosen): Offer {
  const may = allowed(name, legal);
  const mustChoose = name === 'buy-game' && (legal.buy_game?.choose.length ?? 0) > 0 && !chosen.thrown;
  const refusal = mustChoose ? 'choose-dealer-card' : may ? null : reasonFor(refused, name);
  return { name, price: may?.price ?? null, forcesBet: false, refusal };
}

function allowed(name: Exclude<ActionName, 'exchange'>, legal: Legal): { price: number | null } | null {
  const free = (may: boolean) => (may ? { price: null } : null);
  const at = (price: number | null | undefined) => (price == null ? null : { price });
  switch (name) {
    case 'fold':
      return free(legal.fold);
    case 'play':
      return at(legal.play);
    case 'sixth':
      return at(legal.sixth);
    case 'insure':
      return free(legal.insure != null);
    case 'no-insurance':
      return free(legal.no_insurance);
    case 'buy-game':
      return at(legal.buy_game?.price);
    case 'keep':
      return free(legal.keep);
  }
}

function exchange({ legal, refused }: Round, selected: number): Offer {
  const offer = legal.exchange.find(({ cards }) => cards === selected);
  const base = {
    name: 'exchange' as const,
    price: offer?.price ?? null,
    forcesBet: offer?.forces_bet ?? false,
  };
  if (offer) return { ...base, refusal: null };
  if (selected === 0 && legal.exchange.length > 0) return { ...base, refusal: 'choose-cards' };
  const ofCount = refused.find(({ what, cards }) => what === 'exchange' && cards === selected);
  return {
    ...base,
    refusal: ofCount ? { reason: ofCount.reason as Reason } : reasonFor(refused, 'exchange'),
  };
}

function reasonFor(refused: readonly Refused[], name: ActionName): { reason: Reason } {
  const found = refused.find(({ what }) => what === name);
  return { reason: (found?.reason as Reason | undefined) ?? 'nothing-asked' };
}
