import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  queryEqual,
  startAfter,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import type * as z from 'zod/mini';
import { onForget } from '../../lib/clear-session-data.ts';
import { parseDocument } from './documents.ts';
import { throwing } from '../errors.ts';
import { useLive, watchPage, type Live } from './firestore-subscription.ts';
import {
  entriesOf,
  NO_PAGES,
  rowsOf,
  withChanged,
  withLivePage,
  withOlderPage,
  withRow,
  type Entry,
  type Pages,
} from './paginated-list.ts';

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/** The loaded rows of a list, newest first, and whether there may be more. */
interface Rows<T> {
  rows: T[];
  more: boolean;
}

/** The list that was shown last, with all loaded pages, so that going back to it shows them at once. */
interface ListCache<Row> {
  last: { base: Query; pages: Pages<Row, QueryDocumentSnapshot> } | null;
}

interface List<S> {
  /** The query without its order and limit; memoize it. */
  base: Query;
  /** The timestamp field of the order, newest first. */
  order: string;
  size: number;
  schema: S;
  cache?: ListCache<z.infer<S>>;
}

/** Adds a cache to a list's options; it is cleared at sign-out. */
export function withCache<S extends z.ZodMiniType>(list: Omit<List<S>, 'base' | 'cache'>) {
  const cache: ListCache<z.infer<S>> = { last: null };
  onForget(() => {
    cache.last = null;
  });
  return { ...list, cache };
}

function updateCache<Row>(cache: ListCache<Row>, id: string, row: Row | null): void {
  const { last } = cache;
  if (last) cache.last = { ...last, pages: withRow(last.pages, id, () => row) };
}

/**
 * Updates a row of cached lists when another screen shows its live state; null deletes the row. Older pages
 * of a list are not live. `caches` must be the same array at each render.
 */
export function useCachedRowUpdate<Row>(
  caches: readonly ListCache<Row>[],
  id: string,
  live: Live<Row | null>,
): void {
  const row = live.status === 'ready' ? live.data : undefined;
  useEffect(() => {
    if (row === undefined) return;
    for (const cache of caches) updateCache(cache, id, row);
  }, [caches, id, row]);
}

function createLivePages<S extends z.ZodMiniType>({ base, order, size, schema, cache }: List<S>) {
  type Row = z.infer<S>;
  const firstPage = query(base, orderBy(order, 'desc'), limit(size));
  const last = cache?.last;
  let held: Pages<Row, QueryDocumentSnapshot> =
    last && queryEqual(last.base, base) ? last.pages : NO_PAGES;
  let report: ((state: Live<Rows<Row>>) => void) | null = null;

  const entryOf = (document: QueryDocumentSnapshot): Entry<Row, QueryDocumentSnapshot> => {
    // The time is null until the server has stored it: then the row is the newest.
    const time: unknown = document.get(order);
    return {
      id: document.id,
      order: time instanceof Timestamp ? time.toMillis() : Infinity,
      row: parseDocument(schema, document, document.data(ESTIMATE)),
      cursor: document,
    };
  };
  const isCached = () => cache !== undefined && held !== NO_PAGES;
  const ready = () => ({ status: 'ready', data: { rows: rowsOf(held), more: held.more } }) as const;
  const cached = (): Live<Rows<Row>> => (isCached() ? ready() : { status: 'loading' });
  const show = (pages: typeof held) => {
    held = pages;
    if (cache) cache.last = { base, pages };
    report?.(ready());
  };
  const subscribe = (next: (state: Live<Rows<Row>>) => void) => {
    report = next;
    return watchPage(firstPage, size, {
      isCached: isCached(),
      onPage: (documents, changed) =>
        show(withLivePage(held, entriesOf(held, documents, changed, entryOf), size)),
      onPart: (documents) => show(withChanged(held, documents.map(entryOf))),
      onError: next,
    });
  };
  const showMore = async () => {
    const { tail } = held;
    if (tail === null) return;
    const page = query(firstPage, startAfter(tail));
    const { docs } = await throwing(getDocsFromServer(page));
    if (held.tail === tail) show(withOlderPage(held, docs.map(entryOf), size));
  };
  const patch = (id: string, row: (before: Row) => Row) => show(withRow(held, id, row));
  return { subscribe, cached, showMore, patch };
}

/**
 * Returns a list, newest first, whose first page is live. `showMore` loads another page, which is not live;
 * it throws AppError. `patch` changes a row of those pages. A failed subscription is a state with `retry`.
 * With a `cache` the list that was shown last is there at once.
 */
export function useLivePages<S extends z.ZodMiniType>({
  base,
  order,
  size,
  schema,
  cache,
}: List<S>) {
  const { subscribe, cached, showMore, patch } = useMemo(
    () => createLivePages({ base, order, size, schema, ...(cache && { cache }) }),
    [base, order, size, schema, cache],
  );
  const live = useLive(subscribe, cached);
  return { ...live, showMore, patch };
}
