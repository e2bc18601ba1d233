import { describe, expect, test } from 'vitest';
import type { QuizAsked, Review, Twin } from '../src/api/types.js';
import type { Seat } from './seat.js';
import { isGame } from './fate.js';
import { ALL_LANGUAGES, playground, type Tag } from './playground.js';

const { visit } = playground();

/** A round in which a hand with a game is thrown away and what comes is given up. */
async function blunder(tag: Tag): Promise<Seat> {
  const seat = await visit(tag, { preferences: { mode: 'practice' } });
  await seat.foresee(1, ({ boxes }) => isGame(boxes[0]!));
  await seat.deal();
  for (const card of (await seat.round()).boxes[0]!.cards) await seat.card(card!).click();
  await seat.act('exchange');
  await expect.poll(async () => (await seat.round()).judged.length).toBe(1);
  return seat;
}

describe.each(ALL_LANGUAGES)('training in %s', (tag) => {
  test('in practice each decision gets a grade and a reason', async () => {
    const seat = await blunder(tag);
    const [judged] = (await seat.round()).judged;
    const verdict = seat.page.locator(`[data-verdict="${judged!.event}"]`);
    await verdict.locator(`[data-grade=${judged!.grade}]`).waitFor();
    await verdict.getByText(seat.say(`because-${judged!.teaches!.because}`), { exact: true }).waitFor();
    expect(await verdict.locator('tbody tr').count()).toBe(2);
    // What the next options are worth is said when it is asked for, and not before.
    expect(await seat.page.locator('[data-option]').count()).toBe(0);
    await seat.page.getByRole('button', { name: seat.say('show-options') }).click();
    await seat.page.locator('[data-option]').first().waitFor();
  });

  test('the mode is chosen above the round', async () => {
    const seat = await visit(tag);
    for (const mode of ['practice', 'play', 'advice']) {
      await seat.page.getByRole('radio', { name: seat.say(`mode-${mode}`), exact: true }).check();
      await seat.page.getByText(seat.say(`mode-${mode}-note`), { exact: true }).waitFor();
    }
    await seat.deal();
    await seat.page.locator('[data-option]').first().waitFor();
    await seat.press('KeyA');
    await seat.page.getByText(seat.say('options-hidden'), { exact: true }).waitFor();
  });

  test('a mistake is listed, and shown again until it is not made', async () => {
    const seat = await blunder(tag);
    await seat.act('fold');
    await seat.felt('settled').waitFor();
    await seat.look('training');
    const mistake = seat.page.locator('[data-mistake]').first();
    await mistake.getByRole('button').first().click();
    await mistake.locator('[data-verdict]').waitFor();
    const { task, event, round, due } = (await seat.get('training/review')) as Review;
    expect(due).toBeGreaterThan(0);
    await seat.page.locator('[data-training=review]').click();
    await seat.page.locator(`[data-task=${task!.asked}]`).waitFor();
    expect(await seat.cardsIn(seat.page.locator('[data-task]'))).toEqual([
      ...[null, null, null, null, task!.up],
      ...task!.hand,
    ]);
    await seat.page.locator('[data-decide=fold]').click();
    const verdict = seat.page.getByRole('tabpanel').locator(`[data-verdict="${event}"]`);
    await verdict.locator('[data-grade]').waitFor();
    expect(await seat.page.locator('[data-decide]').count()).toBe(0);
    const left = (await seat.get('training/review')) as Review;
    expect([left.round, left.event]).not.toEqual([round, event]);
    await seat.page.locator('[data-training=next]').click();
  });

  test.each(['payout', 'combinations', 'game'] as const)('the drill %s', async (kind) => {
    const seat = await visit(tag);
    await seat.train('drills');
    const asked = seat.page.waitForRequest((request) => request.url().includes(`kind=${kind}`));
    if (kind === 'payout') await seat.page.locator('[data-training=rules]').selectOption('online');
    else await seat.page.locator('[data-training=drill]').selectOption(kind);
    const query = new URL((await asked).url()).searchParams;
    const quiz: QuizAsked = { rules: query.get('rules')!, kind, seed: Number(query.get('seed')) };
    await seat.page.locator(`[data-quiz=${kind}]`).waitFor();
    if (kind === 'game') await seat.page.locator('[data-guess=true]').click();
    else {
      if (kind === 'payout') await seat.page.getByRole('spinbutton').last().fill('7');
      await seat.page.locator('[data-training=answer]').click();
    }
    const correct = await seat.page.locator('[data-correct]').getAttribute('data-correct');
    const guess =
      kind === 'game'
        ? { says: kind, has: true }
        : kind === 'payout'
          ? { says: 'net', points: 7 }
          : { says: kind, first: null, second: null };
    const told = await seat.page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/api/v1/training/quiz', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return ((await answer.json()) as { correct: boolean }).correct;
      },
      { quiz, guess },
    );
    expect(correct).toBe(String(told));
    await seat.page
      .getByText(seat.say('drill-score', { correct: Number(told), count: 1 }), { exact: true })
      .waitFor();
    await seat.page.locator('[data-training=next]').click();
    await seat.page.locator('[data-correct]').waitFor({ state: 'detached' });
  });

  test('a decision is drilled by keyboard alone', async () => {
    const seat = await visit(tag);
    await seat.train('drills');
    await seat.page.locator('[data-training=drill]').selectOption('decision');
    const fold = seat.page.locator('[data-decide=fold]');
    await fold.waitFor();
    await seat.tabTo(fold);
    await seat.page.keyboard.press('Enter');
    const verdict = seat.page.getByRole('tabpanel').locator('[data-verdict]');
    await verdict.locator('[data-grade]').waitFor();
    await seat.tabTo(seat.page.locator('[data-training=next]'));
    await seat.page.keyboard.press('Enter');
    await verdict.waitFor({ state: 'detached' });
  });

  test('statistics count what was decided, each chart with its table', async () => {
    const seat = await blunder(tag);
    await seat.act('fold');
    await seat.felt('settled').waitFor();
    await expect.poll(async () => (await seat.round()).judged.length).toBe(2);
    await seat.train('statistics');
    const panel = seat.page.getByRole('tabpanel');
    await panel.getByRole('table', { name: seat.say('stat-over-time') }).waitFor();
    for (const title of ['stat-grades', 'stat-kinds', 'stat-groups', 'stat-up-cards', 'stat-streaks']) {
      await panel.getByRole('table', { name: seat.say(title), exact: true }).waitFor();
    }
    const net = (await seat.round()).net!;
    const over = panel.getByRole('table', { name: seat.say('stat-over-time') });
    await over
      .getByText(seat.say('net-points', { points: net }), { exact: true })
      .first()
      .waitFor();
  });

  test('a player is wiped, and brought back from the file that was downloaded', async () => {
    const seat = await blunder(tag);
    await seat.act('fold');
    await seat.felt('settled').waitFor();
    await expect.poll(async () => (await seat.round()).judged.length).toBe(2);
    const before = await seat.table();
    await seat.page.getByRole('button', { name: seat.say('settings') }).click();
    const coming = seat.page.waitForEvent('download');
    await seat.page.getByRole('link', { name: seat.say('data-download'), exact: true }).click();
    const path = await (await coming).path();
    await seat.page.locator('[data-wipe=ask]').click();
    await Promise.all([seat.page.waitForEvent('load'), seat.page.locator('[data-wipe=yes]').click()]);
    await seat.felt('stakes').waitFor();
    expect((await seat.table()).player.balance).toBe(1000);
    await seat.page.getByRole('button', { name: seat.say('settings') }).click();
    const chooser = seat.page.locator('input[type=file]');
    await Promise.all([seat.page.waitForEvent('load'), chooser.setInputFiles(path)]);
    await seat.felt('settled').waitFor();
    const after = await seat.table();
    expect(after.player).toEqual(before.player);
    expect(after.round?.judged).toEqual(before.round?.judged);
  });

  test('a spot is made by hand, and its link shows it again', async () => {
    const seat = await visit(tag);
    await seat.train('spot');
    await seat.page.getByText(seat.say('spot-incomplete'), { exact: true }).waitFor();
    for (const card of ['9s', '9d', '9h', '4c', '2d', '6c']) {
      await seat.page.locator(`[data-put="${card}"]`).click();
    }
    await seat.page.getByRole('radio', { name: seat.say('spot-seen'), exact: true }).check();
    await seat.page.locator('[data-put=As]').click();
    const bars = seat.page.getByRole('tabpanel').locator('[data-option]');
    await expect.poll(() => bars.count()).toBe(8);
    const worths = await bars.allInnerTexts();
    const link = await seat.page.locator('[data-spot=link]').getAttribute('href');
    expect(link).toBe('#spot=trainer&hand=9s9d9h4c2d&up=6c&seen=As');

    const other = await visit(tag);
    await other.page.goto(new URL(link!, other.page.url()).href);
    await other.page.reload();
    const shown = other.page.getByRole('tabpanel').locator('[data-option]');
    await expect.poll(() => shown.count()).toBe(8);
    expect(await shown.allInnerTexts()).toEqual(worths);
    const pressed = other.page.locator('[data-put][aria-pressed=true]');
    expect(await pressed.count()).toBe(7);
  });

  test('a perfect player plays the same cards', async () => {
    const seat = await blunder(tag);
    await seat.act('fold');
    await seat.felt('settled').waitFor();
    await expect.poll(async () => (await seat.round()).judged.length).toBe(2);
    const { id, net } = await seat.round();
    await seat.page.locator(`[data-twin="${id}"]`).click();
    const twin = seat.page.getByRole('region', { name: seat.say('twin') });
    await twin.getByText(seat.say('twin-luck'), { exact: true }).waitFor();
    const told = (await seat.get(`rounds/${id}/twin`)) as Twin;
    expect(told.own).toBe(net);
    await twin
      .getByText(seat.say('net-points', { points: told.net }), { exact: true })
      .first()
      .waitFor();
  });
});
