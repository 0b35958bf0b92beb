/** A list in descending order of time, of which the rows after the last one may be missing. */
interface LoadedList<T> {
  rows: readonly T[];
  more: boolean;
}

/**
 * Merges lists, newest row first. A list that has more may have rows directly after its last one,
 * so older rows of the other lists are left out. `next` is the index of the list that leaves out
 * the most, whose next page shows more rows; null if everything is shown.
 */
export function mergeLists<T>(
  lists: readonly LoadedList<T>[],
  timeOf: (row: T) => Date,
): { rows: T[]; next: number | null } {
  /** How far each list is known; a list whose page had no readable row is not known at all. */
  const knownUntil = lists.map(({ rows, more }) => {
    if (!more) return -Infinity;
    // A row that was just changed stays at its place, with a newer time, until its list is live.
    return Math.min(...rows.map((row) => timeOf(row).getTime()), Infinity);
  });
  const until = Math.max(...knownUntil);
  const rows = lists
    .flatMap((list) => list.rows)
    .filter((row) => timeOf(row).getTime() >= until)
    .toSorted((a, b) => timeOf(b).getTime() - timeOf(a).getTime());
  return { rows, next: until === -Infinity ? null : knownUntil.indexOf(until) };
}
