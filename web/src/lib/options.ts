import type { Decision, OptionWorth } from '../api/types';

/** The best of the options that differ only in the cards thrown away, and the rest of them. */
export type Folded = { best: OptionWorth; others: OptionWorth[] };

/** Options, best first, with the exchanges of one number of cards put under the best of them. */
export function fold(options: readonly OptionWorth[]): Folded[] {
  const folded = new Map<string, Folded>();
  for (const option of options) {
    const key = kind(option.decision);
    const known = folded.get(key);
    if (known) known.others.push(option);
    else folded.set(key, { best: option, others: [] });
  }
  return [...folded.values()];
}

function kind(decision: Decision): string {
  return decision.do === 'exchange' ? `exchange ${decision.cards.length}` : decision.do;
}

/** Whether two decisions do the same. */
export function same(one: Decision, other: Decision): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other));
}

function normal(decision: Decision): unknown {
  return decision.do === 'exchange' ? [decision.do, decision.cards.toSorted()] : decision;
}

/** From 0 to 1: how long the bar of a worth is, between the worst and the best that are shown. */
export function barLength(worth: number, worths: readonly number[]): number {
  const worst = Math.min(...worths, -1);
  const best = Math.max(...worths, 0);
  return best > worst ? (worth - worst) / (best - worst) : 1;
}

/** Whether a decision costs nothing against the best one. */
export function isBest(loss: OptionWorth['loss']): boolean {
  return loss.exact.startsWith('0/');
}
