import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isGame, isThree } from './fate.js';
import { ALL_LANGUAGES, DESKTOP, LANGUAGES, PHONE, playground } from './playground.js';
import { TRAINING, type Seat } from './seat.js';

const { visit } = playground();

const SMALL = { width: 320, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const NARROW = { width: 320, height: 568 };

/** What reaches past the window, where the page could be scrolled sideways. */
function overflow(seat: Seat): Promise<string[]> {
  return seat.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const past = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + window.scrollX,
    );
    return [`${scrollWidth} pixels`, ...past.map((element) => element.outerHTML.slice(0, 200))];
  });
}

/** Whether a part of the page is seen at its middle, in the window and with nothing over it. */
function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const card = element.closest('.card') ?? element;
    return card.contains(there);
  });
}

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
type Noting = { shifts: { value: number; moved: string[] }[] };

/** Notes every shift of the layout from now on, those right after a click or a key too. */
async function watchShifts(seat: Seat): Promise<() => Promise<Noting['shifts']>> {
  await seat.page.evaluate(() => {
    const noting = window as unknown as Noting;
    noting.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(
          ({ node }) => `${node?.nodeName} ${node?.className} ${node?.textContent?.trim()}`,
        );
        noting.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    seat.page.evaluate(async () => {
      // What was shown last is noted a frame later.
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      return (window as unknown as Noting).shifts;
    });
}

describe.each(ALL_LANGUAGES)('the layout in %s', (tag) => {
  test.each([PHONE, NARROW])('fits into $width pixels in every state', async (viewport) => {
    const seat = await visit(tag, { viewport, hasTouch: true, isMobile: true });
    const fits = async (state: string) => expect(await overflow(seat), state).toEqual([]);
    await fits('stakes of one box');
    await seat.chooseRules('pagat');
    await seat.chooseBoxes(3);
    await fits('stakes of three boxes');
    await seat.foresee(3, ({ boxes, dealer }) => isThree(boxes[0]!) && !isGame(dealer));
    await seat.deal();
    await seat.page.locator('[data-option]').first().waitFor();
    await fits('decision');
    await seat.act('play');
    await fits('insurance');
    await seat.act('no-insurance');
    await seat.act('sixth');
    await fits('sixth card');
    await seat.act('fold');
    await fits('dealer’s game');
    await seat.act('buy-game');
    await seat.felt('settled').waitFor();
    await fits('settled');
    for (const part of TRAINING) {
      await seat.train(part);
      await fits(part);
    }
    for (const panel of ['rules', 'fairness', 'history', 'round'] as const) {
      await seat.look(panel);
      await fits(panel);
    }
    await seat.page.getByRole('button', { name: seat.say('settings'), exact: true }).click();
    await fits('settings');
  });
});

describe.each(LANGUAGES)('the layout in %s', (tag) => {
  test('the cards of three boxes are wide enough on a desktop', async () => {
    const seat = await visit(tag, { viewport: DESKTOP });
    await seat.chooseRules('pagat');
    await seat.chooseBoxes(3);
    await seat.deal();
    const widths = await seat.page
      .locator('section[data-box] [data-card]')
      .evaluateAll((images) => images.map((image) => image.parentElement!.offsetWidth));
    expect(widths).toHaveLength(15);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(64);
    expect((await seat.box(0).locator('.head').boundingBox())!.height).toBeLessThan(40);
  });

  test.each([SMALL, SIDEWAYS])('nothing covers the box that decides, $width wide', async (viewport) => {
    const seat = await visit(tag, { viewport, hasTouch: true, isMobile: true });
    await seat.chooseRules('pagat');
    await seat.chooseBoxes(2);
    await seat.deal();
    for (const place of [0, 1]) {
      const parts = ['h3', '[data-card]', '.holds', '.chip'].map((part) =>
        seat.box(place).locator(part).first(),
      );
      const open = seat.dealer().locator('[data-card]:not([data-card="face-down"])');
      for (const part of [...parts, open])
        await expect.poll(() => isOnTop(part), { message: String(part) }).toBe(true);
      await seat.act('fold');
    }
  });

  test.each([
    { ...DESKTOP, bought: true },
    { ...DESKTOP, bought: false },
    { ...PHONE, bought: false },
    { ...PHONE, bought: true },
  ])('nothing jumps, $width wide, a bought dealer’s game: $bought', async ({ bought, ...viewport }) => {
    const seat = await visit(tag, { viewport });
    await seat.foresee(1, ({ dealer }) => isGame(dealer) !== bought);
    const shifts = await watchShifts(seat);
    await seat.deal();
    await seat.page.locator('[data-option]').first().waitFor();
    const [first, second] = (await seat.round()).boxes[0]!.cards;
    await seat.card(first!).click();
    await seat.card(second!).click();
    await seat.act('exchange');
    await expect.poll(async () => (await seat.round()).judged.length).toBe(1);
    await seat.act('play');
    if (bought) await seat.act('buy-game');
    await seat.felt('settled').waitFor();
    expect((await shifts()).filter(({ value }) => value > 0.02)).toEqual([]);
  });
});
