import createClient from 'openapi-fetch';
import { Fault } from './fault';
import type { paths } from './schema';
import type {
  Act,
  CheckedRules,
  Deal,
  Drill,
  DrillDone,
  DrillTask,
  EdgeState,
  Explained,
  House,
  HouseName,
  Marked,
  Mistakes,
  NewPlayer,
  Options,
  PlayerChange,
  Problem,
  QuizAnswer,
  QuizAsked,
  QuizDone,
  QuizTask,
  Review,
  ReviewAnswer,
  Reviewed,
  Rounds,
  RuleSchema,
  RuleText,
  SpotOptions,
  Statistics,
  Table,
  TopUp,
  Twin,
} from './types';

/** In milliseconds: how long to wait before a busy server is asked again. */
const BUSY_WAITS = [300, 900, 2000];

/** Everything that a page asks of the server. Every call throws a `Fault` where it is not done. */
export interface Api {
  table(): Promise<Table>;
  sitDown(player: NewPlayer): Promise<Table>;
  change(player: PlayerChange): Promise<Table>;
  topUp(points: TopUp): Promise<Table>;
  deal(deal: Deal): Promise<Table>;
  act(act: Act): Promise<Table>;
  houses(): Promise<HouseName[]>;
  house(name: string): Promise<House>;
  explained(name: string, language: string): Promise<Explained>;
  ruleSchema(): Promise<RuleSchema>;
  checkRules(asked: RuleText, language: string): Promise<CheckedRules>;
  /** The house edge of a rule file, as far as it is known. */
  edge(text: string, language: string): Promise<EdgeState>;
  beginEdge(text: string, language: string): Promise<EdgeState>;
  /** The strategy card of a rule file, where there is one. */
  strategyCard(text: string, language: string): Promise<EdgeState>;
  beginCard(text: string, language: string): Promise<EdgeState>;
  /** How far the work on either is. */
  edgeWork(key: string, language: string): Promise<EdgeState>;
  endEdge(key: string, language: string): Promise<EdgeState>;
  /** The rules of a round, which may be the player's own. */
  roundRules(round: number): Promise<House>;
  options(round: number, event: number): Promise<Options>;
  rounds(before?: number): Promise<Rounds>;
  record(round: number): Promise<unknown>;
  mistakes(wanted: { kind?: string; latest: boolean; skip: number }): Promise<Mistakes>;
  review(): Promise<Review>;
  answerReview(answer: ReviewAnswer): Promise<Reviewed>;
  drill(drill: Drill): Promise<DrillTask>;
  answerDrill(answer: DrillDone): Promise<Marked>;
  quiz(asked: QuizAsked): Promise<QuizTask>;
  answerQuiz(answer: QuizAnswer): Promise<QuizDone>;
  statistics(): Promise<Statistics>;
  spot(asked: SpotCards): Promise<SpotOptions>;
  twin(round: number): Promise<Twin>;
  /** Puts a player's file, as it was downloaded, in the place of all that there is. */
  bringBack(file: string): Promise<Table>;
  wipe(): Promise<void>;
}

/** Cards one after the other; no text is none. */
export type SpotCards = { rules: string; hand: string; up: string; seen: string; discards: string };

type Answer<T> = { data?: T; error?: unknown };

