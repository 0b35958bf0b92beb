import { userRoleSchema } from '@doorstep/domain/user-role';
import { parseDocument } from './documents.ts';
import { readDocument } from './read-document.ts';

/** Whether that person is an administrator. Throws AppError when it cannot be read. */
export async function isAdmin(uid: string): Promise<boolean> {
  const snapshot = await readDocument(`user_roles/${uid}`);
  return snapshot.exists() && parseDocument(userRoleSchema, snapshot)?.role === 'admin';
}
