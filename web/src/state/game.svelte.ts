import { Fault } from '../api/fault';
import type { Api } from '../api/client';
import type { Decision, House, HouseName, Round, Table } from '../api/types';
import type { Socket } from '../api/socket';
import type { listen } from '../api/socket';
import { happened } from '../lib/announce';
import type { Sentence } from '../lib/announce';
import { isCurrent } from '../lib/newer';
import { asked, costOf, fit } from '../lib/stakes';
import type { Stake } from '../lib/stakes';
import { areWords } from '../lib/fair';
import { preferences } from './preferences.svelte';
import { t, words } from './words.svelte';

export type Phase = 'stakes' | 'decisions' | 'dealer-game' | 'settled';

/** How many points are given when a player asks for more. */
export const MORE_POINTS = 1000;

/** In milliseconds: how long nothing is done after another question, which a second click was not meant for. */
export const PAUSE = 400;

/** The table of one player: what the server told last, and what the player has chosen but not sent. */
export class Game {
  table = $state.raw<Table>();
  houseNames = $state.raw<HouseName[]>([]);
  online = $state(true);
  sending = $state(false);
  /** Why the last thing that was asked for is not done. */
  fault = $state.raw<Fault>();
  /** Whether the server did not know the player any more and gave a new seat. */
  seatedAgain = $state(false);
  /** Cards chosen to be exchanged. */
  selected = $state.raw<readonly string[]>([]);
  /** The dealer's card chosen to be thrown away. */
  thrown = $state<string>();
  /** The chosen stake of insurance; the most that may be staked where nothing was chosen. */
  chosenInsurance = $state<number>();
  /** Whether what is usual was turned round for this decision: advice asked for, or put away. */
  turned = $state(false);
  /** What happened last, for those who hear the page. */
  heard = $state.raw<readonly Sentence[]>([]);

  /** The player's own houses that can be played. */
  ownHouses = $state.raw<House[]>([]);

  /** Those of shipped rules by name, and those of rounds by the player's own rules by the round. */
  private houses = $state.raw<Record<string, House>>({});
  private changingStakes = $state(false);
  private readonly api: Api;
  private socket: Socket | undefined;
  /** What was asked for while something else was being sent, and the question that it was meant for. */
  private pending: { question: string; command: () => Promise<Table> } | undefined;
  /** The time from which on the question is taken to be seen. */
  private seenFrom = 0;

  constructor(api: Api) {
    this.api = api;
  }

  get round(): Round | undefined {
    return this.table?.round ?? undefined;
  }

  get balance(): number {
    return this.table?.player.balance ?? 0;
  }

  get phase(): Phase {
    const { round } = this;
    if (!round) return 'stakes';
    if (round.phase !== 'settled') return round.phase === 'dealer-game' ? 'dealer-game' : 'decisions';
    return this.changingStakes ? 'stakes' : 'settled';
  }

  /** The rules that the next round is played by. */
  get nextRules(): string {
    const known = this.allHouses.some(({ name }) => name === preferences.rules);
    return known ? preferences.rules : (this.houseNames[0]?.name ?? '');
  }

  /** The shipped rules nearest to those of the next round: training knows no others. */
  get trainingRules(): string {
    return this.isShipped(this.nextRules) ? this.nextRules : (this.houseNames[0]?.name ?? '');
  }

  /** Everything that can be played: what comes with the program, and the player's own. */
  get allHouses(): HouseName[] {
    return [...this.houseNames, ...this.ownHouses];
  }

  get nextHouse(): House | undefined {
    return this.ownHouses.find(({ name }) => name === this.nextRules) ?? this.houses[this.nextRules];
  }

  /** The rules of what is shown on the felt. */
  get house(): House | undefined {
    const { round } = this;
    if (this.phase === 'stakes' || !round) return this.nextHouse;
    // The player's own rules of a round that has just been dealt are those that were chosen for it.
    const chosen = this.nextHouse?.name === round.rules ? this.nextHouse : undefined;
    return this.houses[this.keyOf(round)] ?? chosen;
  }

  /** The stakes of the next round. */
  get stakes(): Stake[] {
    const house = this.nextHouse;
    return house ? fit(preferences.stakes[house.name] ?? [], house) : [];
  }

