import { SvelteSet } from 'svelte/reactivity';
import type { Api } from '../api/client';
import { Fault } from '../api/fault';
import type { Options } from '../api/types';

/** What the options of decisions are worth, asked for once each. */
export class Advice {
  private known = $state.raw<Record<string, Options | Fault>>({});
  private readonly waiting = new SvelteSet<string>();
  private readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }

  /** What is known of a decision: its options, why there are none, or nothing yet. */
  of(round: number, event: number): Options | Fault | undefined {
    return this.known[keyOf(round, event)];
  }

  /** Asks for a decision's options where they are not known. */
  async ask(round: number, event: number): Promise<void> {
    const key = keyOf(round, event);
    if (this.waiting.has(key) || (key in this.known && !(this.known[key] instanceof Fault))) return;
    this.waiting.add(key);
    const answer = await this.api.options(round, event).catch((thrown: unknown) => Fault.of(thrown));
    this.known = { ...this.known, [key]: answer };
    this.waiting.delete(key);
  }
}

function keyOf(round: number, event: number): string {
  return `${round}/${event}`;
}
