import { collection, getDocs, limit, or, query, where } from 'firebase/firestore/lite';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/** Checks whether a person has a direct chat, on either side. Throws AppError. */
export async function hasConversation(uid: string): Promise<boolean> {
  const mine = or(where('provider_id', '==', uid), where('client_id', '==', uid));
  const any = query(collection(lite, 'conversations'), mine, limit(1));
  return !(await withAppError(getDocs(any))).empty;
}
