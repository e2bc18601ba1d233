import { choose, languages, load } from '../i18n/fluent';
import { withMinus } from '../i18n/minus';
import type { Text } from '../i18n/fluent';
import type { Args, Reason } from '../i18n/reasons';
import type { Decision, House, Options } from '../api/types';
import type { Fault } from '../api/fault';
import { byRank } from '../lib/cards';
import { preferences } from './preferences.svelte';

let text = $state.raw<Text>();

/** The messages of the language that the player reads. */
export const words = {
  get text(): Text {
    if (!text) throw new Error('no language is loaded');
    return text;
  },
};

/** Loads the chosen language, or the one that the browser asks for, and marks the page with it. */
export async function speak(): Promise<void> {
  const wanted = preferences.language ? [preferences.language] : navigator.languages;
  text = await load(choose(wanted), preferences.digits);
  document.documentElement.lang = text.language.tag;
  document.documentElement.dir = text.language.direction;
}

/** A message in the player's language. While the page is developed and tested, a wrong one is an error. */
export function t(id: string, args?: Args): string {
  const { text: said, faults } = words.text.attempt(id, args);
  if (import.meta.env.DEV && faults[0]) throw faults[0];
  return withMinus(said);
}

/** The title of rules in the player's language, in English, or their name. */
export function titleOf(rules: { name: string; title: Record<string, string> }): string {
  return words.text.held(rules.title[words.text.language.tag] ?? rules.title['en'] ?? rules.name);
}

/** The name of a line of a settlement, or of a bet. */
export function lineName(what: string): string {
  return words.text.bet(what);
}

/** Why the server did not do something. */
export function faultText(fault: Fault): string {
  return fault.code === 'refused' && fault.reason
    ? words.text.reason('refusal', fault.reason as Reason)
    : t(`error-${fault.code}`);
}

/** Why a decision has no figures. */
export function noFigures({ code, reason }: NonNullable<Options['no_figures']>): string {
  if (reason == null) return t(`no-figures-${code}`);
  return words.text.reason(code === 'rules' ? 'unserved' : 'question', reason as Reason);
}

/** Which antes a table takes. */
export function anteLimits({ least, most, step }: House['ante']): string {
  return most == null ? t('ante-from', { least, step }) : t('ante-between', { least, most, step });
}

/** A decision in a few words. */
export function decisionName(decision: Decision): string {
  switch (decision.do) {
    case 'exchange':
      return t('decision-exchange', {
        cards: byRank(decision.cards).join(' '),
        count: decision.cards.length,
      });
    case 'insure':
      return t('decision-insure', { points: decision.points });
    case 'buy-game':
      return decision.thrown == null
        ? t('action-buy-game')
        : t('decision-buy-game', { card: decision.thrown });
    default:
      return t(`action-${decision.do}`);
  }
}

export { languages };
