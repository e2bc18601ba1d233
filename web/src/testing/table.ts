import type { House, PlayedBox, Refused, Round, SideBet, Table } from '../api/types';
import type { Reason } from '../i18n/reasons';

const commitment = '4f2346a7a1c723b26ce734fd9a498d6df2872e0a6dce2d90d88e462453852942';

/** A reason as the description of the API has it: any object. */
export function aReason(reason: Reason): Refused['reason'] {
  return reason as Refused['reason'];
}

/** A table before its first round. */
export function aTable(changed: Partial<Table> = {}): Table {
  return {
    player: { name: 'Guest', language: 'en', balance: 1000 },
    next: { nonce: 1, commitment },
    round: null,
    ...changed,
  };
}

/** The first decision of a round with one box. */
export function aRound(changed: Partial<Round> = {}): Round {
  return {
    id: 1,
    events: 2,
    rules: 'trainer',
    phase: 'decisions',
    shuffle: { nonce: 1, commitment, player_seed: null, seed: null },
    turn: { box: 0, asked: 'decision' },
    dealer: { cards: [null, null, null, null, '4d'], up: 4, rank: null, game: null, replacement: null },
    boxes: [aBox()],
    legal: {
      fold: true,
      play: 20,
      sixth: 10,
      exchange: [1, 2, 3, 4, 5].map((cards) => ({ cards, price: 10, forces_bet: false })),
      insure: null,
      no_insurance: false,
      buy_game: null,
      keep: false,
    },
    refused: ['insure', 'no-insurance', 'buy-game', 'keep'].map((what) => ({
      what,
      reason: aReason({ 'not-asked': { asked: 'decision', turn: 0 } }),
      message: 'box 1 is asked to fold, play or buy',
    })),
    judged: [],
    net: null,
    ...changed,
  };
}

export function aBox(changed: Partial<PlayedBox> = {}): PlayedBox {
  return {
    box: 0,
    blind: false,
    state: 'waiting',
    ante: 10,
    sides: {},
    bet: null,
    purchases: [],
    insurance: null,
    game: null,
    cards: ['Qh', 'Td', '6d', '9s', 'As'],
    drawn: 0,
    discards: [],
    hand: { rank: 'no-game', best: ['6d', 'Td', 'Qh', '9s', 'As'], combinations: [], pays: 0 },
    paid: [],
    settlement: null,
    ...changed,
  };
}

export function aHouse(changed: Partial<House> = {}): House {
  return {
    name: 'trainer',
    title: { en: 'Russian poker', ru: 'Русский покер' },
    house: null,
    source: null,
    partial: false,
    text: '',
    boxes: 1,
    most_boxes: 1,
    open: 1,
    blind_last: false,
    adjacent: true,
    stakes: 'free',
    buy_ahead: false,
    ante: { least: 1, most: null, step: 1 },
    qualifier: 'ace-king',
    no_game: 'paid',
    bet: 2,
    pays: [{ hand: 'pair', pays: 1 }],
    ante_on_win: 'returned',
    second: true,
    exchange: [1, 2, 3, 4, 5].map((cards) => ({ cards, price: '1', forces_bet: false })),
    sixth: '1',
    dealer_game: '1',
    insurance: null,
    side_bets: [],
    ...changed,
  };
}

export function aSideBet(stake: Partial<SideBet['stake']> = {}): SideBet {
  return {
    name: 'bonus',
    pays: [],
    sixth_pays: 'same',
    sixth_table: [],
    for_one: false,
    instant: false,
    stake: { least: 1, most: null, fixed: null, compulsory: false, at_least_antes: null, ...stake },
  };
}
