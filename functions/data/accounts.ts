import { getAuth, type Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { adminApp } from './firestore.ts';

/** The accounts of Firebase Authentication. */
export interface Accounts {
  /** The account's email, or null when there is no such account or it has none. */
  findEmail(uid: string): Promise<string | null>;
}

export function adminAuth(): Auth {
  return getAuth(adminApp());
}

const notFoundSchema = z.object({ code: z.literal('auth/user-not-found') });

export function createAccounts(auth: Auth): Accounts {
  return {
    findEmail: async (uid) => {
      try {
        return (await auth.getUser(uid)).email ?? null;
      } catch (thrown) {
        if (notFoundSchema.safeParse(thrown).success) return null;
        throw thrown;
      }
    },
  };
}
