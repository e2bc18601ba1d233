import { expect, test } from 'vitest';
import { aRound, aTable } from '../testing/table';
import { isCurrent } from './newer';

const at = (id: number, events: number) => aTable({ round: aRound({ id, events }) });

test('what was overtaken does not replace what is shown', () => {
  expect(isCurrent(undefined, at(1, 2))).toBe(true);
  expect(isCurrent(at(1, 2), at(1, 3))).toBe(true);
  expect(isCurrent(at(1, 3), at(1, 2))).toBe(false);
  expect(isCurrent(at(1, 9), at(2, 2))).toBe(true);
  expect(isCurrent(at(2, 2), at(1, 9))).toBe(false);
  expect(isCurrent(at(1, 2), aTable())).toBe(false);
});

test('a judgement is not forgotten', () => {
  const judged = aTable({
    round: aRound({
      judged: [
        {
          event: 1,
          box: 0,
          chosen: { do: 'fold' },
          best: { do: 'fold' },
          loss: { antes: 0, exact: '0/1' },
          grade: 'best',
          teaches: null,
        },
      ],
    }),
  });
  expect(isCurrent(aTable({ round: aRound() }), judged)).toBe(true);
  expect(isCurrent(judged, aTable({ round: aRound() }))).toBe(false);
});
