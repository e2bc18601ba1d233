import { expect } from 'vitest';
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { PlayedBox, Round, Table } from '../src/api/types.js';
import type { Text } from '../src/i18n/fluent.js';
import { withMinus } from '../src/i18n/minus.js';
import type { Args } from '../src/i18n/reasons.js';
import type { ActionName } from '../src/lib/actions.js';
import { findWords, type Cards } from './fate.js';

type Button = ActionName | 'deal' | 'change-stakes' | 'more-points' | 'check';
type Panel = 'round' | 'training' | 'rules' | 'fairness' | 'history';
/** The parts of the training. */
export const TRAINING = ['mistakes', 'drills', 'statistics', 'spot'] as const;

type Phase = 'stakes' | 'decisions' | 'dealer-game' | 'settled';

/** In milliseconds: how long the page may take for anything. */
const PATIENCE = 10_000;

/** In milliseconds: how long a player looks at another question before the page takes an answer, and a bit more. */
const LOOK = 450;

const KEYS = ['KeyD', 'KeyC', 'KeyF', 'KeyP', 'KeyS', 'KeyE', 'KeyI', 'KeyN', 'KeyG', 'KeyK', 'KeyA'];

// What keyboards of these languages write by these keys.
const LETTERS: Record<string, string> = {
  ru: 'всазыуштплф',
  fa: 'یزبحسثهدلنش',
  ar: 'يؤبحسثهىلنش',
  th: 'กแดยหำรืเาฟ',
};

/** A player before the page. */
export class Seat {
  private keys: CDPSession | undefined;

  constructor(
    readonly page: Page,
    readonly text: Text,
  ) {}

  async open(address: string): Promise<void> {
    this.page.setDefaultTimeout(PATIENCE);
    await this.page.goto(address);
    await this.felt().waitFor();
  }

  /** A second window of the same player. */
  async another(): Promise<Seat> {
    const seat = new Seat(await this.page.context().newPage(), this.text);
    await seat.open(this.page.url());
    return seat;
  }

  /** A message as this player reads it. */
  say(id: string, args?: Args): string {
    return withMinus(this.text.say(id, args));
  }

  /** What the server says of the table. */
  table(): Promise<Table> {
    return this.get('table') as Promise<Table>;
  }

  get(path: string): Promise<unknown> {
    return this.page.evaluate(async (asked) => (await fetch(`/api/v1/${asked}`)).json(), path);
  }

  async round(): Promise<Round> {
    const { round } = await this.table();
    if (!round) throw new Error('there is no round');
    return round;
  }

  felt(phase?: Phase): Locator {
    return this.page.locator(phase ? `[data-phase=${phase}]` : '[data-phase]');
  }

  box(place: number): Locator {
    return this.page.locator(`section[data-box="${place}"]`);
  }

  button(name: Button): Locator {
    return this.page.locator(`button[data-action=${name}]`);
  }

  card(card: string): Locator {
    return this.page.locator(`button:has([data-card="${card}"])`);
  }

  dealer(): Locator {
    return this.page.getByRole('region', { name: this.say('dealer'), exact: true });
  }

  /** The cards that lie in some part of the page, in order; those face down as `null`. */
  async cardsIn(part: Locator): Promise<(string | null)[]> {
    const cards = await part
      .locator('ol [data-card]')
      .evaluateAll((images) => images.map((image) => image.getAttribute('data-card')));
    return cards.map((card) => (card === 'face-down' ? null : card));
  }

  tab(panel: Panel): Locator {
    return this.page.getByRole('tab', { name: this.say(`panel-${panel}`), exact: true });
  }

  async look(panel: Panel): Promise<void> {
    await this.tab(panel).click();
  }

  /** Looks at a part of the training, once it shows something. */
  async train(part: (typeof TRAINING)[number]): Promise<void> {
    await this.look('training');
    await this.page.getByRole('radio', { name: this.say(`training-${part}`), exact: true }).check();
    const shown = {
      mistakes: '[data-training=review]',
      drills: '[data-quiz]',
      statistics: '[role=tabpanel] table',
      spot: '[data-put]',
    } as const;
    await this.page.locator(shown[part]).first().waitFor();
  }

  /** The choice of the rules for the next round. */
  rules(): Locator {
    return this.page.locator('[data-rules=choice]');
  }

  async chooseRules(name: string): Promise<void> {
    await this.rules().selectOption(name);
    await expect.poll(() => this.rules().inputValue()).toBe(name);
  }

