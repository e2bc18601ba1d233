import { screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import type { Round } from '../api/types';
import { preferences, read } from '../state/preferences.svelte';
import { show } from '../testing/show';
import { aBox, aRound, aTable } from '../testing/table';

beforeEach(() => {
  Object.assign(preferences, read(null));
});

const combinations = [
  { rank: 'pair', cards: ['As', 'Ac'], pays: 1 },
  { rank: 'ace-king', cards: ['As', 'Kc'], pays: 1 },
];

function settled(): Round {
  const round = aRound({ phase: 'settled', turn: null, net: 30 });
  round.dealer = { ...round.dealer, cards: ['2h', '8c', 'Kd', 'Td', '2c'], rank: 'pair', game: true };
  round.boxes = [
    aBox({
      state: 'bet',
      bet: 20,
      purchases: [{ what: 'sixth', cards: 1, price: 10 }],
      cards: ['5h', 'Kc', 'Qc', '6h', 'Ac', 'As'],
      drawn: 1,
      hand: { rank: 'pair', best: ['As', 'Ac', 'Kc', 'Qc', '6h'], combinations, pays: 2 },
      settlement: {
        outcome: 'win',
        combinations,
        lines: [
          { what: 'ante', stake: 10, pays: null, net: 0, withheld: 0 },
          { what: 'bet', stake: 20, pays: 2, net: 35, withheld: 5 },
          { what: 'sixth', stake: 10, pays: null, net: -10, withheld: 0 },
        ],
        net: 25,
      },
    }),
  ];
  return round;
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u2068\u2069]/g, '');

test('a card of both combinations is marked with both, in words too', async () => {
  await show(aTable({ round: settled() }));
  const named = (card: string) =>
    plain(document.querySelector(`[data-box] [data-card=${card}]`)?.getAttribute('alt'));
  expect(named('As')).toBe('ace of spades, drawn, first combination, second combination');
  expect(named('Kc')).toBe('king of clubs, second combination');
  expect(named('Qc')).toBe('queen of clubs');
});

test('what was bought is shown as spent', async () => {
  await show(aTable({ round: settled() }));
  const box = document.querySelector<HTMLElement>('[data-box="0"]')!;
  expect(within(box).getByText(/never returned/)).toBeTruthy();
});

test('the settlement has a row for each line, what was withheld, and the sums', async () => {
  await show(aTable({ round: settled() }));
  const rows = within(screen.getByRole('tabpanel')).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => plain(cell.textContent).trim()));
  expect(cells).toEqual([
    ['What', 'Stake', 'Pays', 'Result'],
    ['Ante', '10', '—', '0'],
    [expect.stringMatching(/^Bet\s*largest payout: 5 withheld$/), '20', '2 to 1', '+35'],
    ['Sixth card', '10', '—', '−10'],
    ['Box', '+25'],
  ]);
});

test('a folded box and one face down tell so', async () => {
  const round = settled();
  round.boxes = [
    aBox({ state: 'folded', settlement: { outcome: 'folded', combinations: [], lines: [], net: -10 } }),
    aBox({ box: 1, blind: true, cards: [null, null, null, null, null], hand: null }),
  ];
  await show(aTable({ round }));
  expect(screen.getAllByText(/Folded/).length).toBeGreaterThan(0);
  const blind = document.querySelector<HTMLElement>('[data-box="1"]')!;
  expect(within(blind).getAllByRole('img', { name: 'face-down card' })).toHaveLength(5);
});
