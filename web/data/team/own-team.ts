import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/** Checks whether a professional has somebody in their team. Throws AppError. */
export async function hasTeam(uid: string): Promise<boolean> {
  const own = where('owner_uid', '==', uid);
  const any = query(collection(lite, 'team_members'), own, limit(1));
  return !(await withAppError(getDocs(any))).empty;
}
