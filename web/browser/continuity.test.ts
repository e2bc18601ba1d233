import { describe, expect, test } from 'vitest';
import type { Table } from '../src/api/types.js';
import { isGame } from './fate.js';
import { LANGUAGES, playground } from './playground.js';

const { server, visit } = playground();

/** What a browser says of a server that is away. */
const AWAY = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_SOCKET_NOT_CONNECTED/,
];

/** The table without the judgements, which may come a moment after their decisions. */
function state(table: Table): object {
  return { ...table, round: { ...table.round, judged: undefined } };
}

describe.each(LANGUAGES)('a round goes on in %s', (tag) => {
  test('after the page is loaded again', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.chooseRules('online');
    await seat.chooseBoxes(2);
    await seat.foresee(2, ({ dealer }) => isGame(dealer));
    await seat.deal();
    await seat.act('sixth');
    const before = await seat.agrees();
    await seat.page.reload();
    await seat.felt('decisions').waitFor();
    expect(state(await seat.agrees())).toEqual(state(before));

    await seat.act('play');
    await seat.act('fold');
    await seat.settled(balance);
    expect(await seat.rules().inputValue()).toBe('online');
    await seat.button('change-stakes').click();
    await seat.box(1).waitFor();
  });

  test('after the server died and came back', async () => {
    const seat = await visit(tag, { expected: AWAY });
    const { balance } = (await seat.table()).player;
    await seat.foresee(1, ({ dealer }) => isGame(dealer));
    await seat.deal();
    await seat.act('sixth');
    const before = await seat.agrees();

    const offline = seat.page.getByRole('alert').getByText(seat.say('offline'), { exact: true });
    await server.kill();
    await offline.waitFor();
    await seat.page.getByRole('button', { name: seat.say('settings'), exact: true }).click({ trial: true });
    expect(await seat.button('play').getAttribute('aria-disabled')).toBe('true');
    expect(await seat.page.getByText(seat.say('error-unreachable'), { exact: true }).count()).toBe(0);
    await server.start();
    await offline.waitFor({ state: 'detached' });
    expect(state(await seat.agrees())).toEqual(state(before));
    await seat.act('play');
    await seat.settled(balance);
  });

  test('at a new seat where the server does not know the player any more', async () => {
    const seat = await visit(tag, { expected: [/^401 /] });
    await seat.deal();
    await seat.page.context().clearCookies();
    await seat.page.waitForTimeout(500);
    await seat.button('fold').click();
    await seat.page.getByText(seat.say('seated-again'), { exact: true }).waitFor();
    expect((await seat.table()).round ?? null).toBeNull();
    await seat.deal();
    await seat.agrees();
    await seat.act('fold');
    await seat.felt('settled').waitFor();
  });

  test('in a second window at the same time', async () => {
    const seat = await visit(tag);
    const second = await seat.another();
    // A browser lets windows behind others do little.
    await seat.page.bringToFront();
    const { balance } = (await seat.table()).player;
    await seat.foresee(1, ({ dealer }) => isGame(dealer));
    await seat.deal();
    await second.felt('decisions').waitFor();
    await second.agrees();
    await second.page.bringToFront();
    await second.act('sixth');
    await expect.poll(async () => (await seat.cardsIn(seat.box(0))).length).toBe(6);
    await seat.agrees();
    await seat.page.bringToFront();
    await seat.act('play');
    await second.page.bringToFront();
    await second.settled(balance);

    const { id } = await seat.round();
    await second.deal();
    await expect.poll(async () => (await seat.round()).id).toBeGreaterThan(id);
    await seat.felt('decisions').waitFor();
    await seat.agrees();
  });
});
