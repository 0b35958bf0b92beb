import { subscriberSchema } from '@doorstep/domain/billing/subscription';
import { doc, getDoc } from 'firebase/firestore/lite';
import { parseDocument } from '../firestore/documents.ts';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/** Reads from the person's `subscribers` document whether they are subscribed. Throws AppError. */
export async function findSubscribed(uid: string): Promise<boolean> {
  const snapshot = await withAppError(getDoc(doc(lite, 'subscribers', uid)));
  return snapshot.exists() && (parseDocument(subscriberSchema, snapshot)?.subscribed ?? false);
}
