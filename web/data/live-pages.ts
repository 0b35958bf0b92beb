import type { AppError } from '@doorstep/domain/app-error';
import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { useMemo } from 'react';
import type { z } from 'zod';
import { parseDocument } from './documents.ts';
import { throwing } from './errors.ts';
import { useLive, watchPage, type Live } from './live.ts';
import {
  entriesOf,
  NO_PAGES,
  rowsOf,
  withLivePage,
  withOlderPage,
  withRow,
  type Entry,
  type Pages,
} from './pages.ts';

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/** What is known of a list, newest first, and whether there may be more. */
interface Rows<T> {
  rows: T[];
  more: boolean;
}

interface List<S> {
  /** The query without its order and limit, memoised. */
  base: Query;
  /** The time field by which it is ordered, newest first. */
  order: string;
  size: number;
  schema: S;
}

function createLivePages<S extends z.ZodType>({ base, order, size, schema }: List<S>) {
  type Row = z.infer<S>;
  const firstPage = query(base, orderBy(order, 'desc'), limit(size));
  let held: Pages<Row, QueryDocumentSnapshot> = NO_PAGES;
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
  const show = (pages: typeof held) => {
    held = pages;
    report?.({ status: 'ready', data: { rows: rowsOf(held), more: held.more } });
  };
  const subscribe = (next: (state: Live<Rows<Row>>) => void) => {
    report = next;
    return watchPage(
      firstPage,
      size,
      (documents, changed) =>
        show(withLivePage(held, entriesOf(held, documents, changed, entryOf), size)),
      (state: { status: 'error'; error: AppError }) => next(state),
    );
  };
  const showMore = async () => {
    const { tail } = held;
    if (tail === null) return;
    const page = query(firstPage, startAfter(tail));
    const { docs } = await throwing(getDocsFromServer(page));
    if (held.tail === tail) show(withOlderPage(held, docs.map(entryOf), size));
  };
  const patch = (id: string, row: (before: Row) => Row) => show(withRow(held, id, row));
  return { subscribe, showMore, patch };
}

/**
 * Watches the first page of a list, newest first. `showMore` loads a further page once: its rows
 * are not live; it throws AppError. `patch` tells it what was changed from here. A failure of the
 * watching is a state with `retry`.
 */
export function useLivePages<S extends z.ZodType>({ base, order, size, schema }: List<S>) {
  const { subscribe, showMore, patch } = useMemo(
    () => createLivePages({ base, order, size, schema }),
    [base, order, size, schema],
  );
  const live = useLive(subscribe);
  return { ...live, showMore, patch };
}
