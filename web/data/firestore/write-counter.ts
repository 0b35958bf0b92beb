import { toAppError, type AppError } from '@doorstep/domain/app-error';
import {
  isCounterFull,
  counterFullError,
  writeCountSchema,
  type WriteCounter,
} from '@doorstep/domain/write-counter';
import { fromFirebase, withAppError } from '../errors.ts';
import { parseDocument, type DocumentRead } from './documents.ts';

/** A document to create, and the counter of its creator (docs/data-model.md, Counters). */
export interface CountedWrite {
  counter: WriteCounter;
  uid: string;
  /** The path of the created document. */
  path: string;
}

/** Reads and writes through one of the two Firestore SDKs: the full one, or the lite one. */
export interface CountedCommit {
  counted: readonly CountedWrite[];
  /** Commits a new batch with the documents and their counters. */
  commit: () => Promise<void>;
  /** Checks on the server whether an earlier attempt was stored although its answer was lost. */
  isStored: () => Promise<boolean>;
  readCounter: (write: CountedWrite) => Promise<DocumentRead>;
  /** Resets the counter and starts its next window. */
  startWindow: (write: CountedWrite) => Promise<void>;
}

/**
 * Commits a batch and its counters. If a counter is full and its window is over, starts a new
 * window and commits again. An attempt that was stored before counts as success. Throws AppError:
 * `rate-limited` with a message for people until the window is over.
 */
export async function commitCounted(write: CountedCommit): Promise<void> {
  try {
    await write.commit();
  } catch (thrown) {
    const failure = fromFirebase(thrown);
    if (await write.isStored()) return;
    if (failure.code !== 'permission-denied') throw failure;
    const full = await fullCounters(write);
    if (full.length === 0) throw failure;
    const limit = await startWindows(write, full);
    // Commit even if no window could be started: another tab may just have started it.
    await withAppError(write.commit()).catch((error: unknown) =>
      Promise.reject(limit ?? toAppError(error)),
    );
  }
}

async function fullCounters(write: CountedCommit): Promise<CountedWrite[]> {
  const full: CountedWrite[] = [];
  for (const counted of write.counted) if (await isFull(write, counted)) full.push(counted);
  return full;
}

async function isFull({ readCounter }: CountedCommit, write: CountedWrite): Promise<boolean> {
  try {
    const snapshot = await readCounter(write);
    const count = snapshot.exists() ? parseDocument(writeCountSchema, snapshot) : null;
    return isCounterFull(write.counter, count);
  } catch (thrown) {
    const failure = fromFirebase(thrown);
    if (failure.code === 'permission-denied') return false;
    throw failure;
  }
}

/**
 * Starts a new window of each full counter. Returns a `rate-limited` error if a window is not over.
 */
async function startWindows(
  { startWindow }: CountedCommit,
  full: readonly CountedWrite[],
): Promise<AppError | null> {
  let limit: AppError | null = null;
  for (const counted of full) {
    try {
      await startWindow(counted);
    } catch (thrown) {
      const failure = fromFirebase(thrown);
      if (failure.code !== 'permission-denied') throw failure;
      limit = counterFullError(counted.counter, thrown);
    }
  }
  return limit;
}
