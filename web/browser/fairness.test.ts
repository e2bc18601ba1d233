import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, playground } from './playground.js';
import { program } from './server.js';

const { visit } = playground();

describe.each(LANGUAGES)('fairness in %s', (tag) => {
  test('the shuffle is promised before, told after, and holds in the page and in the program', async () => {
    const seat = await visit(tag);
    const { next } = await seat.table();
    await seat.look('fairness');
    await seat.page.getByText(next!.commitment, { exact: true }).waitFor();
    const cards = await seat.foresee(1, () => true);
    await seat.deal();
    await seat.look('fairness');
    const panel = seat.page.getByRole('tabpanel');
    await panel.getByText(seat.say('seed-later'), { exact: true }).waitFor();
    expect((await seat.round()).shuffle).toMatchObject({ commitment: next!.commitment, seed: null });
    await seat.act('fold');

    await seat.button('check').waitFor();
    const { id, shuffle } = await seat.round();
    expect(shuffle.player_seed).toMatch(/^w\d+$/);
    const mixedIn = `${seat.say('own-words')} ${shuffle.player_seed}`;
    await panel.getByText(mixedIn, { exact: true }).waitFor();
    await panel.getByText(shuffle.seed!, { exact: true }).waitFor();
    await seat.button('check').click();
    await panel.locator('[data-matches=true]').waitFor();
    const order = (await panel.locator('[data-order]').getAttribute('data-order'))!.split(' ');
    expect(order.slice(10)).toEqual(cards.rest);
    expect(order.slice(0, 10).filter((_, place) => place % 2 === 0)).toEqual(cards.boxes[0]);

    const coming = seat.page.waitForEvent('download');
    await panel.getByRole('link', { name: seat.say('download') }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`tuz-round-${id}.json`);
    // A shuffle that does not hold makes the program end with another code than 0, which throws here.
    const { stdout } = await promisify(execFile)(program(), ['fair', 'check', await download.path()]);
    expect(stdout).toContain(shuffle.player_seed);
  });

  test('words that are too long are not sent', async () => {
    const seat = await visit(tag);
    await seat.look('fairness');
    const words = seat.page.getByRole('textbox', { name: seat.say('own-words-explained') });
    await words.fill('я'.repeat(129));
    await seat.page.getByText(seat.say('own-words-too-long'), { exact: true }).waitFor();
    await seat.deal();
    expect((await seat.round()).shuffle.player_seed ?? null).toBeNull();
  });
});
