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
import { countFields, nextEdit, type CountedWrite } from './write-counter.ts';

export const liteCounterOf = ({ counter, uid }: CountedWrite) => doc(lite, counter, uid);

/** A batch, or a transaction after its reads. */
interface Writer {
  set(document: DocumentReference, fields: DocumentData, options: SetOptions): unknown;
}

/** Counts a write in the batch or transaction that writes the document. */
export function countWrite(writer: Writer, write: CountedWrite, begins: boolean): void {
  const fields = countFields(write, begins, { increment, serverTimestamp });
  writer.set(liteCounterOf(write), fields, { merge: !begins });
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
  const { edit, begins } = await nextEdit(uid, path, (one) => transaction.get(liteCounterOf(one)));
  return () => countWrite(transaction, edit, begins);
}
