import { userRoleSchema } from '@doorstep/domain/user-role';
import { doc, getDoc } from 'firebase/firestore/lite';
import { parseDocument } from './documents.ts';
import { throwing } from './errors.ts';
import { lite } from './firestore-lite.ts';

/** Whether that person is an administrator. Throws AppError when it cannot be read. */
export async function isAdmin(uid: string): Promise<boolean> {
  const snapshot = await throwing(getDoc(doc(lite, 'user_roles', uid)));
  return snapshot.exists() && parseDocument(userRoleSchema, snapshot)?.role === 'admin';
}
