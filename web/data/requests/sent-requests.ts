import { collection, getDocs, limit, or, orderBy, query, where } from 'firebase/firestore/lite';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/** Checks whether a person has sent a request, by account or by verified email. Throws AppError. */
export async function hasSentRequest(uid: string, email: string): Promise<boolean> {
  const mine = or(where('client_email', '==', email), where('client_uid', '==', uid));
  const sent = collection(lite, 'service_requests');
  const newest = query(sent, mine, orderBy('created_at', 'desc'), limit(1));
  return !(await withAppError(getDocs(newest))).empty;
}

/** Checks whether a person has sent or received a request. Throws AppError. */
export async function hasRequest(uid: string, email: string): Promise<boolean> {
  const mine = or(
    where('client_email', '==', email),
    where('client_uid', '==', uid),
    where('provider_id', '==', uid),
  );
  const any = query(collection(lite, 'service_requests'), mine, limit(1));
  return !(await withAppError(getDocs(any))).empty;
}
