import { expect, test } from 'vitest';
import { aReason, aHouse, aRound } from '../testing/table';
import { offers } from './actions';

const none = { cards: 0, thrown: false };
const named = (list: ReturnType<typeof offers>) => list.map(({ name }) => name);

test('what the house never offers is not shown', () => {
  const bare = aHouse({ sixth: null, exchange: [], dealer_game: null });
  expect(named(offers(aRound(), bare, none))).toEqual(['fold', 'play']);
});

test('what is legal has its price, what is not its reason', () => {
  const list = offers(aRound(), aHouse(), { ...none, cards: 2 });
  expect(named(list)).toEqual(['fold', 'play', 'sixth', 'exchange', 'buy-game']);
  expect(list.map(({ price }) => price)).toEqual([null, 20, 10, 10, null]);
  expect(list.map(({ refusal }) => refusal)).toEqual([
    null,
    null,
    null,
    null,
    { reason: { 'not-asked': { asked: 'decision', turn: 0 } } },
  ]);
});

test('an exchange wants cards, and as many as are offered', () => {
  const four = aRound();
  four.legal.exchange.pop();
  four.refused.push({
    what: 'exchange',
    cards: 5,
    reason: aReason({ 'exchange-count': { cards: 5 } }),
    message: '',
  });
  const refusal = (cards: number) =>
    offers(four, aHouse(), { ...none, cards }).find(({ name }) => name === 'exchange')?.refusal;
  expect(refusal(0)).toBe('choose-cards');
  expect(refusal(4)).toBeNull();
  expect(refusal(5)).toEqual({ reason: { 'exchange-count': { cards: 5 } } });
});

test('the dealer’s card is chosen first where it is for the box to choose', () => {
  const round = aRound({ phase: 'dealer-game', turn: { box: 0, asked: 'dealer-game' } });
  round.legal = { ...round.legal, buy_game: { price: 10, choose: ['4d', 'Ks'] }, keep: true };
  const refusal = (thrown: boolean) =>
    offers(round, aHouse(), { cards: 0, thrown }).find(({ name }) => name === 'buy-game')?.refusal;
  expect(refusal(false)).toBe('choose-dealer-card');
  expect(refusal(true)).toBeNull();
});
