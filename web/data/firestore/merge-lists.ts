/** The loaded rows of a list, newest first. `more`: older rows may not be loaded yet. */
interface LoadedList<T> {
  rows: readonly T[];
  more: boolean;
}

/**
 * Merges lists, newest row first. A row is left out if a list may have a newer one that is not
 * loaded yet. `next` is the index of the list whose next page shows more rows; null if all rows are
 * shown.
 */
export function mergeLists<T>(
  lists: readonly LoadedList<T>[],
  timeOf: (row: T) => Date,
): { rows: T[]; next: number | null } {
  /** The time down to which each list is complete; `Infinity` if it has no readable row yet. */
  const knownUntil = lists.map(({ rows, more }) => {
    if (!more) return -Infinity;
    // The last row can have a newer time than others: it moves up only when its list is live.
    return Math.min(...rows.map((row) => timeOf(row).getTime()), Infinity);
  });
  const until = Math.max(...knownUntil);
  const rows = lists
    .flatMap((list) => list.rows)
    .filter((row) => timeOf(row).getTime() >= until)
    .toSorted((a, b) => timeOf(b).getTime() - timeOf(a).getTime());
  return { rows, next: until === -Infinity ? null : knownUntil.indexOf(until) };
}
