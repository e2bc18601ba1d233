import { describe, expect, test } from 'vitest';
import { ALL_LANGUAGES, PHONE, playground } from './playground.js';

const { visit } = playground();

const STEPS = ['stakes', 'deal', 'worth', 'tabs', 'help'] as const;
const WIDTHS = [320, 390, 768, 1440];

describe.each(ALL_LANGUAGES)('around the table in %s', (tag) => {
  test('the first visit begins with a look around, once', async () => {
    const seat = await visit(tag, { preferences: { toured: false }, viewport: PHONE });
    const step = (name: string) => seat.page.locator(`[data-tour-step=${name}]`);
    for (const name of STEPS) {
      await step(name).waitFor();
      await seat.page.getByText(seat.say(`tour-${name}`), { exact: true }).waitFor();
      // The focus is on what is read, and the next button is a key away.
      expect(await step(name).evaluate((card) => card === document.activeElement)).toBe(true);
      await seat.tabTo(
        seat.page.locator(name === 'help' ? '[data-action=tour-done]' : '[data-action=tour-next]'),
      );
      await seat.page.keyboard.press('Enter');
    }
    await seat.page.locator('[data-tour-step]').waitFor({ state: 'detached' });
    await seat.page.reload();
    await seat.felt().waitFor();
    await seat.see();
    expect(await seat.page.locator('[data-tour-step]').count()).toBe(0);
    // From the help it begins again, and Escape ends it.
    await seat.page.getByRole('button', { name: seat.say('help'), exact: true }).click();
    await seat.page.locator('[data-action=tour]').click();
    await step('stakes').waitFor();
    await seat.page.keyboard.press('Escape');
    await step('stakes').waitFor({ state: 'detached' });
  });

  test.each(WIDTHS)('the tabs stand in one row at %i', async (width) => {
    const seat = await visit(tag, { viewport: { width, height: 844 } });
    const tabs = seat.page.getByRole('tab');
    const tops = await tabs.evaluateAll((found) => found.map((tab) => tab.getBoundingClientRect().top));
    expect(tops.length).toBe(5);
    expect(new Set(tops).size).toBe(1);
    // The last one can be reached, and the page itself does not move sideways.
    await tabs.last().click();
    await seat.page.getByText(seat.say('no-history'), { exact: true }).waitFor();
    const seen = await tabs.last().evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left >= -1 && right <= window.innerWidth + 1;
    });
    expect(seen).toBe(true);
    expect(await seat.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
});

test('sounds that are switched on disturb nothing', async () => {
  const seat = await visit('en', { preferences: { sound: 'on' } });
  await seat.deal();
  await seat.act('fold');
  await seat.felt('settled').waitFor();
});