  set stakes(stakes: Stake[]) {
    const house = this.nextHouse;
    if (!house) return;
    this.fault = undefined;
    preferences.stakes[house.name] = fit(stakes, house);
  }

  get cost(): { now: number; withBets: number } {
    return this.nextHouse ? costOf(this.stakes, this.nextHouse) : { now: 0, withBets: 0 };
  }

  /** Whether the balance does not cover the deal. */
  get isShort(): boolean {
    return this.balance < this.cost.now;
  }

  /** Whether cards of the box whose turn it is can be chosen for an exchange. */
  get canSelect(): boolean {
    return (this.round?.legal.exchange.length ?? 0) > 0;
  }

  /** Whether the question has stood there long enough for a click or a key to be meant for it. */
  get isSeen(): boolean {
    return performance.now() >= this.seenFrom;
  }

  /** Whether the page says what the options of this decision are worth. */
  get isAdvised(): boolean {
    return (preferences.mode === 'advice') !== this.turned;
  }

  toggleAdvice(): void {
    this.turned = !this.turned;
  }

  get insurance(): number {
    const offer = this.round?.legal.insure;
    if (!offer) return 0;
    return Math.max(offer.least, Math.min(this.chosenInsurance ?? offer.most, offer.most));
  }

  set insurance(points: number) {
    this.chosenInsurance = points;
  }

  /** Sits down, for the first time or again, and hears of every change from then on. */
  async start(hear: typeof listen): Promise<void> {
    await this.attempt(async () => {
      const [table, names] = await Promise.all([this.sit(), this.api.houses()]);
      this.houseNames = names;
      await this.readOwn();
      this.show(table, true);
      await Promise.all([this.loadHouse(this.nextRules), this.loadHouseOf(table.round)]);
      this.socket ??= hear({
        told: (told, first) => this.show(told, first),
        connected: (is) => {
          if (is) this.online = true;
          else void this.lookAgain();
        },
      });
    });
  }

  stop(): void {
    this.socket?.close();
  }

  retry(): void {
    if (!this.table) location.reload();
    this.socket?.retry();
    void this.lookAgain();
  }

  async chooseRules(name: string): Promise<void> {
    this.fault = undefined;
    await this.attempt(() => this.loadHouse(name));
    preferences.rules = name;
    this.changingStakes = true;
  }

  changeStakes(): void {
    if (this.phase !== 'settled' || !this.isSeen) return;
    this.fault = undefined;
    this.changingStakes = true;
  }

  async deal(): Promise<void> {
    const [house, next] = [this.nextHouse, this.table?.next];
    if (!house || !next || !this.isSeen || this.isShort || !this.online) return;
    const ownWords = preferences.ownWords;
    await this.send(() =>
      this.api.deal({
        rules: house.name,
        own_rules: this.isShipped(house.name) ? null : house.text,
        nonce: next.nonce,
        player_seed: ownWords && areWords(ownWords) ? ownWords : null,
        boxes: asked(this.stakes, house),
      }),
    );
  }

  async act(decision: Decision): Promise<void> {
    const { round } = this;
    if (!round?.turn || !this.isSeen) return;
    await this.send(() => this.api.act({ round: round.id, events: round.events, decision }));
  }

  async morePoints(): Promise<void> {
    await this.send(() => this.api.topUp({ balance: this.balance, points: MORE_POINTS }));
  }

  async tellLanguage(): Promise<void> {
    const language = words.text.language.tag;
    if (!this.table || this.table.player.language === language) return;
    await this.attempt(async () => this.show(await this.api.change({ language })));
  }

  toggleCard(card: string): void {
    this.selected = this.selected.includes(card)
      ? this.selected.filter((chosen) => chosen !== card)
      : [...this.selected, card];
  }

  /** Sits down where the server does not know the player any more: what was shown is nobody's. */
  async sitAgain(): Promise<void> {
    this.show(await this.sit(), true);
    this.socket?.renew();
    this.seatedAgain = true;
    this.online = true;
  }

  /** Sits down as a guest; who sits here already stays who he is. */
  private sit(): Promise<Table> {
    return this.api.sitDown({ name: t('guest'), language: words.text.language.tag });
  }

