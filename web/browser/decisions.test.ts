import { describe, expect, test } from 'vitest';
import type { Reason } from '../src/i18n/reasons.js';
import { isGame, isThree, withNewCard } from './fate.js';
import { LANGUAGES, playground } from './playground.js';

const { visit } = playground();

describe.each(LANGUAGES)('decisions in %s', (tag) => {
  test('an exchange names its price and brings the next cards of the pack', async () => {
    const seat = await visit(tag);
    const cards = await seat.foresee(1, ({ dealer }) => isGame(dealer));
    await seat.deal();
    const { balance } = (await seat.table()).player;
    const [first, second, ...kept] = cards.boxes[0]!;
    await seat.card(first!).click();
    await seat.card(second!).click();
    const name = seat.say('exchange-cards', { count: 2 });
    expect(await seat.button('exchange').innerText()).toBe(seat.say('action-price', { name, points: 10 }));
    await seat.act('exchange');

    const { player, round } = await seat.agrees();
    expect(round?.boxes[0]?.cards).toEqual([...kept, ...cards.rest.slice(0, 2)]);
    expect(round?.boxes[0]?.purchases).toMatchObject([{ what: 'exchange', price: 10 }]);
    expect(player.balance).toBe(balance - 10);
    await seat.act('play');
    await seat.settled(balance + 10);
  });

  test('a double click decides on one box, and the next is still to decide', async () => {
    const seat = await visit(tag);
    await seat.chooseRules('online');
    await seat.chooseBoxes(2);
    await seat.deal();
    await seat.page.waitForTimeout(500);
    await seat.button('play').dblclick({ delay: 40 });
    await expect.poll(async () => (await seat.round()).turn?.box).toBe(1);
    await seat.page.waitForTimeout(300);
    const { turn, boxes } = (await seat.agrees()).round!;
    expect(turn).toMatchObject({ box: 1, asked: 'decision' });
    expect(boxes.map(({ bet }) => bet ?? null)).toEqual([20, null]);
    await seat.act('play');
  });

  test('a click right after the turn moved does not decide on the next box', async () => {
    const seat = await visit(tag);
    await seat.chooseRules('online');
    await seat.chooseBoxes(2);
    await seat.deal();
    // The page itself clicks, as no one from outside could do so soon.
    await seat.page.evaluate(() =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('section[data-box="1"][aria-current=step]')) return;
        observer.disconnect();
        document.querySelector<HTMLElement>('[data-action=play]')?.click();
      }).observe(document.body, { subtree: true, childList: true, attributes: true }),
    );
    await seat.act('play');
    await seat.page.waitForTimeout(300);
    const { turn, boxes } = (await seat.agrees()).round!;
    expect(turn?.box).toBe(1);
    expect(boxes[1]?.bet ?? null).toBeNull();
    await seat.act('play');
  });

  test('a sixth card is bought, and the reason why nothing may follow is told on demand', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    const cards = await seat.foresee(1, ({ dealer }) => isGame(dealer));
    await seat.deal();
    await seat.act('sixth');
    const { round } = await seat.agrees();
    expect(round?.boxes[0]?.cards).toEqual([...cards.boxes[0]!, cards.rest[0]]);

    const { reason } = round!.refused.find(({ what }) => what === 'sixth')!;
    const told = seat.page.getByText(seat.text.reason('refusal', reason as Reason), { exact: true });
    expect(await seat.button('sixth').getAttribute('aria-disabled')).toBe('true');
    expect(await told.count()).toBe(0);
    await seat.button('play').focus();
    await seat.button('sixth').focus();
    await told.waitFor();
    await seat.button('play').focus();
    await told.waitFor({ state: 'detached' });
    await seat.button('play').hover();
    await seat.button('sixth').hover();
    await told.waitFor();

    await seat.act('play');
    await seat.settled(balance);
  });

  test.each([true, false])('a bought dealer’s game that comes to a game: %s', async (comes) => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    const cards = await seat.foresee(
      1,
      (found) => !isGame(found.dealer) && isGame(withNewCard(found)) === comes,
    );
    await seat.deal();
    await seat.act('play');
    await seat.felt('dealer-game').waitFor();
    expect((await seat.agrees()).round?.dealer.game).toBe(false);
    await seat.act('buy-game');

    const { dealer, boxes } = await seat.settled(balance);
    expect(dealer.replacement).toMatchObject({ drawn: [cards.rest[0]], game: comes });
    const hand = seat.say(`hand-${dealer.replacement!.rank}`);
    const outcome = comes ? seat.say('dealer-has-game', { name: hand }) : seat.say('dealer-no-game');
    await seat.dealer().getByText(outcome, { exact: true }).last().waitFor();
    await seat.dealer().locator(`[data-card="${cards.rest[0]}"]`).waitFor();
    expect(boxes[0]?.settlement?.outcome === 'no-game').toBe(!comes);
  });

  test('a dealer without a game is kept so', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.foresee(1, ({ dealer }) => !isGame(dealer));
    await seat.deal();
    await seat.act('play');
    await seat.felt('dealer-game').waitFor();
    await seat.act('keep');
    const { boxes, dealer } = await seat.settled(balance);
    expect(dealer.replacement ?? null).toBeNull();
    expect(boxes[0]?.settlement?.outcome).toBe('no-game');
  });

  test.each(['insured', 'not insured'])('three of a kind, %s', async (how) => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.chooseRules('six-box');
    await seat.foresee(1, ({ boxes, dealer }) => isThree(boxes[0]!) && !isGame(dealer));
    await seat.deal();
    await seat.act('play');
    await expect.poll(async () => (await seat.round()).turn?.asked).toBe('insurance');
    const { least, most } = (await seat.round()).legal.insure!;
    expect(most).toBeGreaterThan(least);
    if (how === 'insured') {
      const stake = seat.page.getByRole('spinbutton');
      expect(await stake.inputValue()).toBe(String(most));
      await stake.fill(String(least + 1));
      await stake.press('Tab');
      await seat.act('insure');
    } else {
      await seat.act('no-insurance');
    }
    const { boxes } = await seat.settled(balance);
    const insurance = boxes[0]?.settlement?.lines.find(({ what }) => what === 'insurance');
    expect(insurance?.stake).toBe(how === 'insured' ? least + 1 : undefined);
  });

  test('a fold loses the ante and no more', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.deal();
    await seat.act('fold');
    const { net, boxes } = await seat.settled(balance);
    expect(net).toBe(-10);
    await seat.box(0).getByText(seat.say('outcome-folded')).waitFor();
    expect(boxes[0]?.bet ?? null).toBeNull();
  });

  test('a blind box puts up its bet before and stays face down until the end', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.chooseRules('six-box');
    await seat.chooseBoxes(3);
    await seat
      .box(2)
      .getByText(seat.say('bet-now', { points: 20 }), { exact: true })
      .waitFor();
    await seat.box(2).getByText(seat.say('blind-explained'), { exact: true }).waitFor();
    const cards = await seat.foresee(3, ({ dealer }) => isGame(dealer));
    expect(await seat.button('deal').innerText()).toBe(seat.say('deal', { points: 50 }));
    await seat.deal();
    for (const place of [0, 1]) {
      const { round } = await seat.agrees();
      expect(round?.turn?.box).toBe(place);
      expect(round?.boxes[2]).toMatchObject({ blind: true, bet: 20, cards: [null, null, null, null, null] });
      await seat.act('fold');
    }
    const { boxes } = await seat.settled(balance);
    expect(boxes[2]?.cards).toEqual(cards.boxes[2]);
  });

  test('a bonus is staked and settled with the rest', async () => {
    const seat = await visit(tag);
    const { balance } = (await seat.table()).player;
    await seat.foresee(1, ({ boxes, dealer }) => isGame(dealer) && !isThree(boxes[0]!));
    const bonus = seat.box(0).getByRole('spinbutton', { name: seat.say('line-bonus') });
    await bonus.fill('5');
    await bonus.press('Tab');
    expect(await seat.button('deal').innerText()).toBe(seat.say('deal', { points: 15 }));
    await seat.deal();
    expect((await seat.agrees()).round?.boxes[0]?.sides).toEqual({ bonus: 5 });
    await seat.act('play');
    const { boxes } = await seat.settled(balance);
    expect(boxes[0]?.settlement?.lines).toContainEqual(expect.objectContaining({ what: 'bonus', stake: 5 }));
  });
});
