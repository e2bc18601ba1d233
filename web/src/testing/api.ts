import type { Api } from '../api/client';
import type { listen } from '../api/socket';
import type { EdgeState, House, Table } from '../api/types';
import { aHouse } from './table';

/** A house edge that nobody has worked out. */
export function anEdge(changed: Partial<EdgeState> = {}): EdgeState {
  return {
    key: '0',
    state: 'unknown',
    edge: null,
    card: null,
    progress: null,
    refused: null,
    ante: null,
    ...changed,
  };
}

/** A server at which nothing changes, but for what a test says. */
export function apiOf(table: Table, changed: Partial<Api> = {}, house: House = aHouse()): Api {
  const same = () => Promise.resolve(table);
  return {
    table: same,
    sitDown: same,
    change: same,
    topUp: same,
    deal: same,
    act: same,
    houses: () => Promise.resolve([house]),
    house: () => Promise.resolve(house),
    explained: (_, language) =>
      Promise.resolve({
        language,
        parts: [{ about: 'table', title: 'Boxes', sentences: ['There is 1 box on the layout.'] }],
      }),
    ruleSchema: () => Promise.resolve({ schema: {}, groups: [], hands: [], offers: [] }),
    checkRules: () => Promise.resolve({ faults: [], sound: null }),
    edge: () => Promise.resolve(anEdge()),
    beginEdge: () => Promise.resolve(anEdge({ state: 'waiting' })),
    edgeWork: () =>
      Promise.resolve(anEdge({ state: 'working', progress: { share: 0.25, seconds_left: 30 } })),
    strategyCard: () => Promise.resolve(anEdge()),
    beginCard: () => Promise.resolve(anEdge({ state: 'waiting' })),
    endEdge: () => Promise.resolve(anEdge()),
    roundRules: () => Promise.resolve(house),
    options: (round, event) =>
      Promise.resolve({ round, event, box: 0, chosen: null, options: [], left_out: [], no_figures: null }),
    rounds: () => Promise.resolve({ rounds: [], before: null }),
    record: () => Promise.resolve({}),
    mistakes: () => Promise.resolve({ count: 0, mistakes: [] }),
    review: () => Promise.resolve({ due: 0, next: null, round: null, event: null, task: null }),
    answerReview: () => Promise.reject(new Error('nothing is due')),
    drill: () => Promise.resolve({ task: null }),
    answerDrill: () => Promise.reject(new Error('nothing is asked')),
    quiz: () => Promise.resolve({ asked: false, ante: 0, bet: 0, sixth: null, hand: [], dealer: [] }),
    answerQuiz: () => Promise.reject(new Error('nothing is asked')),
    statistics: () => Promise.reject(new Error('nothing is counted')),
    spot: () => Promise.resolve({ options: [], ante: 10, no_figures: null }),
    twin: () => Promise.reject(new Error('nothing is settled')),
    bringBack: same,
    wipe: () => Promise.resolve(),
    ...changed,
  };
}

/** A socket on which nothing is told. */
export const deaf: typeof listen = () => ({
  retry: () => undefined,
  renew: () => undefined,
  close: () => undefined,
});