  isShipped(name: string): boolean {
    return this.houseNames.some((house) => house.name === name);
  }

  /** Keeps a house of the player's own and plays by it from the next round on. */
  async playBy(house: House): Promise<void> {
    preferences.own[house.name] = house.text;
    this.ownHouses = [...this.ownHouses.filter(({ name }) => name !== house.name), house];
    await this.chooseRules(house.name);
  }

  dropOwn(name: string): void {
    Reflect.deleteProperty(preferences.own, name);
    this.ownHouses = this.ownHouses.filter((house) => house.name !== name);
  }

  /** The rules of this name, as a table shows them. */
  async houseOf(name: string): Promise<House> {
    const own = this.ownHouses.find((house) => house.name === name);
    if (own) return own;
    await this.loadHouse(name);
    const house = this.houses[name];
    if (!house) throw new Fault('not-found', '');
    return house;
  }

  /** Reads the player's own houses; one that this version does not take any more is left out. */
  private async readOwn(): Promise<void> {
    const { tag } = words.text.language;
    const texts = Object.entries(preferences.own).filter(([name]) => !this.isShipped(name));
    const answers = await Promise.all(texts.map(([, text]) => this.api.checkRules({ text }, tag)));
    this.ownHouses = answers.flatMap(({ sound }) => sound?.house ?? []);
  }

  private keyOf(round: Round): string {
    return this.isShipped(round.rules) ? round.rules : `#${round.id}`;
  }

  private async loadHouseOf(round: Round | null | undefined): Promise<void> {
    if (!round) return;
    const key = this.keyOf(round);
    if (key === round.rules) return this.loadHouse(key);
    if (this.houses[key]) return;
    const house = await this.api.roundRules(round.id);
    this.houses = { ...this.houses, [key]: house };
  }

  private async loadHouse(name: string): Promise<void> {
    if (!name || this.houses[name] || !this.isShipped(name)) return;
    const house = await this.api.house(name);
    this.houses = { ...this.houses, [name]: house };
  }

  private async send(command: () => Promise<Table>): Promise<void> {
    const question = questionOf(this.table);
    if (this.sending) {
      this.pending = { question, command };
      return;
    }
    this.sending = true;
    await this.attempt(async () => this.show(await command()));
    this.sending = false;
    const { pending } = this;
    this.pending = undefined;
    if (this.online && pending?.question === questionOf(this.table)) await this.send(pending.command);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      this.fault = undefined;
      this.seatedAgain = false;
      await work();
      this.online = true;
    } catch (thrown) {
      const fault = Fault.of(thrown);
      if (fault.code === 'stale' || fault.code === 'no-player') await this.lookAgain();
      if (fault.code === 'unreachable') this.online = false;
      else if (fault.code !== 'no-player') this.fault = fault;
    }
  }

  private async lookAgain(): Promise<void> {
    try {
      this.show(await this.api.table(), true);
      this.online = true;
    } catch (thrown) {
      if (Fault.of(thrown).code === 'no-player') await this.sitAgain().catch(() => (this.online = false));
      else this.online = false;
    }
  }

  /** Takes over what the server told; `surely` even where it looks older than what is shown. */
  private show(table: Table, surely = false): void {
    if (!surely && !isCurrent(this.table, table)) return;
    const before = this.round;
    const moved = before?.id !== table.round?.id || before?.events !== table.round?.events;
    if (this.table) this.heard = moved ? happened(before, table.round) : this.heard;
    if (moved) {
      this.selected = [];
      this.thrown = undefined;
      this.chosenInsurance = undefined;
      this.turned = false;
    }
    if (before?.id !== table.round?.id) this.changingStakes = false;
    if (this.table && askedOf(this.table) !== askedOf(table)) this.seenFrom = performance.now() + PAUSE;
    this.table = table;
    void this.loadHouseOf(table.round).catch(() => (this.online = false));
  }
}

/** What an answer may be sent for: after anything has happened it is another question. */
function questionOf(table: Table | undefined): string {
  return `${table?.next?.commitment} ${table?.round?.id} ${table?.round?.events}`;
}

/** Which box is asked what, in which round. */
function askedOf({ round }: Table): string {
  return `${round?.id} ${round?.turn?.box} ${round?.turn?.asked}`;
}
