import { getAuth, type Auth } from 'firebase-admin/auth';
import { z } from 'zod';
import { adminApp } from './firestore.ts';

/** The accounts of Firebase Authentication. */
export interface Accounts {
  /** The account's email, or null when there is no such account or it has none. */
  findEmail(uid: string): Promise<string | null>;
  /** When the account was made and last signed in to, ISO 8601. Throws where there is none. */
  readTimes(uid: string): Promise<{ created_at: string; last_sign_in_at: string | null }>;
  /** Those of at most 100 uids that have no account. */
  listMissing(uids: readonly string[]): Promise<string[]>;
  /** Deletes the account; one that is gone already is fine. */
  remove(uid: string): Promise<void>;
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

    readTimes: async (uid) => {
      const { creationTime, lastSignInTime } = (await auth.getUser(uid)).metadata;
      const iso = (time: string) => new Date(time).toISOString();
      return {
        created_at: iso(creationTime),
        last_sign_in_at: lastSignInTime ? iso(lastSignInTime) : null,
      };
    },

    listMissing: async (uids) => {
      const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
      const there = new Set(users.map(({ uid }) => uid));
      return uids.filter((uid) => !there.has(uid));
    },

    remove: async (uid) => {
      try {
        await auth.deleteUser(uid);
      } catch (thrown) {
        if (!notFoundSchema.safeParse(thrown).success) throw thrown;
      }
    },
  };
}
