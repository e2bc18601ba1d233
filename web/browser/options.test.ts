import { describe, expect, test } from 'vitest';
import type { Options } from '../src/api/types.js';
import type { Preferences } from '../src/state/preferences.svelte.js';
import { isGame } from './fate.js';
import type { Seat } from './seat.js';
import { LANGUAGES, playground, type Tag } from './playground.js';

const { visit } = playground();

async function dealt(tag: Tag, mode: Preferences['mode']): Promise<Seat> {
  const seat = await visit(tag, { preferences: { mode } });
  // A hand that pays as it is; to change all of it is never best.
  await seat.foresee(1, ({ boxes }) => isGame(boxes[0]!));
  await seat.deal();
  return seat;
}

describe.each(LANGUAGES)('what the options are worth in %s', (tag) => {
  test('before the decision: best first, the exchanges folded', async () => {
    const seat = await dealt(tag, 'advice');
    const bars = seat.page.locator('[data-option]');
    await bars.first().waitFor();
    const { id, events } = await seat.round();
    const { options } = (await seat.get(`rounds/${id}/options/${events}`)) as Options;
    const worths = options.map(({ worth }) => worth.antes);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(options.filter(({ decision }) => decision.do === 'exchange')).toHaveLength(31);

    // Fold, play, the sixth card, and the best exchange of each number of cards.
    await expect.poll(() => bars.count()).toBe(8);
    const [best] = options;
    expect(await bars.first().innerText()).toContain(seat.say('worth', { antes: best!.worth.antes }));
    expect(await bars.first().innerText()).toContain(seat.say('option-best'));
    expect(await bars.first().getAttribute('data-option')).toBe(best?.decision.do);
    const nine = seat.page.getByRole('button', { name: seat.say('other-exchanges', { count: 9 }) }).first();
    await nine.click();
    await expect.poll(() => bars.count()).toBe(17);
    await seat.page.getByRole('button', { name: seat.say('fewer-exchanges') }).click();
    await expect.poll(() => bars.count()).toBe(8);
  });

  test.each(['advice', 'practice'] as const)('what a decision cost, by %s', async (mode) => {
    const seat = await dealt(tag, mode);
    const bars = seat.page.locator('[data-option]');
    if (mode === 'practice') {
      await seat.page.getByText(seat.say('options-hidden'), { exact: true }).waitFor();
      expect(await bars.count()).toBe(0);
    }
    for (const card of (await seat.round()).boxes[0]!.cards) await seat.card(card!).click();
    await seat.act('exchange');
    await expect.poll(async () => (await seat.round()).judged.length).toBe(1);
    const { id, judged } = await seat.round();
    const { loss, event } = judged[0]!;
    const { options } = (await seat.get(`rounds/${id}/options/${event}`)) as Options;
    const chosen = options.find(({ decision }) => decision.do === 'exchange' && decision.cards.length === 5);
    expect(loss).toEqual(chosen?.loss);
    expect(loss.antes).toBeGreaterThan(0);
    const cost = seat.say('judged-loss', { antes: -loss.antes });
    const places = [seat.felt(), seat.page.getByRole('tabpanel')];
    for (const place of places) await place.getByText(cost, { exact: true }).first().waitFor();

    await seat.act('fold');
    await seat.felt('settled').waitFor();
    await expect.poll(async () => (await seat.round()).judged.length).toBe(2);
    const antes = (await seat.round()).judged.reduce((sum, { loss: each }) => sum + each.antes, 0);
    const inAll = seat.say('lost-in-all', { antes });
    for (const place of places) await place.getByText(inAll, { exact: true }).waitFor();
    await seat.page.locator(`details[data-event="${event}"] summary`).click();
    await bars.first().waitFor();
    await seat.page.getByText(seat.say('option-chosen'), { exact: true }).first().waitFor();
  });

  test('in play nothing is said', async () => {
    const seat = await dealt(tag, 'play');
    await seat.act('fold');
    await seat.felt('settled').waitFor();
    await expect.poll(async () => (await seat.round()).judged.length).toBe(1);
    expect(await seat.page.locator('[data-option], details[data-event]').count()).toBe(0);
    const best = seat.page.locator('[data-grade], [data-verdict]');
    const cost = seat.page.getByText(
      seat.say('judged-loss', { antes: -(await seat.round()).judged[0]!.loss.antes }),
    );
    expect(await best.or(cost).count()).toBe(0);
  });
});
