import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import type { Firestore } from 'firebase-admin/firestore';
import { parseDocument } from '../firestore.ts';

/** Reads `user_roles/{uid}`. */
export type UserRoles = ReturnType<typeof createUserRoles>;

export function createUserRoles(db: Firestore) {
  return {
    /**
     * Reads the role from the database, not from the token, so that removing a role works
     * immediately.
     */
    isAdmin: async (uid: string): Promise<boolean> => {
      const role = parseDocument(userRoleSchema, await db.collection('user_roles').doc(uid).get());
      return role?.role === 'admin';
    },
  };
}
