import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import { parseDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

/** Checks whether a person is an administrator. Throws AppError. */
export async function isAdmin(uid: string): Promise<boolean> {
  const snapshot = await readDocument(`user_roles/${uid}`);
  return snapshot.exists() && parseDocument(userRoleSchema, snapshot)?.role === 'admin';
}
