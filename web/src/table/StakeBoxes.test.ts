import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../api/client';
import { preferences, read } from '../state/preferences.svelte';
import { show } from '../testing/show';
import { aHouse, aSideBet, aTable } from '../testing/table';

beforeEach(() => {
  Object.assign(preferences, read(null));
});

const six = aHouse({ boxes: 6, most_boxes: 6, open: 2, side_bets: [aSideBet()] });

test('the first box is played, and a third one is said to be blind', async () => {
  const { game } = await show(aTable(), {}, six);
  expect(screen.getAllByRole('spinbutton', { name: 'Ante' })).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: /Box .*3/ }));
  expect(game.stakes.map(({ place }) => place)).toEqual([0, 1, 2]);
  expect(screen.getByRole('heading', { name: /blind/ })).toBeTruthy();
  expect(screen.getByText(/stay face down/)).toBeTruthy();
});

test('chips add to the ante, and a typed ante that is not possible is not taken, with the reason', async () => {
  const { game } = await show(aTable(), {}, aHouse({ ante: { least: 5, most: 50, step: 5 } }));
  await fireEvent.click(screen.getByRole('button', { name: /Add .*25/ }));
  expect(game.stakes[0]?.ante).toBe(35);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Ante' });
  for (const value of ['777', '2.5', '7', '']) {
    await fireEvent.change(field, { target: { value } });
    expect(game.stakes[0]?.ante).toBe(35);
    expect(field.value).toBe('35');
    expect(screen.getByText(/takes an ante .*from .*5.* to .*50/)).toBeTruthy();
  }
  await fireEvent.change(field, { target: { value: '40' } });
  expect(game.stakes[0]?.ante).toBe(40);
  expect(screen.queryByText(/takes an ante/)).toBeNull();
});

test('a balance that is too low offers more play money', async () => {
  await show(aTable({ player: { name: 'Guest', language: 'en', balance: 15 } }));
  expect(screen.getByText(/Your balance is/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /more play money/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Deal/ }).getAttribute('aria-disabled')).toBe('false');
});

test('what the balance does not cover is not dealt, with the reason', async () => {
  const deal = vi.fn<Api['deal']>();
  await show(aTable({ player: { name: 'Guest', language: 'en', balance: 5 } }), { deal });
  const button = screen.getByRole('button', { name: /^Deal/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/It takes .*10.* points.*, and .*5.* may be spent/)).toBeTruthy();
  await fireEvent.click(button);
  await fireEvent.keyDown(window, { code: 'KeyD', key: 'd' });
  expect(deal).not.toHaveBeenCalled();
});
