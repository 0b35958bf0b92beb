import { AppError, toAppError } from '@doorstep/domain/app-error';
import {
  tooMuch,
  WRITE_LIMITS,
  writeCountSchema,
  type WriteCounter,
} from '@doorstep/domain/write-count';
import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  type WriteBatch,
} from 'firebase/firestore';
import { parseDocument } from './documents.ts';
import { fromFirebase, throwing } from './errors.ts';
import { firestore } from './firestore.ts';

/** What a batch counts: `id` is the thing that it writes (docs/data-model.md, Counters). */
interface Counted {
  counter: WriteCounter;
  uid: string;
  id: string;
}

const documentOf = ({ counter, uid }: Counted) => doc(firestore, counter, uid);

/**
 * Commits a batch with all that it counts. Where a counter is used up and its window over, a new
 * window is begun and the batch, made again, goes a second time. Throws AppError: `rate-limited`,
 * with words for the person, while the window lasts.
 */
export async function commitCounted(
  makeBatch: () => WriteBatch,
  counted: readonly Counted[],
): Promise<void> {
  const commit = () => {
    const batch = makeBatch();
    for (const one of counted) {
      const oneMore = { count: increment(1), last_id: one.id };
      batch.set(documentOf(one), oneMore, { merge: true });
    }
    return batch.commit();
  };
  try {
    await commit();
  } catch (thrown) {
    const refusal = fromFirebase(thrown);
    if (refusal.code !== 'permission-denied') throw refusal;
    const used = await usedUp(counted);
    if (used.length === 0) throw refusal;
    const limit = await beginAllAnew(used);
    // Also where no window could be begun: another tab may just have done so.
    await throwing(commit()).catch((again: unknown) => Promise.reject(toAppError(limit ?? again)));
  }
}

async function usedUp(counted: readonly Counted[]): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const one of counted) if (await isUsedUp(one)) found.push(one);
  return found;
}

async function isUsedUp(counted: Counted): Promise<boolean> {
  try {
    const snapshot = await getDoc(documentOf(counted));
    const known = snapshot.exists() ? parseDocument(writeCountSchema, snapshot) : null;
    return (known?.count ?? 0) >= WRITE_LIMITS[counted.counter].max;
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
      const personMessage = tooMuch(one.counter);
      limit = new AppError('rate-limited', `${one.counter} used up`, {
        personMessage,
        cause: thrown,
      });
    }
  }
  return limit;
}
