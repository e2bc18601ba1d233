import { describe, expect, test } from 'vitest';
import { isGame } from './fate.js';
import { ALL_LANGUAGES, LANGUAGES, playground } from './playground.js';

const { visit } = playground();

describe.each(ALL_LANGUAGES)('a round in %s', (tag) => {
  test('on one box, by letters and digits', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.press('KeyD');
    await seat.felt('decisions').waitFor();
    const [, second, , fourth] = (await seat.round()).boxes[0]!.cards;
    await seat.press('Digit2');
    await seat.press('Digit4');
    await expect.poll(() => seat.card(fourth!).getAttribute('aria-pressed')).toBe('true');
    await seat.see();
    await seat.press('KeyE');
    await expect
      .poll(async () => (await seat.round()).boxes[0]?.discards.toSorted())
      .toEqual([second, fourth].toSorted());
    await seat.agrees();
    await seat.see();
    await seat.press('KeyF');
    await seat.settled(balance);

    await seat.see();
    await seat.press('KeyC');
    await seat.felt('stakes').waitFor();
    await seat.see();
    await seat.press('KeyD');
    await seat.felt('decisions').waitFor();
  });
});

describe.each(LANGUAGES)('a whole round in %s', (tag) => {
  test('on one box, by mouse', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    const cards = await seat.foresee(1, ({ dealer }) => isGame(dealer));
    await seat.deal();
    const { round } = await seat.agrees();
    expect(round?.rules).toBe('trainer');
    expect(round?.boxes[0]?.cards).toEqual(cards.boxes[0]);
    expect(round?.dealer.cards).toEqual([null, null, null, null, cards.dealer[4]]);

    await seat.act('play');
    const settled = await seat.settled(balance);
    expect(settled.dealer.cards).toEqual(cards.dealer);
    expect(settled.boxes[0]?.bet).toBe(20);
  });

  test('on two boxes, by mouse', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.chooseRules('online');
    await seat.chooseBoxes(2);
    const cards = await seat.foresee(2, ({ dealer }) => isGame(dealer));
    await seat.deal();
    const { round } = await seat.agrees();
    expect(round?.turn?.box).toBe(0);
    expect(round?.boxes[0]?.cards).toEqual(cards.boxes[0]);
    // The second box is seen once the first is decided.
    expect(round?.boxes[1]?.cards).toEqual([null, null, null, null, null]);
    const [first, second] = [await seat.box(0).boundingBox(), await seat.box(1).boundingBox()];
    expect(first!.x).toBeGreaterThan(second!.x);

    await seat.act('play');
    expect((await seat.agrees()).round?.boxes[1]?.cards).toEqual(cards.boxes[1]);
    await seat.act('fold');
    const settled = await seat.settled(balance);
    expect(settled.boxes[1]?.settlement?.outcome).toBe('folded');
  });

  test('on two boxes, by the Tab key', async () => {
    const seat = await visit(tag);
    const { page } = seat;
    const { balance } = (await seat.table()).player;
    await seat.tabTo(seat.rules());
    while ((await seat.rules().inputValue()) !== 'online') await page.keyboard.press('ArrowDown');
    await page.locator('[data-place="1"]').waitFor();
    await seat.tabTo(page.locator('[data-place="1"]'));
    await page.keyboard.press('Space');
    await seat.box(1).waitFor();
    await seat.tabTo(seat.button('deal'));
    await page.keyboard.press('Enter');
    await seat.felt('decisions').waitFor();

    const { round } = await seat.agrees();
    const card = round!.boxes[0]!.cards[2]!;
    await seat.tabTo(seat.card(card));
    await page.keyboard.press('Space');
    await seat.see();
    await seat.tabTo(seat.button('exchange'));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await seat.round()).boxes[0]?.discards).toEqual([card]);
    await seat.agrees();
    for (const place of [0, 1]) {
      await expect.poll(async () => (await seat.agrees()).round?.turn?.box).toBe(place);
      await seat.see();
      await seat.tabTo(seat.button('fold'));
      await page.keyboard.press('Enter');
    }
    await seat.settled(balance);
  });
});
