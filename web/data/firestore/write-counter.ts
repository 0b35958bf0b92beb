import {
  counterFullError,
  nextCount,
  writeCountSchema,
  type WriteCounter,
} from '@doorstep/domain/documents/write-counter';
import { fromFirebase } from '../errors.ts';
import { parseDocument, type DocumentRead } from './documents.ts';

/** A document to write, and the counter of its writer (docs/data-model.md, Counters). */
export interface CountedWrite {
  counter: WriteCounter;
  uid: string;
  /** The path of the written document. */
  path: string;
}

/** Reads and writes through one of the two Firestore SDKs: the full one, or the lite one. */
export interface CountedCommit {
  counted: readonly CountedWrite[];
  /** Counters that are known to begin a window. */
  begins?: readonly CountedWrite[];
  /** Commits a new batch with the documents and their counters. `begins` begin a new window. */
  commit: (begins: readonly CountedWrite[]) => Promise<void>;
  /** Checks on the server whether what the batch writes is stored already. */
  isStored: () => Promise<boolean>;
  readCounter: (write: CountedWrite) => Promise<DocumentRead>;
}

/** Returns how a write changes its counter, as it was read (`nextCount`). */
export const nextCountOf = ({ counter }: CountedWrite, read: DocumentRead) =>
  nextCount(counter, read.exists() ? parseDocument(writeCountSchema, read) : null, new Date());

/** How an SDK writes a value that the server computes. */
interface FieldValues {
  increment: (by: number) => unknown;
  serverTimestamp: () => unknown;
}

/** Returns the fields of a counter after a write, which begins a window or adds to it. */
export function countFields(
  { path }: CountedWrite,
  begins: boolean,
  { increment, serverTimestamp }: FieldValues,
) {
  const named = { last_id: path, counted_at: serverTimestamp() };
  return begins
    ? { ...named, count: 1, started_at: serverTimestamp() }
    : { ...named, count: increment(1) };
}

/**
 * Reads the counter of an edit of `path`. Returns the counted edit, and whether it begins a window.
 * Throws AppError `rate-limited` with a message for people after too many edits.
 */
export async function nextEdit(
  uid: string,
  path: string,
  readCounter: CountedCommit['readCounter'],
): Promise<{ edit: CountedWrite; begins: boolean }> {
  const edit = { counter: 'edit_counts', uid, path } as const;
  const next = nextCountOf(edit, await readCounter(edit));
  if (next === 'full') throw counterFullError(edit.counter);
  return { edit, begins: next === 'begin' };
}

/**
 * Commits a batch and its counters. If a counter is missing, or full and its window is over,
 * commits again with a new window. What is stored already counts as success: an attempt whose
 * answer was lost, or the same change by somebody else. Throws AppError: `rate-limited` with a
 * message for people until the window is over.
 */
export async function commitCounted(write: CountedCommit): Promise<void> {
  const failure = await failureOf(write.commit(write.begins ?? []));
  if (failure === null) return;
  if (failure.code !== 'permission-denied') {
    if (await write.isStored()) return;
    throw failure;
  }
  const next = await Promise.all(write.counted.map((counted) => readNextCount(write, counted)));
  const begins = write.counted.filter((_, index) => next[index] !== 'add');
  if (begins.length > 0 && (await failureOf(write.commit(begins))) === null) return;
  if (await write.isStored()) return;
  // Another write of this person may have begun the window.
  const last = await failureOf(write.commit([]));
  if (last === null) return;
  const full = write.counted.find((_, index) => next[index] === 'full');
  throw full && last.code === 'permission-denied' ? counterFullError(full.counter, last) : last;
}

async function failureOf(commit: Promise<void>) {
  try {
    await commit;
    return null;
  } catch (thrown) {
    return fromFirebase(thrown);
  }
}

async function readNextCount({ readCounter }: CountedCommit, write: CountedWrite) {
  try {
    return nextCountOf(write, await readCounter(write));
  } catch (thrown) {
    const failure = fromFirebase(thrown);
    if (failure.code === 'permission-denied') return 'add';
    throw failure;
  }
}
