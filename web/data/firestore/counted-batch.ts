import { counterFullError } from '@doorstep/domain/documents/write-counter';
import {
  doc,
  getDocFromServer,
  increment,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type DocumentReference,
  type Transaction,
  type WriteBatch,
} from 'firebase/firestore';
import { sessionUid } from '../auth/session.ts';
import { fromFirebase } from '../errors.ts';
import { firestore } from './firestore.ts';
import { commitCounted, nextCountOf, type CountedWrite } from './write-counter.ts';

const counterOf = ({ counter, uid }: CountedWrite) => doc(firestore, counter, uid);

/** Returns the fields of a counter after a write, which begins a window or adds to it. */
function countOf({ path }: CountedWrite, begins: boolean) {
  const named = { last_id: path, counted_at: serverTimestamp() };
  return begins
    ? { ...named, count: 1, started_at: serverTimestamp() }
    : { ...named, count: increment(1) };
}

/**
 * Commits a batch with its counters (see `commitCounted`), unless `isStored` says that the server
 * has what it writes. Waits for a connection. Throws AppError.
 */
export async function commitCountedBatch(
  addWrites: (batch: WriteBatch) => void,
  counted: readonly CountedWrite[],
  isStored: () => Promise<boolean>,
): Promise<void> {
  await commitCounted({
    counted,
    commit: (begins) => {
      const batch = writeBatch(firestore);
      addWrites(batch);
      for (const write of counted) {
        const isFirst = begins.includes(write);
        batch.set(counterOf(write), countOf(write, isFirst), { merge: !isFirst });
      }
      return batch.commit();
    },
    isStored,
    readCounter: (write) => getDocFromServer(counterOf(write)),
  });
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
  const next = nextCountOf(write, await transaction.get(counterOf(write)));
  if (next === 'full') throw counterFullError(write.counter);
  const isFirst = next === 'begin';
  return () => transaction.set(counterOf(write), countOf(write, isFirst), { merge: !isFirst });
}

/** Checks on the server whether a document exists; false if that cannot be determined. */
export const isStored = (reference: DocumentReference) => hasFields(reference, {});

/** Checks on the server whether a document has these values; false if that cannot be determined. */
async function hasFields(reference: DocumentReference, fields: object): Promise<boolean> {
  try {
    const stored = await getDocFromServer(reference);
    return (
      stored.exists() &&
      Object.entries(fields).every(([name, value]) => (stored.get(name) ?? null) === value)
    );
  } catch (error) {
    // The rules deny a missing message in the same way as a message of other people.
    console.warn(`${reference.path} could not be read`, fromFirebase(error).message);
    return false;
  }
}

/**
 * Changes `wanted` fields of a document, and sets `more`, counted as an edit of the signed-in
 * person. The rules refuse a change to what the document has already, for example after somebody
 * else's same change: that counts as success. Waits for a connection. Throws AppError.
 */
export async function changeDocument(
  reference: DocumentReference,
  wanted: Record<string, string | null>,
  more: object = {},
): Promise<void> {
  const uid = sessionUid() ?? '';
  await commitCountedBatch(
    (batch) => batch.update(reference, { ...wanted, ...more }),
    [{ counter: 'edit_counts', uid, path: reference.path }],
    () => hasFields(reference, wanted),
  );
}

/**
 * Sets an unread counter to 0. The rules refuse 0 on 0, for example after another tab's mark: that
 * counts as success. Waits for a connection. Throws AppError.
 */
export async function markRead(reference: DocumentReference, counter: string): Promise<void> {
  try {
    await updateDoc(reference, { [counter]: 0 });
  } catch (thrown) {
    const failure = fromFirebase(thrown);
    if (failure.code !== 'permission-denied') throw failure;
    if (!(await hasFields(reference, { [counter]: 0 }))) throw failure;
  }
}