  /** Puts so many boxes into play, from the first on. */
  async chooseBoxes(count: number): Promise<void> {
    for (let place = 1; place < count; place += 1) {
      await this.page.locator(`[data-place="${place}"]`).click();
      await this.box(place).waitFor();
    }
  }

  /** Types words that bring about the wanted cards into the page. */
  async foresee(boxes: number, wanted: (cards: Cards) => boolean): Promise<Cards> {
    const nonce = (await this.table()).next?.nonce;
    if (nonce == null) throw new Error('no shuffle is ready');
    const { words, cards } = await findWords(nonce, boxes, wanted);
    await this.look('fairness');
    await this.page.getByRole('textbox', { name: this.say('own-words-explained') }).fill(words);
    await this.look('round');
    return cards;
  }

  /** Looks at what is asked for as long as the page takes no answer. */
  see(): Promise<void> {
    return this.page.waitForTimeout(LOOK);
  }

  /** Deals a round whose first shown state is before a decision. */
  async deal(): Promise<void> {
    await this.see();
    await this.button('deal').click();
    await this.felt('decisions').waitFor();
  }

  async act(name: ActionName): Promise<void> {
    await this.see();
    const [response] = await Promise.all([
      this.page.waitForResponse((answered) => answered.url().endsWith('/table/act')),
      this.button(name).click(),
    ]);
    expect(response.status()).toBe(200);
    // The page takes up one answer after the other: when it has this one, it shows what came of the act.
    await this.table();
  }

  /** Presses a key by its place on the keyboard, which writes in the player's own alphabet. */
  async press(code: string): Promise<void> {
    const key = LETTERS[this.text.language.tag]?.[KEYS.indexOf(code)];
    if (key === undefined) return this.page.keyboard.press(code);
    this.keys ??= await this.page.context().newCDPSession(this.page);
    await this.keys.send('Input.dispatchKeyEvent', { type: 'keyDown', code, key, text: key });
    await this.keys.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key });
  }

  /** Moves the focus there, as a player without a mouse does. */
  async tabTo(target: Locator): Promise<void> {
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < 60; steps += 1) {
      if (await isThere()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('the Tab key does not come there');
  }

  /** Waits until what the page shows of balance, cards and turn is what the server says. */
  async agrees(): Promise<Table> {
    const table = await this.table();
    const { round } = table;
    if (!round) throw new Error('there is no round');
    const label = this.say('balance-label', { points: table.player.balance });
    await this.page.getByLabel(label, { exact: true }).waitFor();
    await expect.poll(() => this.cardsIn(this.dealer())).toEqual(round.dealer.cards);
    for (const { box, cards } of round.boxes) {
      await expect.poll(() => this.cardsIn(this.box(box))).toEqual(cards);
    }
    const turn = this.page.locator('section[aria-current=step]');
    await expect.poll(() => turn.count()).toBe(round.turn ? 1 : 0);
    if (round.turn) expect(await turn.getAttribute('data-box')).toBe(String(round.turn.box));
    return table;
  }

  /** Checks the settlement on the page against the server's, line by line; the result is the round's. */
  async settled(before: number): Promise<Round> {
    await this.felt('settled').waitFor();
    const { player, round } = await this.agrees();
    if (round?.net == null) throw new Error('the round is not settled');
    await this.look('round');
    const panel = this.page.getByRole('tabpanel');
    const rows = await panel
      .locator('table tr:not(thead tr)')
      .evaluateAll((found) =>
        found.map((row) => [...row.children].map((cell) => cell.textContent?.trim().split(/\s{2,}/)[0])),
      );
    expect(rows).toEqual(round.boxes.flatMap((box) => this.lines(box)));
    const sums = await panel.locator('dd').allTextContents();
    expect(sums).toEqual([
      this.say('net-points', { points: round.net }),
      this.say('points-number', { points: player.balance }),
    ]);
    const nets = round.boxes.map(({ settlement }) => settlement?.net ?? NaN);
    expect(round.net).toBe(nets.reduce((sum, net) => sum + net));
    expect(player.balance).toBe(before + round.net);
    return round;
  }

  private lines({ settlement }: PlayedBox): string[][] {
    if (!settlement) throw new Error('a box is not settled');
    const net = (points: number) => this.say('net-points', { points });
    expect(settlement.net).toBe(settlement.lines.reduce((sum, line) => sum + line.net, 0));
    return [
      ...settlement.lines.map((line) => [
        this.say(`line-${line.what}`),
        this.say('points-number', { points: line.stake }),
        line.pays == null ? '—' : this.say('to-one', { pays: line.pays }),
        net(line.net),
      ]),
      [this.say('box-sum'), net(settlement.net)],
    ];
  }
}