/** The server at this address; the page's own where it is empty. */
export function connect(address = ''): Api {
  const client = createClient<paths>({ baseUrl: address || location.origin });
  return {
    table: () => ask(() => client.GET('/api/v1/table')),
    sitDown: (body) => ask(() => client.POST('/api/v1/player', { body })),
    change: (body) => ask(() => client.PATCH('/api/v1/player', { body })),
    topUp: (body) => ask(() => client.POST('/api/v1/table/points', { body })),
    deal: (body) => ask(() => client.POST('/api/v1/table/deal', { body })),
    act: (body) => ask(() => client.POST('/api/v1/table/act', { body })),
    houses: () => ask(() => client.GET('/api/v1/rules')),
    house: (name) => ask(() => client.GET('/api/v1/rules/{name}', { params: { path: { name } } })),
    explained: (name, language) =>
      ask(() =>
        client.GET('/api/v1/rules/{name}/explained', { params: { path: { name }, query: { language } } }),
      ),
    ruleSchema: () => ask(() => client.GET('/api/v1/rules/schema')),
    checkRules: (body, language) =>
      ask(() => client.POST('/api/v1/rules/check', { body, params: { query: { language } } })),
    edge: (text, language) =>
      ask(() => client.POST('/api/v1/edges', { body: { text }, params: { query: { language } } })),
    beginEdge: (text, language) =>
      ask(() => client.POST('/api/v1/edges/works', { body: { text }, params: { query: { language } } })),
    strategyCard: (text, language) =>
      ask(() => client.POST('/api/v1/edges/cards', { body: { text }, params: { query: { language } } })),
    beginCard: (text, language) =>
      ask(() =>
        client.POST('/api/v1/edges/cards/works', { body: { text }, params: { query: { language } } }),
      ),
    edgeWork: (key, language) =>
      ask(() => client.GET('/api/v1/edges/works/{key}', { params: { path: { key }, query: { language } } })),
    endEdge: (key, language) =>
      ask(() =>
        client.DELETE('/api/v1/edges/works/{key}', { params: { path: { key }, query: { language } } }),
      ),
    roundRules: (round) =>
      ask(() => client.GET('/api/v1/rounds/{round}/rules', { params: { path: { round } } })),
    options: (round, event) =>
      ask(() => client.GET('/api/v1/rounds/{round}/options/{event}', { params: { path: { round, event } } })),
    rounds: (before) => ask(() => client.GET('/api/v1/rounds', { params: { query: { before } } })),
    record: (round) => ask(() => client.GET('/api/v1/rounds/{round}', { params: { path: { round } } })),
    mistakes: (query) => ask(() => client.GET('/api/v1/training/mistakes', { params: { query } })),
    review: () => ask(() => client.GET('/api/v1/training/review')),
    answerReview: (body) => ask(() => client.POST('/api/v1/training/review', { body })),
    drill: ({ kind, ...drill }) =>
      ask(() =>
        client.GET('/api/v1/training/decision', {
          params: { query: { ...drill, ...(kind == null ? {} : { kind }) } },
        }),
      ),
    answerDrill: (body) => ask(() => client.POST('/api/v1/training/decision', { body })),
    quiz: (query) => ask(() => client.GET('/api/v1/training/quiz', { params: { query } })),
    answerQuiz: (body) => ask(() => client.POST('/api/v1/training/quiz', { body })),
    spot: (query) => ask(() => client.GET('/api/v1/training/spot', { params: { query } })),
    twin: (round) => ask(() => client.GET('/api/v1/rounds/{round}/twin', { params: { path: { round } } })),
    statistics: () => ask(() => client.GET('/api/v1/training/statistics')),
    bringBack: (file) =>
      // It goes as it is: numbers in it may be longer than those of JavaScript.
      ask(() =>
        client.PUT('/api/v1/player/file', {
          body: file as never,
          bodySerializer: (text) => text,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    wipe: async () => {
      await ask(async () => {
        const { response, error } = await client.DELETE('/api/v1/player');
        return { error, ...(response.ok ? { data: true } : {}) };
      });
    },
  };
}

/** Where the record of a settled round can be downloaded. */
export function recordAddress(round: number): string {
  return `/api/v1/rounds/${round}`;
}

async function ask<T>(send: () => Promise<Answer<T>>): Promise<T> {
  for (const wait of BUSY_WAITS) {
    try {
      return await once(send);
    } catch (thrown) {
      if (Fault.of(thrown).code !== 'busy') throw thrown;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return once(send);
}

async function once<T>(send: () => Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await send();
  } catch (thrown) {
    throw Fault.of(thrown);
  }
  if (answer.data === undefined) throw Fault.from(answer.error as Partial<Problem> | undefined);
  return answer.data;
}
