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
