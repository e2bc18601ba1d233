import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, load } from '../src/i18n/fluent.js';
import { isGame } from './fate.js';
import { LANGUAGES, playground } from './playground.js';
import { Seat } from './seat.js';

const { visit } = playground();

/** As many as the server tells at once, and one more. */
const ROUNDS = 21;

describe.each(LANGUAGES)('around the table in %s', (tag) => {
  test('the history lists every round and comes page by page', async () => {
    const seat = await visit(tag);
    await seat.look('history');
    await seat.page.getByText(seat.say('no-history'), { exact: true }).waitFor();
    for (let round = 0; round < ROUNDS; round += 1) {
      await seat.deal();
      await seat.act('fold');
      await seat.felt('settled').waitFor();
    }
    const rows = seat.page.locator('li[data-round]');
    const earlier = seat.page.getByRole('button', { name: seat.say('earlier'), exact: true });
    const first = await seat.round();
    await expect.poll(() => rows.first().getAttribute('data-round')).toBe(String(first.id));
    const shown = await rows.count();
    expect(shown).toBeLessThan(ROUNDS);
    expect(await rows.first().innerText()).toContain(seat.say('net-points', { points: -10 }));
    await earlier.click();
    await expect.poll(() => rows.count()).toBe(ROUNDS);
    await earlier.waitFor({ state: 'detached' });
    await rows
      .last()
      .getByRole('button', { name: seat.say('history-open') })
      .click();
    await rows.last().locator('[data-action=check]').click();
    await rows.last().locator('[data-matches=true]').waitFor();
  });

  test('a settled round is opened again with its cards, lines and decisions', async () => {
    const seat = await visit(tag);
    const cards = await seat.foresee(1, ({ dealer }) => isGame(dealer));
    await seat.deal();
    await seat.act('sixth');
    await seat.act('play');
    await seat.felt('settled').waitFor();
    const { id } = await seat.round();
    await seat.look('history');
    const past = seat.page.locator(`li[data-round="${id}"]`);
    await past.getByRole('button', { name: seat.say('history-open'), exact: true }).click();
    const hand = (name: string) => past.getByRole('list', { name, exact: true });
    await hand(seat.say('dealer-cards')).waitFor();
    const shown = (part: Locator) =>
      part
        .locator('[data-card]')
        .evaluateAll((images) => images.map((image) => image.getAttribute('data-card')));
    expect(await shown(hand(seat.say('dealer-cards')))).toEqual(cards.dealer);
    const held = [...cards.boxes[0]!, cards.rest[0]];
    expect(await shown(hand(seat.say('box-cards', { place: 0 })))).toEqual(held);
    await past
      .getByRole('cell', { name: seat.say('line-sixth'), exact: true })
      .or(past.getByRole('rowheader', { name: seat.say('line-sixth'), exact: true }))
      .waitFor();
    const decisions = past.locator('details[data-event]');
    expect(await decisions.count()).toBe(2);
    await decisions.first().locator('summary').click();
    await decisions.first().locator('[data-option=sixth]').waitFor();
    await decisions.first().getByText(seat.say('option-chosen'), { exact: true }).waitFor();
  });

  test('another language changes everything at once and stays', async () => {
    const seat = await visit(tag);
    const other = new Seat(seat.page, await load(choose([tag === 'en' ? 'ru' : 'en'])));
    await seat.deal();
    expect(await seat.page.locator('html').getAttribute('lang')).toBe(tag);
    await seat.page.getByRole('button', { name: seat.say('settings'), exact: true }).click();
    await seat.page.getByText(other.text.language.name, { exact: true }).click();
    await seat.page.getByRole('dialog', { name: other.say('settings'), exact: true }).waitFor();
    expect(await seat.page.locator('html').getAttribute('lang')).toBe(other.text.language.tag);
    await seat.page.keyboard.press('Escape');
    await seat.page.getByRole('dialog').waitFor({ state: 'hidden' });

    const left = await visibleText(seat);
    for (const id of ['dealer', 'your-turn', 'action-fold', 'asked-decision', 'play-money', 'options']) {
      expect(left).toContain(other.say(id));
      expect(left).not.toContain(seat.say(id));
    }
    await expect.poll(async () => (await seat.table()).player.language).toBe(other.text.language.tag);
    await seat.page.reload();
    await other.button('fold').getByText(other.say('action-fold'), { exact: true }).waitFor();
  });

  test('deck and theme are chosen and kept', async () => {
    const seat = await visit(tag, { colorScheme: 'light' });
    // Diamonds have another colour in each deck.
    await seat.foresee(1, ({ boxes }) => boxes[0]![0]!.endsWith('d'));
    await seat.deal();
    const card = seat.box(0).locator('[data-card]').first();
    const paper = () => seat.page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const before = [await card.getAttribute('src'), await paper()];
    await seat.page.getByRole('button', { name: seat.say('settings'), exact: true }).click();
    await seat.page.getByText(seat.say('deck-four-colour'), { exact: true }).click();
    await seat.page.getByText(seat.say('theme-dark'), { exact: true }).click();
    await expect.poll(() => card.getAttribute('src')).not.toBe(before[0]);
    await expect.poll(paper).not.toBe(before[1]);
    const after = [await card.getAttribute('src'), await paper()];
    await seat.page.reload();
    await card.waitFor();
    expect([await card.getAttribute('src'), await paper()]).toEqual(after);
  });

  test('the help opens by a question mark and closes by Escape', async () => {
    const seat = await visit(tag);
    const help = seat.page.getByRole('dialog', { name: seat.say('help'), exact: true });
    await seat.page.keyboard.press('Shift+Slash');
    await help.waitFor();
    await help.getByText(seat.say('key-exchange'), { exact: true }).waitFor();
    await seat.press('KeyD');
    expect((await seat.table()).round ?? null).toBeNull();
    await seat.page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    await seat.press('KeyD');
    await seat.felt('decisions').waitFor();
  });

  test('a deal that costs too much is refused with its reason, and play money is given', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    const ante = seat.box(0).getByRole('spinbutton', { name: seat.say('line-ante') });
    await ante.fill(String(balance + 500));
    await ante.press('Tab');
    const reason = seat.text.reason('refusal', {
      'balance-too-low': { needed: balance + 500, balance },
    });
    await seat.felt().getByText(reason, { exact: true }).waitFor();
    expect(await seat.button('deal').getAttribute('aria-disabled')).toBe('true');
    await seat.button('deal').click({ force: true });
    expect((await seat.table()).round ?? null).toBeNull();
    expect(await ante.inputValue()).toBe(String(balance + 500));

    await seat.button('more-points').click();
    await expect.poll(async () => (await seat.table()).player.balance).toBe(balance + 1000);
    await seat.page
      .getByLabel(seat.say('balance-label', { points: balance + 1000 }), { exact: true })
      .waitFor();
    const short = { needed: 3 * (balance + 500), balance: balance + 1000 };
    await seat.felt().getByText(seat.say('balance-short', short), { exact: true }).waitFor();
    await seat.deal();
    expect((await seat.round()).boxes[0]?.ante).toBe(balance + 500);
  });
});

function visibleText(seat: Seat): Promise<string> {
  return seat.page.locator('body').innerText();
}
