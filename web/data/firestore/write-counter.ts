import { toAppError, type AppError } from '@doorstep/domain/app-error';
import {
  isUsedUp,
  usedUpError,
  writeCountSchema,
  type WriteCounter,
} from '@doorstep/domain/write-counter';
import {
  doc,
  getDoc,
  getDocFromServer,
  increment,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type WriteBatch,
} from 'firebase/firestore';
import { parseDocument } from './documents.ts';
import { fromFirebase, throwing } from '../errors.ts';
import { firestore } from './firestore.ts';

/** A document that a batch creates, and the counter it counts in (docs/data-model.md, Counters). */
interface Counted {
  counter: WriteCounter;
  uid: string;
  created: DocumentReference;
}

const documentOf = ({ counter, uid }: Counted) => doc(firestore, counter, uid);

/**
 * Commits a batch that creates `message`, with all that it counts. Where a counter is used up and its
 * window over, a new window is begun and the batch, made again, goes a second time. A message that an
 * earlier try has stored, whose answer was lost, is refused as one that exists: that ends well.
 * Throws AppError: `rate-limited`, with words for the person, while the window lasts.
 */
export async function commitCounted(
  message: DocumentReference,
  makeBatch: () => WriteBatch,
  counted: readonly Counted[],
): Promise<void> {
  const commit = () => {
    const batch = makeBatch();
    for (const one of counted) {
      const oneMore = { count: increment(1), last_id: one.created.path };
      batch.set(documentOf(one), oneMore, { merge: true });
    }
    return batch.commit();
  };
  try {
    await commit();
  } catch (thrown) {
    const refusal = fromFirebase(thrown);
    if (refusal.code !== 'permission-denied') throw refusal;
    if (await isStored(message)) return;
    const used = await usedUp(counted);
    if (used.length === 0) throw refusal;
    const limit = await beginAllAnew(used);
    // Also where no window could be begun: another tab may just have done so.
    await throwing(commit()).catch((again: unknown) => Promise.reject(toAppError(limit ?? again)));
  }
}

/** Whether a document is there by now, asked of the server; false where it cannot be told. */
export async function isStored(reference: DocumentReference): Promise<boolean> {
  try {
    return (await getDocFromServer(reference)).exists();
  } catch (error) {
    // The rules do not tell a message that is missing from one of other people.
    console.warn('It is not there', fromFirebase(error).message);
    return false;
  }
}

async function usedUp(counted: readonly Counted[]): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const one of counted) if (await hasNoRoom(one)) found.push(one);
  return found;
}

async function hasNoRoom(counted: Counted): Promise<boolean> {
  try {
    const snapshot = await getDoc(documentOf(counted));
    const known = snapshot.exists() ? parseDocument(writeCountSchema, snapshot) : null;
    return isUsedUp(counted.counter, known);
  } catch (error) {
    console.warn('A counter could not be read', fromFirebase(error).message);
    return false;
  }
}

/** Begins a new window of each; answers why not where one is not over yet. */
async function beginAllAnew(used: readonly Counted[]): Promise<AppError | null> {
  let limit: AppError | null = null;
  for (const one of used) {
    try {
      const anew = { count: 0, started_at: serverTimestamp() };
      await setDoc(documentOf(one), anew, { merge: true });
    } catch (thrown) {
      const refusal = fromFirebase(thrown);
      if (refusal.code !== 'permission-denied') throw refusal;
      limit = usedUpError(one.counter, thrown);
    }
  }
  return limit;
}
