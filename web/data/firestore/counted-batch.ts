import {
  doc,
  getDoc,
  getDocFromServer,
  increment,
  serverTimestamp,
  setDoc,
  writeBatch,
  type DocumentReference,
  type WriteBatch,
} from 'firebase/firestore';
import { fromFirebase } from '../errors.ts';
import { firestore } from './firestore.ts';
import { commitCounted, type CountedWrite } from './write-counter.ts';

const counterOf = ({ counter, uid }: CountedWrite) => doc(firestore, counter, uid);

/**
 * Commits the batch that creates `message`, with its counters (see `commitCounted`). Waits for a
 * connection. Throws AppError.
 */
export async function commitCountedBatch(
  message: DocumentReference,
  addWrites: (batch: WriteBatch) => void,
  counted: readonly CountedWrite[],
): Promise<void> {
  await commitCounted({
    counted,
    commit: () => {
      const batch = writeBatch(firestore);
      addWrites(batch);
      for (const write of counted) {
        const fields = { count: increment(1), last_id: write.path };
        batch.set(counterOf(write), fields, { merge: true });
      }
      return batch.commit();
    },
    isStored: () => isStored(message),
    readCounter: (write) => getDoc(counterOf(write)),
    startWindow: (write) =>
      setDoc(counterOf(write), { count: 0, started_at: serverTimestamp() }, { merge: true }),
  });
}

/** Checks on the server whether a document exists; false if that cannot be determined. */
export async function isStored(reference: DocumentReference): Promise<boolean> {
  try {
    return (await getDocFromServer(reference)).exists();
  } catch (error) {
    // The rules deny a missing message in the same way as a message of other people.
    console.warn(`${reference.path} could not be read`, fromFirebase(error).message);
    return false;
  }
}
