import { render } from '@testing-library/svelte';
import App from '../App.svelte';
import type { Api } from '../api/client';
import type { House, Table } from '../api/types';
import { makeTable } from '../state/table';
import type { TableState } from '../state/table';
import { preferences } from '../state/preferences.svelte';
import { speak } from '../state/words.svelte';
import { apiOf, deaf } from './api';

/** The page at a table, as it is once everything is loaded. */
export async function show(table: Table, changed: Partial<Api> = {}, house?: House): Promise<TableState> {
  await speak();
  preferences.toured = true;
  const state = makeTable(apiOf(table, changed, house));
  await state.game.start(deaf);
  render(App, { table: state, hear: deaf });
  return state;
}
