import type { Table } from '../api/types';

/** Whether a table that comes in may replace the one shown. Answers and the socket can overtake each other. */
export function isCurrent(shown: Table | undefined, coming: Table): boolean {
  const [before, after] = [shown?.round, coming.round];
  if (!before) return true;
  if (!after || after.id < before.id) return false;
  if (after.id > before.id) return true;
  return (
    after.events > before.events ||
    (after.events === before.events && after.judged.length >= before.judged.length)
  );
}
