import { toAppError, type AppError } from '@doorstep/domain/app-error';
import {
  isCounterFull,
  counterFullError,
  writeCountSchema,
  type WriteCounter,
} from '@doorstep/domain/write-counter';
import { fromFirebase, throwing } from '../errors.ts';
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
 * Commits a batch and its counters. If a counter is full and its window is over, starts a new window and
 * commits again. An attempt that was stored before counts as success. Throws AppError: `rate-limited` with
 * a message for the person while the window lasts.
 */
export async function commitCounted(write: CountedCommit): Promise<void> {
  try {
    await write.commit();
  } catch (thrown) {
    const refusal = fromFirebase(thrown);
    if (await write.isStored()) return;
    if (refusal.code !== 'permission-denied') throw refusal;
    const full = await fullCounters(write);
    if (full.length === 0) throw refusal;
    const limit = await startWindows(write, full);
    // Commit even if no window could be started: another tab may just have started it.
    await throwing(write.commit()).catch((again: unknown) =>
      Promise.reject(limit ?? toAppError(again)),
    );
  }
}

async function fullCounters(write: CountedCommit): Promise<CountedWrite[]> {
  const full: CountedWrite[] = [];
  for (const one of write.counted) if (await isFull(write, one)) full.push(one);
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

/** Starts a new window of each full counter. Returns the `rate-limited` error if a window is not over yet. */
async function startWindows(
  { startWindow }: CountedCommit,
  full: readonly CountedWrite[],
): Promise<AppError | null> {
  let limit: AppError | null = null;
  for (const one of full) {
    try {
      await startWindow(one);
    } catch (thrown) {
      const refusal = fromFirebase(thrown);
      if (refusal.code !== 'permission-denied') throw refusal;
      limit = counterFullError(one.counter, thrown);
    }
  }
  return limit;
}
