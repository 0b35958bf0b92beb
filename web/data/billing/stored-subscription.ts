import { subscriberSchema, type Subscriber } from '@doorstep/domain/billing/subscription';
import { doc, getDoc } from 'firebase/firestore/lite';
import { parseDocument } from '../firestore/documents.ts';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/** Reads the person's `subscribers` document; null if there is none. Throws AppError. */
export async function findSubscriber(uid: string): Promise<Subscriber | null> {
  const snapshot = await withAppError(getDoc(doc(lite, 'subscribers', uid)));
  return snapshot.exists() ? parseDocument(subscriberSchema, snapshot) : null;
}

/** Reads from the person's `subscribers` document whether they are subscribed. Throws AppError. */
export const findSubscribed = async (uid: string): Promise<boolean> =>
  (await findSubscriber(uid))?.subscribed ?? false;
