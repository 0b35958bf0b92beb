import { counterFullError } from '@doorstep/domain/documents/write-counter';
import {
  doc,
  increment,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type SetOptions,
  type Transaction,
} from 'firebase/firestore/lite';
import { lite } from './firestore-lite.ts';
import { nextCountOf, type CountedWrite } from './write-counter.ts';

export const liteCounterOf = ({ counter, uid }: CountedWrite) => doc(lite, counter, uid);

/** A batch, or a transaction after its reads. */
interface Writer {
  set(document: DocumentReference, fields: DocumentData, options: SetOptions): unknown;
}

/** Counts a write in the batch or transaction that writes the document. */
export function countWrite(writer: Writer, write: CountedWrite, begins: boolean): void {
  const named = { last_id: write.path, counted_at: serverTimestamp() };
  const fields = begins
    ? { ...named, count: 1, started_at: serverTimestamp() }
    : { ...named, count: increment(1) };
  writer.set(liteCounterOf(write), fields, { merge: !begins });
}

/**
 * Reads the counter of an edit of `path` in a transaction. Returns the function that counts it,
 * which the transaction calls after its reads. Throws AppError `rate-limited` with a message for
 * people after too many edits.
 */
export async function readEditCount(
  transaction: Transaction,
  uid: string,
  path: string,
): Promise<() => void> {
  const write = { counter: 'edit_counts', uid, path } as const;
  const next = nextCountOf(write, await transaction.get(liteCounterOf(write)));
  if (next === 'full') throw counterFullError(write.counter);
  return () => countWrite(transaction, write, next === 'begin');
}
