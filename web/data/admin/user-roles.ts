import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import { parseDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

/** Whether that person is an administrator. Throws AppError when it cannot be read. */
export async function isAdmin(uid: string): Promise<boolean> {
  const snapshot = await readDocument(`user_roles/${uid}`);
  return snapshot.exists() && parseDocument(userRoleSchema, snapshot)?.role === 'admin';
}
