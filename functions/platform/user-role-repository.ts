import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from './firestore.ts';

export interface UserRoles {
  /** Read from the document, not from the token: a role that is taken away is gone at once. */
  isAdmin(uid: string): Promise<boolean>;
}

export function createUserRoles(db: Firestore): UserRoles {
  return {
    isAdmin: async (uid) => {
      const role = parseDocument(userRoleSchema, await db.collection('user_roles').doc(uid).get());
      return role?.role === 'admin';
    },
  };
}
