import {
  doc,
  getDocFromServer,
  increment,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type DocumentReference,
  type SetOptions,
  type Transaction,
  type WriteBatch,
} from 'firebase/firestore';
import { sessionUid } from '../auth/session.ts';
import { fromFirebase } from '../errors.ts';
import { firestore } from './firestore.ts';
import { commitCounted, countFields, nextEdit, type CountedWrite } from './write-counter.ts';

const counterOf = ({ counter, uid }: CountedWrite) => doc(firestore, counter, uid);

/** A batch, or a transaction after its reads. */
interface Writer {
  set(document: DocumentReference, fields: DocumentData, options: SetOptions): unknown;
}

/** Counts a write in the batch or transaction that writes the document. */
function countWrite(writer: Writer, write: CountedWrite, begins: boolean): void {
  const fields = countFields(write, begins, { increment, serverTimestamp });
  writer.set(counterOf(write), fields, { merge: !begins });
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
      for (const write of counted) countWrite(batch, write, begins.includes(write));
      return batch.commit();
    },
    isStored,
    readCounter: (write) => getDocFromServer(counterOf(write)),
  });
}

/**
 * Reads the counter of an edit of `path` in a transaction. Returns the function that counts it,
 * which the transaction calls after its reads. Throws what `nextEdit` throws.
 */
export async function readEditCount(
  transaction: Transaction,
  uid: string,
  path: string,
): Promise<() => void> {
  const { edit, begins } = await nextEdit(uid, path, (one) => transaction.get(counterOf(one)));
  return () => countWrite(transaction, edit, begins);
}

/** Checks on the server whether a document exists; false if that cannot be determined. */
export const isStored = (reference: DocumentReference) => hasFields(reference, {});

/** Checks on the server whether a document has these values; false if that cannot be determined. */
export async function hasFields(reference: DocumentReference, fields: object): Promise<boolean> {
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
