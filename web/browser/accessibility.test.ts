import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { isGame, isThree } from './fate.js';
import { ALL_LANGUAGES, DESKTOP, PHONE, playground } from './playground.js';
import { TRAINING, type Seat } from './seat.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const { visit } = playground();

/** Each language in both colours, the one on a desk and the other on a phone. */
const LOOKS = {
  en: [
    { colorScheme: 'light', viewport: DESKTOP },
    { colorScheme: 'dark', viewport: PHONE },
  ],
  ru: [
    { colorScheme: 'dark', viewport: DESKTOP },
    { colorScheme: 'light', viewport: PHONE },
  ],
  fa: [
    { colorScheme: 'light', viewport: DESKTOP },
    { colorScheme: 'dark', viewport: PHONE },
  ],
  ar: [
    { colorScheme: 'dark', viewport: DESKTOP },
    { colorScheme: 'light', viewport: PHONE },
  ],
  th: [
    { colorScheme: 'light', viewport: DESKTOP },
    { colorScheme: 'dark', viewport: PHONE },
  ],
} as const;

/** Every rule of axe on the page as it is now. */
async function check(seat: Seat, state: string): Promise<void> {
  // Colours are judged when they have come to rest.
  await seat.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await seat.page.evaluate(axe);
  const { passes, violations } = await seat.page.evaluate(() => {
    const { axe: run } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return run.run({});
  });
  expect(passes.length).toBeGreaterThan(0);
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(faults, state).toEqual([]);
}

async function checkDialogs(seat: Seat): Promise<void> {
  for (const name of ['settings', 'help']) {
    const title = seat.say(name);
    await seat.page.getByRole('button', { name: title, exact: true }).click();
    await seat.page.getByRole('dialog', { name: title, exact: true }).waitFor();
    await check(seat, name);
    await seat.page.keyboard.press('Escape');
    await seat.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
}

async function playThreeBoxes(seat: Seat): Promise<void> {
  await seat.chooseRules('pagat');
  await seat.chooseBoxes(3);
  await check(seat, 'stakes');
  await seat.foresee(3, ({ boxes, dealer }) => isThree(boxes[0]!) && !isGame(dealer));
  await seat.deal();
  await seat.page.locator('[data-option]').first().waitFor();
  await check(seat, 'decision');
  await seat.act('play');
  await check(seat, 'insurance');
  await seat.act('no-insurance');
  await seat.card((await seat.round()).boxes[1]!.cards[0]!).click();
  await check(seat, 'a card chosen');
  await seat.act('exchange');
  await seat.act('fold');
  await check(seat, 'dealer’s game');
  await seat.act('buy-game');
  await seat.felt('settled').waitFor();
  await check(seat, 'settled');
}

async function checkPanels(seat: Seat): Promise<void> {
  await seat.page.locator('details[data-event] summary').first().click();
  await seat.page.locator('[data-option]').first().waitFor();
  await check(seat, 'decisions');
  for (const panel of ['rules', 'fairness', 'history'] as const) {
    await seat.look(panel);
    await check(seat, panel);
  }
  await seat.page.locator('li[data-round] button').first().click();
  await seat.button('check').click();
  await seat.page.locator('[data-matches=true]').waitFor();
  await check(seat, 'check');
}

async function checkHouses(seat: Seat): Promise<void> {
  await seat.look('rules');
  await seat.page.locator('[data-action=houses]').click();
  const dialog = seat.page.getByRole('dialog', { name: seat.say('houses'), exact: true });
  for (const view of ['words', 'compare', 'edit'] as const) {
    await dialog.getByRole('radio', { name: seat.say(`houses-${view}`), exact: true }).check();
    await dialog
      .locator(view === 'edit' ? '[data-faults="0"] p' : 'ul[data-about=bet]')
      .first()
      .waitFor();
    await check(seat, `houses: ${view}`);
  }
  for (const part of await dialog.locator('details summary').all()) await part.click();
  await dialog.locator('[data-path="bet.multiple"]').fill('0');
  await dialog.locator('[data-fault="bet.multiple"]').waitFor();
  await check(seat, 'a form with a fault');
  await seat.page.keyboard.press('Escape');
}

async function checkTour(seat: Seat): Promise<void> {
  await seat.page.getByRole('button', { name: seat.say('help'), exact: true }).click();
  await seat.page.locator('[data-action=tour]').click();
  await seat.page.locator('[data-tour-step]').waitFor();
  await check(seat, 'tour');
  await seat.page.keyboard.press('Escape');
}

async function checkTraining(seat: Seat): Promise<void> {
  for (const part of TRAINING) {
    await seat.train(part);
    await check(seat, part);
  }
}

async function checkAll(seat: Seat): Promise<void> {
  await checkDialogs(seat);
  await playThreeBoxes(seat);
  await checkPanels(seat);
  await checkTraining(seat);
  await checkHouses(seat);
  await checkTour(seat);
}

// Both looks of a language at once, since a page waits for its animations most of the time.
test.each(ALL_LANGUAGES)('axe finds nothing in %s, in light and in dark', async (tag) => {
  const seats = await Promise.all(LOOKS[tag].map((look) => visit(tag, look)));
  await Promise.all(seats.map(checkAll));
});
