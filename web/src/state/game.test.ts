import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api/client';
import { Fault } from '../api/fault';
import { apiOf, deaf } from '../testing/api';
import { aBox, aRound, aTable } from '../testing/table';
import { Game, PAUSE } from './game.svelte';
import { perform } from './commands';
import { makeTable } from './table';
import { preferences, read } from './preferences.svelte';
import { speak } from './words.svelte';

beforeEach(async () => {
  Object.assign(preferences, read(null));
  await speak();
});

async function at(...arranged: Parameters<typeof apiOf>): Promise<Game> {
  const game = new Game(apiOf(...arranged));
  await game.start(deaf);
  return game;
}

test('a deal names the shuffle that was seen and the own words', async () => {
  preferences.ownWords = 'my lucky horse';
  const deal = vi.fn<Api['deal']>(() => Promise.resolve(aTable({ next: null, round: aRound() })));
  const game = await at(aTable(), { deal });
  await game.deal();
  expect(deal).toHaveBeenCalledWith({
    rules: 'trainer',
    own_rules: null,
    nonce: 1,
    player_seed: 'my lucky horse',
    boxes: [{ box: 0, ante: 10, sides: {}, ahead: null }],
  });
  expect(game.phase).toBe('decisions');
});

test('a refused deal keeps the stakes and tells why', async () => {
  const refused = new Fault('refused', '', { 'balance-too-low': { needed: 30, balance: 10 } });
  const game = await at(aTable(), { deal: () => Promise.reject(refused) });
  game.stakes = [{ place: 0, ante: 30, sides: {}, sixth: false, insurance: 0 }];
  await game.deal();
  expect(game.fault).toBe(refused);
  expect(game.phase).toBe('stakes');
  expect(game.stakes[0]?.ante).toBe(30);
});

test('a stale decision shows the table as it is now', async () => {
  const now = aTable({ round: aRound({ events: 3 }) });
  const game = await at(aTable({ round: aRound() }), {
    act: () => Promise.reject(new Fault('stale', '')),
    table: () => Promise.resolve(now),
  });
  await game.act({ do: 'fold' });
  expect(game.round?.events).toBe(3);
  expect(game.fault?.code).toBe('stale');
});

test('a lost connection keeps what was chosen', async () => {
  const game = await at(aTable({ round: aRound() }), {
    act: () => Promise.reject(new TypeError('no network')),
  });
  game.toggleCard('Qh');
  await game.act({ do: 'exchange', cards: ['Qh'] });
  expect(game.online).toBe(false);
  expect(game.selected).toEqual(['Qh']);
});

test('a player whom the server does not know sits down again', async () => {
  const stranger = () => Promise.reject(new Fault('no-player', ''));
  const anew = aTable({ next: { nonce: 1, commitment: 'new' } });
  const sitDown = vi.fn<Api['sitDown']>(() => Promise.resolve(anew));
  sitDown.mockResolvedValueOnce(aTable({ round: aRound() }));
  const { game, api } = makeTable(apiOf(anew, { sitDown, act: stranger, table: stranger, rounds: stranger }));
  const renew = vi.fn();
  await game.start(() => ({ ...deaf({ told: vi.fn(), connected: vi.fn() }), renew }));
  await game.act({ do: 'fold' });
  expect(sitDown).toHaveBeenCalledTimes(2);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(game.table).toEqual(anew);
  expect(game.seatedAgain).toBe(true);
  expect(game.fault).toBeUndefined();
  await expect(api.rounds()).rejects.toMatchObject({ code: 'no-player' });
  expect(sitDown).toHaveBeenCalledTimes(3);
});

test('what is pressed right after the turn moved is not taken', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const boxes = [aBox(), aBox({ box: 1 })];
  const second = aRound({ boxes, events: 3, turn: { box: 1, asked: 'decision' } });
  const act = vi.fn<Api['act']>(() => Promise.resolve(aTable({ round: second })));
  const game = await at(aTable({ round: aRound({ boxes }) }), { act });
  await game.act({ do: 'play' });
  vi.advanceTimersByTime(PAUSE - 1);
  await game.act({ do: 'play' });
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await game.act({ do: 'play' });
  expect(act).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('what is pressed while something is sent waits only for the same question', async () => {
  const moved = aTable({ round: aRound({ events: 3 }) });
  const act = vi.fn<Api['act']>(() => Promise.resolve(moved));
  const game = await at(aTable({ round: aRound() }), { act });
  await Promise.all([game.act({ do: 'exchange', cards: ['Qh'] }), game.act({ do: 'play' })]);
  expect(act).toHaveBeenCalledTimes(1);

  act.mockRejectedValueOnce(new Fault('failed', ''));
  await Promise.all([game.act({ do: 'sixth' }), game.act({ do: 'fold' }), game.act({ do: 'play' })]);
  expect(act.mock.calls.map(([{ decision }]) => decision.do)).toEqual(['exchange', 'sixth', 'play']);
});

test('nothing is done while the server is away', async () => {
  const act = vi.fn<Api['act']>(() => Promise.reject(new TypeError('no network')));
  const deal = vi.fn<Api['deal']>();
  const game = await at(aTable({ round: aRound() }), { act, deal });
  await game.act({ do: 'fold' });
  expect(game.fault).toBeUndefined();
  expect(perform('fold', game)).toBe(false);
  await game.deal();
  expect(act).toHaveBeenCalledTimes(1);
  expect(deal).not.toHaveBeenCalled();
});

test('insurance is the most unless something else is chosen', async () => {
  const round = aRound();
  round.legal.insure = { least: 1, most: 30 };
  const game = await at(aTable({ round }));
  expect(game.insurance).toBe(30);
  game.insurance = 12;
  expect(game.insurance).toBe(12);
  game.insurance = 99;
  expect(game.insurance).toBe(30);
});

test('trying again looks at the table and takes the warning away', async () => {
  const game = await at(aTable({ round: aRound() }), {
    act: () => Promise.reject(new TypeError('no network')),
  });
  await game.act({ do: 'fold' });
  expect(game.online).toBe(false);
  game.retry();
  await vi.waitFor(() => expect(game.online).toBe(true));
});
