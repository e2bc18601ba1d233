import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { isGame, type Cards } from './fate.js';
import { DESKTOP, LANGUAGES, PHONE, playground } from './playground.js';
import type { Seat } from './seat.js';

const { visit } = playground();

async function take(seat: Seat, name: string): Promise<void> {
  await seat.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await seat.page.mouse.move(0, 0);
  await seat.page.evaluate(() => window.scrollTo(0, 0));
  // The felt's gradient is hardly seen, and would double the size of the file.
  await seat.felt().evaluate((felt) => (felt as HTMLElement).style.setProperty('background', 'var(--felt)'));
  const path = fileURLToPath(new URL(`../../docs/screenshots/${name}.png`, import.meta.url));
  await seat.page.screenshot({ path });
}

/** A pair beside ace and king, against a dealer who has a game. */
function hasTwoCombinations({ boxes, dealer }: Cards): boolean {
  const [hand] = boxes;
  const ranks = new Set(hand!.map((card) => card[0]));
  return isGame(dealer) && ranks.size === 4 && ranks.has('A') && ranks.has('K');
}

describe.each([...LANGUAGES, 'fa'] as const)('pictures in %s', (tag) => {
  test('a decision with what the options are worth', async () => {
    const seat = await visit(tag, { viewport: DESKTOP, colorScheme: 'light' });
    await seat.foresee(1, hasTwoCombinations);
    await seat.deal();
    await seat.page.locator('[data-option]').first().waitFor();
    await take(seat, `desktop-${tag}`);
  });

  test('a graded decision', async () => {
    const seat = await visit(tag, {
      viewport: DESKTOP,
      colorScheme: 'light',
      preferences: { mode: 'practice' },
    });
    await seat.foresee(1, hasTwoCombinations);
    await seat.deal();
    await seat.act('sixth');
    await seat.page.locator('[data-verdict] [data-grade]').waitFor();
    await take(seat, `practice-${tag}`);
  });

  test('a settlement', async () => {
    const seat = await visit(tag, { viewport: PHONE, colorScheme: 'dark' });
    await seat.foresee(1, hasTwoCombinations);
    await seat.deal();
    await seat.act('sixth');
    await seat.act('play');
    await seat.felt('settled').waitFor();
    await take(seat, `phone-${tag}`);
  });
});

describe.each(['en', 'fa'] as const)('houses in %s', (tag) => {
  test('a house in words, with its edge', async () => {
    const seat = await visit(tag, { viewport: DESKTOP, colorScheme: 'light' });
    await seat.look('rules');
    await seat.page.locator('[data-action=houses]').click();
    const dialog = seat.page.getByRole('dialog', { name: seat.say('houses'), exact: true });
    await dialog.locator('[data-edge=known] .figure').waitFor();
    await take(seat, `houses-${tag}`);
  });
});
