import { getContext, setContext } from 'svelte';
import type { Api } from '../api/client';
import { Advice } from './advice.svelte';
import { Game } from './game.svelte';

/** What every part of the page looks at. */
export type TableState = { api: Api; game: Game; advice: Advice };

const KEY = Symbol('table');

export function makeTable(api: Api): TableState {
  return { api, game: new Game(api), advice: new Advice(api) };
}

export function provideTable(table: TableState): void {
  setContext(KEY, table);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
