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
import { onClearSessionData } from '../../lib/clear-session-data.ts';
import { parseDocument } from './documents.ts';
import { withAppError } from '../errors.ts';
import { watchPage, type Live } from './firestore-listeners.ts';
import { useLive } from './firestore-subscription.ts';
import {
  toEntries,
  EMPTY_LIST,
  rowsOf,
  withChanged,
  withLivePage,
  withOlderPage,
  withRow,
  type Entry,
  type PaginatedList,
} from './paginated-list.ts';

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/** The loaded rows of a list, newest first, and whether there may be more. */
interface Rows<T> {
  rows: T[];
  more: boolean;
}

/** The latest state of a list with all loaded pages, which is shown when people return to it. */
interface ListCache<Row> {
  last: { page: Query; list: PaginatedList<Row, QueryDocumentSnapshot> } | null;
  /** Updates a row of the list that is on the screen. */
  update: ((id: string, row: Row | null) => void) | null;
}

interface ListOptions<S> {
  /** The query without its order and limit; memoize it. */
  base: Query;
  /** The timestamp field of the order, newest first. Its values can only rise. */
  order: string;
  size: number;
  schema: S;
  cache?: ListCache<z.infer<S>>;
}

/** Adds a cache to a list's options; it is cleared at sign-out. */
export function withCache<S extends z.ZodMiniType>(list: Omit<ListOptions<S>, 'base' | 'cache'>) {
  const cache: ListCache<z.infer<S>> = { last: null, update: null };
  onClearSessionData(() => {
    cache.last = null;
  });
  return { ...list, cache };
}

/** Updates a row of a list, whether or not it is on the screen. Null deletes the row. */
export function updateCache<Row>(cache: ListCache<Row>, id: string, row: Row | null): void {
  const { last, update } = cache;
  if (update) update(id, row);
  else if (last) cache.last = { ...last, list: withChanged(last.list, [{ id, row }]) };
}

/**
 * Updates a row of lists when its live state is shown elsewhere, because older pages of a list and
 * lists that are not on the screen are not live. Null deletes the row. `caches` must be the same
 * array at each render.
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

/** Returns the query of a list's first page. */
export function firstPageOf({ base, order, size }: Omit<ListOptions<never>, 'schema'>): Query {
  return query(base, orderBy(order, 'desc'), limit(size));
}

/** A list that reads nothing. */
const NO_LIST = {
  subscribe: () => () => {},
  cached: (): Live<Rows<never>> => ({ status: 'ready', data: { rows: [], more: false } }),
  showMore: () => Promise.resolve(),
  patch: () => {},
};

function createPaginatedQuery<S extends z.ZodMiniType>({
  base,
  order,
  size,
  schema,
  cache,
}: ListOptions<S>) {
  type Row = z.infer<S>;
  const firstPage = firstPageOf({ base, order, size });
  const last = cache?.last;
  let list: PaginatedList<Row, QueryDocumentSnapshot> =
    last && queryEqual(last.page, firstPage) ? last.list : EMPTY_LIST;
  let report: ((state: Live<Rows<Row>>) => void) | null = null;

  const toEntry = (document: QueryDocumentSnapshot): Entry<Row, QueryDocumentSnapshot> => {
    // The time of a pending write is null, and the row is the newest.
    const time: unknown = document.get(order);
    const millis = time instanceof Timestamp ? time.toMillis() : Infinity;
    return {
      id: document.id,
      order: millis,
      row: parseDocument(schema, document, document.data(ESTIMATE)),
      cursor: document,
    };
  };
  const isCached = () => cache !== undefined && list !== EMPTY_LIST;
  const ready = () => ({ status: 'ready', data: { rows: rowsOf(list), more: list.more } }) as const;
  const cached = (): Live<Rows<Row>> => (isCached() ? ready() : { status: 'loading' });
  const show = (next: typeof list) => {
    list = next;
    if (cache) cache.last = { page: firstPage, list };
    report?.(ready());
  };
  const update = (id: string, row: Row | null) => {
    // A list without an answer must not become an empty list.
    if (list !== EMPTY_LIST) show(withChanged(list, [{ id, row }]));
  };
  const subscribe = (next: (state: Live<Rows<Row>>) => void) => {
    report = next;
    if (cache) cache.update = update;
    const stop = watchPage(firstPage, size, {
      isCached: isCached(),
      onPage: (documents, changed) =>
        show(withLivePage(list, toEntries(list, documents, changed, toEntry), size)),
      onCachedDocuments: (documents) => show(withChanged(list, documents.map(toEntry))),
      onError: next,
    });
    return () => {
      if (cache?.update === update) cache.update = null;
      stop();
    };
  };
  const showMore = async () => {
    const { tail } = list;
    if (tail === null) return;
    const page = query(firstPage, startAfter(tail));
    const { docs } = await withAppError(getDocsFromServer(page));
    if (list.tail === tail) show(withOlderPage(list, docs.map(toEntry), size));
  };
  const patch = (id: string, row: (before: Row) => Row | null) => show(withRow(list, id, row));
  return { subscribe, cached, showMore, patch };
}

/**
 * Returns a list, newest first, whose first page is live. `showMore` loads another page, which is
 * not live, and throws AppError; `patch` changes a row of such pages, or removes it for null. A
 * failed subscription is a state with `retry`. With a `cache`, returns the latest state of the list
 * immediately. Without a `base` the list is empty and reads nothing.
 */
export function usePaginatedQuery<S extends z.ZodMiniType>({
  base,
  order,
  size,
  schema,
  cache,
}: Omit<ListOptions<S>, 'base'> & { base: Query | null }) {
  type List = ReturnType<typeof createPaginatedQuery<S>>;
  const { subscribe, cached, showMore, patch } = useMemo<List>(
    () =>
      base === null
        ? NO_LIST
        : createPaginatedQuery({ base, order, size, schema, ...(cache && { cache }) }),
    [base, order, size, schema, cache],
  );
  const live = useLive(subscribe, cached);
  return { ...live, showMore, patch };
}
