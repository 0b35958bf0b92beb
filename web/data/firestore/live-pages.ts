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

/** What is known of a list, newest first, and whether there may be more. */
interface Rows<T> {
  rows: T[];
  more: boolean;
}

/** A kind of list as somebody has left it, the last one: who comes back finds all that he has loaded of it, at once. */
interface Memory<Row> {
  left: { base: Query; pages: Pages<Row, QueryDocumentSnapshot> } | null;
}

interface List<S> {
  /** The query without its order and limit, memoised. */
  base: Query;
  /** The time field by which it is ordered, newest first. */
  order: string;
  size: number;
  schema: S;
  memory?: Memory<z.infer<S>>;
}

/** A kind of list that is remembered until whoever is here leaves. */
export function remembered<S extends z.ZodMiniType>(list: Omit<List<S>, 'base' | 'memory'>) {
  const memory: Memory<z.infer<S>> = { left: null };
  onForget(() => {
    memory.left = null;
  });
  return { ...list, memory };
}

function note<Row>(memory: Memory<Row>, id: string, row: Row | null): void {
  const { left } = memory;
  if (left) memory.left = { ...left, pages: withRow(left.pages, id, () => row) };
}

/**
 * Notes a row of lists that were left as it is seen elsewhere; null where it is gone. What is not live of them has no other
 * way to hear of it. `memories` is one and the same array each time.
 */
export function useNoted<Row>(
  memories: readonly Memory<Row>[],
  id: string,
  live: Live<Row | null>,
): void {
  const seen = live.status === 'ready' ? live.data : undefined;
  useEffect(() => {
    if (seen === undefined) return;
    for (const memory of memories) note(memory, id, seen);
  }, [memories, id, seen]);
}

function createLivePages<S extends z.ZodMiniType>({ base, order, size, schema, memory }: List<S>) {
  type Row = z.infer<S>;
  const firstPage = query(base, orderBy(order, 'desc'), limit(size));
  const left = memory?.left;
  let held: Pages<Row, QueryDocumentSnapshot> =
    left && queryEqual(left.base, base) ? left.pages : NO_PAGES;
  let report: ((state: Live<Rows<Row>>) => void) | null = null;

  const entryOf = (document: QueryDocumentSnapshot): Entry<Row, QueryDocumentSnapshot> => {
    // Null as long as it is not stored: it is the newest, whatever the clock of this device says.
    const time: unknown = document.get(order);
    return {
      id: document.id,
      order: time instanceof Timestamp ? time.toMillis() : Infinity,
      row: parseDocument(schema, document, document.data(ESTIMATE)),
      cursor: document,
    };
  };
  const isKnown = () => memory !== undefined && held !== NO_PAGES;
  const ready = () => ({ status: 'ready', data: { rows: rowsOf(held), more: held.more } }) as const;
  const known = (): Live<Rows<Row>> => (isKnown() ? ready() : { status: 'loading' });
  const show = (pages: typeof held) => {
    held = pages;
    if (memory) memory.left = { base, pages };
    report?.(ready());
  };
  const subscribe = (next: (state: Live<Rows<Row>>) => void) => {
    report = next;
    return watchPage(firstPage, size, {
      isKnown: isKnown(),
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
  return { subscribe, known, showMore, patch };
}

/**
 * Watches the first page of a list, newest first. `showMore` loads a further page once: its rows
 * are not live; it throws AppError. `patch` tells it what was changed from here. A failure of the
 * watching is a state with `retry`. With a `memory` (memoised) a list that was left is there at once.
 */
export function useLivePages<S extends z.ZodMiniType>({
  base,
  order,
  size,
  schema,
  memory,
}: List<S>) {
  const { subscribe, known, showMore, patch } = useMemo(
    () => createLivePages({ base, order, size, schema, ...(memory && { memory }) }),
    [base, order, size, schema, memory],
  );
  const live = useLive(subscribe, known);
  return { ...live, showMore, patch };
}
