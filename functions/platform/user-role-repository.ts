import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from './firestore.ts';

/** Reads `user_roles/{uid}`. */
export interface UserRoles {
  /**
   * Reads the role from the database, not from the token, so that removing a role works
   * immediately.
   */
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
