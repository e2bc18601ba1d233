import { getContext, setContext } from 'svelte';
import type { Api } from '../api/client';
import { Fault } from '../api/fault';
import { Advice } from './advice.svelte';
import { Game } from './game.svelte';
import { Houses } from './houses.svelte';

/** What every part of the page looks at. */
export type TableState = { api: Api; game: Game; advice: Advice; houses: Houses };

const KEY = Symbol('table');

export function makeTable(api: Api): TableState {
  const game = new Game(api);
  const known = seated(api, game);
  return { api: known, game, advice: new Advice(known), houses: new Houses(known) };
}

/** The same server; who is not known to it any more sits down again. */
function seated(api: Api, game: Game): Api {
  const calls = Object.entries(api).map(([name, call]: [string, (...args: never[]) => Promise<unknown>]) => {
    const minding = async (...args: never[]): Promise<unknown> => {
      try {
        return await call(...args);
      } catch (thrown) {
        if (Fault.of(thrown).code === 'no-player') await game.sitAgain();
        throw thrown;
      }
    };
    return [name, minding];
  });
  return Object.fromEntries(calls) as Api;
}

export function provideTable(table: TableState): void {
  setContext(KEY, table);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
