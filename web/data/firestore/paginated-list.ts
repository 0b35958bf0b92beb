/**
 * A list whose first page is live, and whose older pages are loaded once. These pure functions
 * merge both without gaps or duplicates; `use-paginated-query.ts` reads the documents.
 */

export interface Entry<T, Cursor> {
  id: string;
  /** The sort value; the list is in descending order. */
  order: number;
  /** Null if the document is malformed: it counts for its page's size, but is not shown. */
  row: T | null;
  /** The cursor after which the next page begins. */
  cursor: Cursor;
}

export interface PaginatedList<T, Cursor> {
  live: Entry<T, Cursor>[];
  older: Entry<T, Cursor>[];
  /** The cursor of the last loaded entry; null while the live page is not full. */
  tail: Cursor | null;
  /** Whether there may be more entries. */
  more: boolean;
}

export const EMPTY_LIST: PaginatedList<never, never> = {
  live: [],
  older: [],
  tail: null,
  more: false,
};

/**
 * Returns the entries of a live page. Unchanged documents keep their entry objects, so that they
 * are neither parsed nor rendered again.
 */
export function toEntries<T, C, D extends { id: string }>(
  list: PaginatedList<T, C>,
  documents: readonly D[],
  changed: ReadonlySet<string>,
  makeEntry: (document: D) => Entry<T, C>,
): Entry<T, C>[] {
  const known = new Map(list.live.map((entry) => [entry.id, entry]));
  return documents.map((document) => {
    const before = changed.has(document.id) ? undefined : known.get(document.id);
    return before ?? makeEntry(document);
  });
}

/**
 * Replaces the live page. Entries that it pushed out become older entries. If the new page shares
 * no entry with the former one, as after a long time offline, there may be a gap: then the older
 * entries are dropped and can be loaded again.
 *
 * A page that is not full is the whole list, unless a local write has just removed entries: then
 * the SDK fills the page when the server answers.
 */
export function withLivePage<T, C>(
  list: PaginatedList<T, C>,
  live: Entry<T, C>[],
  size: number,
): PaginatedList<T, C> {
  const last = live.at(-1);
  if (!last) return { live, older: [], tail: null, more: false };
  const known = new Map(live.map((entry) => [entry.id, entry.order]));
  if (live.length < size) {
    const isWaiting = list.tail !== null && list.live.some(({ id }) => id === last.id);
    if (!isWaiting) return { live, older: [], tail: null, more: false };
    return { ...list, live, older: list.older.filter((entry) => !known.has(entry.id)) };
  }
  const joined = list.live.some((entry) => known.get(entry.id) === entry.order);
  if (list.tail === null || !joined) {
    return { live, older: [], tail: last.cursor, more: true };
  }
  const pushedOut = list.live.filter((entry) => entry.order <= last.order);
  const older = [...pushedOut, ...list.older].filter((entry) => !known.has(entry.id));
  return { ...list, live, older };
}

/** Updates the rows of changed entries, without adding, removing or reordering any. */
export function withChanged<T, C>(
  list: PaginatedList<T, C>,
  changed: readonly Pick<Entry<T, C>, 'id' | 'row'>[],
): PaginatedList<T, C> {
  const rows = new Map(changed.map(({ id, row }) => [id, row]));
  const update = (entry: Entry<T, C>) => {
    const row = rows.get(entry.id);
    return row === undefined ? entry : { ...entry, row };
  };
  return { ...list, live: list.live.map(update), older: list.older.map(update) };
}

/** Appends a page of older entries. */
export function withOlderPage<T, C>(
  list: PaginatedList<T, C>,
  page: Entry<T, C>[],
  size: number,
): PaginatedList<T, C> {
  const known = new Set([...list.live, ...list.older].map((entry) => entry.id));
  const fresh = page.filter((entry) => !known.has(entry.id));
  return {
    live: list.live,
    older: [...list.older, ...fresh],
    tail: page.at(-1)?.cursor ?? list.tail,
    more: page.length >= size,
  };
}

/** Changes a row of the older pages; null removes it. */
export function withRow<T, C>(
  list: PaginatedList<T, C>,
  id: string,
  row: (before: T) => T | null,
): PaginatedList<T, C> {
  const older = list.older.map((entry) =>
    entry.id === id && entry.row !== null ? { ...entry, row: row(entry.row) } : entry,
  );
  return { ...list, older };
}

/** Returns all rows in order. */
export function rowsOf<T, C>(list: PaginatedList<T, C>): T[] {
  return [...list.live, ...list.older].map((entry) => entry.row).filter((row) => row !== null);
}
