import type { Decision } from '../api/types';
import { offers } from '../lib/actions';
import type { ActionName, Offer } from '../lib/actions';
import type { Game } from './game.svelte';

/** What may be done on the box whose turn it is, and what this house knows besides. */
export function offersOf(game: Game): Offer[] {
  const { round, house } = game;
  if (!round?.turn || !house) return [];
  const chosen = { cards: game.selected.length, thrown: game.thrown !== undefined };
  const found = offers(round, house, chosen);
  return game.online ? found : found.map((offer) => ({ ...offer, refusal: 'offline' }));
}

/** Does what a button says; false where it may not be done now. */
export function perform(name: ActionName, game: Game): boolean {
  const offer = offersOf(game).find((known) => known.name === name);
  if (!offer || offer.refusal !== null) return false;
  void game.act(decisionOf(name, game));
  return true;
}

function decisionOf(name: ActionName, game: Game): Decision {
  switch (name) {
    case 'exchange':
      return { do: name, cards: [...game.selected] };
    case 'insure':
      return { do: name, points: game.insurance };
    case 'buy-game':
      return { do: name, thrown: game.thrown ?? null };
    default:
      return { do: name };
  }
}
