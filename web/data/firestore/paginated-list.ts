/**
 * A list of which only the first page is live: how its live page and the pages that were loaded
 * once stay one list without holes or doubles. Pure; `live-pages.ts` brings the documents.
 */

export interface Entry<T, Cursor> {
  id: string;
  /** What the list is ordered by, descending. */
  order: number;
  /** Null when the document is malformed: it counts, but is not shown. */
  row: T | null;
  /** Where a further page may begin. */
  cursor: Cursor;
}

export interface Pages<T, Cursor> {
  live: Entry<T, Cursor>[];
  older: Entry<T, Cursor>[];
  /** The end of what is known, once the live page is full. */
  tail: Cursor | null;
  /** Whether there may be more after it. */
  more: boolean;
}

export const NO_PAGES: Pages<never, never> = { live: [], older: [], tail: null, more: false };

/**
 * The entries of a live page: those whose document has not changed are the very same ones as before, so
 * that nobody reads or draws them again.
 */
export function entriesOf<T, C, D extends { id: string }>(
  held: Pages<T, C>,
  documents: readonly D[],
  changed: ReadonlySet<string>,
  makeEntry: (document: D) => Entry<T, C>,
): Entry<T, C>[] {
  const known = new Map(held.live.map((entry) => [entry.id, entry]));
  return documents.map((document) => {
    const before = changed.has(document.id) ? undefined : known.get(document.id);
    return before ?? makeEntry(document);
  });
}

/**
 * The live page has changed. What it has pushed out moves to the older entries. When nothing of the
 * former live page is where it was (a long time without a connection), something may lie between
 * old and new: then the older entries are dropped, to be loaded again.
 */
export function withLivePage<T, C>(
  held: Pages<T, C>,
  live: Entry<T, C>[],
  size: number,
): Pages<T, C> {
  const last = live.at(-1);
  if (!last || live.length < size) return { live, older: [], tail: null, more: false };
  const known = new Map(live.map((entry) => [entry.id, entry.order]));
  const joined = held.live.some((entry) => known.get(entry.id) === entry.order);
  if (held.tail === null || !joined) return { live, older: [], tail: last.cursor, more: true };
  const pushedOut = held.live.filter((entry) => entry.order <= last.order);
  const older = [...pushedOut, ...held.older].filter((entry) => !known.has(entry.id));
  return { ...held, live, older };
}

/** Some of the entries are others by now; whether these are still all, and in this order, is not known yet. */
export function withChanged<T, C>(held: Pages<T, C>, changed: readonly Entry<T, C>[]): Pages<T, C> {
  const rows = new Map(changed.map(({ id, row }) => [id, row]));
  const renew = (entry: Entry<T, C>) => {
    const row = rows.get(entry.id);
    return row === undefined ? entry : { ...entry, row };
  };
  return { ...held, live: held.live.map(renew), older: held.older.map(renew) };
}

/** A further page was loaded. */
export function withOlderPage<T, C>(
  held: Pages<T, C>,
  page: Entry<T, C>[],
  size: number,
): Pages<T, C> {
  const known = new Set([...held.live, ...held.older].map((entry) => entry.id));
  const fresh = page.filter((entry) => !known.has(entry.id));
  return {
    live: held.live,
    older: [...held.older, ...fresh],
    tail: page.at(-1)?.cursor ?? held.tail,
    more: page.length >= size,
  };
}

/** A row that is not live was changed from here, or is gone: null. */
export function withRow<T, C>(
  held: Pages<T, C>,
  id: string,
  row: (before: T) => T | null,
): Pages<T, C> {
  const older = held.older.map((entry) =>
    entry.id === id && entry.row !== null ? { ...entry, row: row(entry.row) } : entry,
  );
  return { ...held, older };
}

/** All that is known, in order. */
export function rowsOf<T, C>(held: Pages<T, C>): T[] {
  return [...held.live, ...held.older].map((entry) => entry.row).filter((row) => row !== null);
}
