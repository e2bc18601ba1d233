import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api/client';
import { preferences, read } from '../state/preferences.svelte';
import { show } from '../testing/show';
import { aHouse, aRound, aTable } from '../testing/table';

beforeEach(() => {
  Object.assign(preferences, read(null));
});

const actions = () => within(screen.getByRole('group', { name: 'What you can do' }));
/** A move by so much, which jsdom does not count itself. */
const moved = (movementX: number) =>
  Object.assign(new MouseEvent('mousemove', { bubbles: true }), { movementX, movementY: 0 });
const button = (name: RegExp) => actions().getByRole('button', { name });

test('the buttons are those of the house, those that are refused marked so', async () => {
  await show(aTable({ round: aRound() }), {}, aHouse({ sixth: null }));
  const shown = actions().getAllByRole('button');
  expect(shown.map((each) => each.dataset['action'])).toEqual(['fold', 'play', 'exchange', 'buy-game']);
  expect(shown.map((each) => each.ariaDisabled ?? each.getAttribute('aria-disabled'))).toEqual([
    'false',
    'false',
    'true',
    'true',
  ]);
});

test('a refused button tells why and does nothing', async () => {
  const act = vi.fn<Api['act']>(() => Promise.resolve(aTable()));
  await show(aTable({ round: aRound() }), { act });
  await fireEvent.click(button(/Buy the dealer/));
  expect(screen.getByText(/is asked .*to fold, play or buy/)).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
});

test('a refused button under a pointer at rest does not tell why, one that is moved over does', async () => {
  await show(aTable({ round: aRound() }));
  await fireEvent.mouseEnter(button(/Buy the dealer/));
  await fireEvent(button(/Buy the dealer/), moved(0));
  expect(screen.getByText(/To exchange cards/)).toBeTruthy();
  await fireEvent(button(/Buy the dealer/), moved(1));
  expect(screen.getByText(/is asked .*to fold, play or buy/)).toBeTruthy();
});

test('where nothing can be bought the question does not offer it', async () => {
  const round = aRound();
  round.legal = { ...round.legal, sixth: null, exchange: [] };
  await show(aTable({ round }));
  expect(screen.getByText('Fold or play?')).toBeTruthy();
});

test('the second click of a double click does nothing', async () => {
  const act = vi.fn<Api['act']>(() => Promise.resolve(aTable({ round: aRound() })));
  await show(aTable({ round: aRound() }), { act });
  await fireEvent.click(button(/Play/), { detail: 2 });
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button(/Play/), { detail: 1 });
  expect(act).toHaveBeenCalledTimes(1);
});

test('only what may be answered is shown while insurance is asked', async () => {
  const round = aRound({ turn: { box: 0, asked: 'insurance' } });
  round.legal = {
    ...round.legal,
    fold: false,
    play: null,
    sixth: null,
    exchange: [],
    insure: { least: 1, most: 30 },
    no_insurance: true,
  };
  await show(aTable({ round }), {}, aHouse({ insurance: { from: 'three', least: 1, most: '1/2' } }));
  const shown = actions().getAllByRole('button');
  expect(shown.map((each) => each.dataset['action'])).toEqual(['insure', 'no-insurance']);
});

test('chosen cards are counted on the button and exchanged', async () => {
  const act = vi.fn<Api['act']>(() => Promise.resolve(aTable({ round: aRound({ events: 3 }) })));
  await show(aTable({ round: aRound() }), { act });
  await fireEvent.click(screen.getByRole('button', { name: /queen.* of .*hearts/ }));
  await fireEvent.keyDown(window, { code: 'Digit3', key: '3' });
  expect(
    button(/Exchange/)
      .textContent?.replace(/[\u2068\u2069\s]+/g, ' ')
      .trim(),
  ).toMatch(/Exchange 2 cards · 10/);
  await fireEvent.click(button(/Exchange/));
  expect(act).toHaveBeenCalledWith({
    round: 1,
    events: 2,
    decision: { do: 'exchange', cards: ['Qh', '6d'] },
  });
});

test('a key of the Russian layout folds, and the letter in a field does not', async () => {
  const act = vi.fn<Api['act']>(() => Promise.resolve(aTable({ round: aRound() })));
  await show(aTable({ round: aRound() }), { act });
  await fireEvent.keyDown(window, { code: 'KeyF', key: 'а' });
  expect(act).toHaveBeenCalledTimes(1);
  await fireEvent.click(screen.getByRole('tab', { name: 'Fairness' }));
  await fireEvent.keyDown(screen.getByRole('textbox'), { code: 'KeyF', key: 'f' });
  expect(act).toHaveBeenCalledTimes(1);
});
