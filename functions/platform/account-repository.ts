import type { AccountLinkKind } from '@doorstep/domain/auth/account-mail';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { adminApp } from './firestore.ts';

/** An account as administrators see it. Times are ISO 8601. */
interface Account {
  email: string | null;
  is_confirmed: boolean;
  is_disabled: boolean;
  created_at: string;
  last_sign_in_at: string | null;
  /** Sessions that started earlier have ended, for example because the password was changed. */
  sessions_valid_after: string | null;
}

/** Reads and deletes accounts in Firebase Authentication. */
export type Accounts = ReturnType<typeof createAccounts>;

export function adminAuth(): Auth {
  return getAuth(adminApp());
}

const codeSchema = z.string().check(z.minLength(1));
const notFoundSchema = z.object({ code: z.literal('auth/user-not-found') });
const takenSchema = z.object({ code: z.literal('auth/email-already-exists') });

async function findUser(reading: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await reading;
  } catch (thrown) {
    if (notFoundSchema.safeParse(thrown).success) return null;
    throw thrown;
  }
}

const confirmedEmail = ({ email, emailVerified }: UserRecord): string | null =>
  email !== undefined && emailVerified ? normalizeEmail(email) : null;

const isoTime = (time: string) => new Date(time).toISOString();

function timesOf({ metadata: { creationTime, lastSignInTime } }: UserRecord) {
  return {
    created_at: isoTime(creationTime),
    last_sign_in_at: lastSignInTime ? isoTime(lastSignInTime) : null,
  };
}

export function createAccounts(auth: Auth) {
  const findAll = async (uids: readonly string[]) =>
    (await auth.getUsers(uids.map((uid) => ({ uid })))).users;
  return {
    /** Returns the account's email, confirmed or not, or null without an account or an email. */
    findEmail: async (uid: string): Promise<string | null> =>
      (await findUser(auth.getUser(uid)))?.email ?? null,

    /** Returns the account's normalized email if it is confirmed, otherwise null. */
    findConfirmedEmail: async (uid: string): Promise<string | null> => {
      const user = await findUser(auth.getUser(uid));
      return user ? confirmedEmail(user) : null;
    },

    /** Checks whether an account has this email and has confirmed it. */
    isConfirmedEmail: async (email: string): Promise<boolean> =>
      (await findUser(auth.getUserByEmail(email)))?.emailVerified ?? false,

    /** Returns the account with this email, or null. */
    findByEmail: async (
      email: string,
    ): Promise<{ isConfirmed: boolean; isDisabled: boolean } | null> => {
      const user = await findUser(auth.getUserByEmail(email));
      return user && { isConfirmed: user.emailVerified, isDisabled: user.disabled };
    },

    /** Returns the uid of the account with this email, or null. */
    findUidByEmail: async (email: string): Promise<string | null> =>
      (await findUser(auth.getUserByEmail(email)))?.uid ?? null,

    /** Returns what administrators see of an account; null if it does not exist. */
    findAccount: async (uid: string): Promise<Account | null> => {
      const user = await findUser(auth.getUser(uid));
      if (!user) return null;
      const { email = null, emailVerified, disabled, tokensValidAfterTime } = user;
      return {
        ...{ email, is_confirmed: emailVerified, is_disabled: disabled, ...timesOf(user) },
        sessions_valid_after: tokensValidAfterTime ? isoTime(tokensValidAfterTime) : null,
      };
    },

    /**
     * Creates a one-time code for the account with this email; a `change` needs the new email.
     * Throws without such an account.
     */
    createMailCode: async (
      kind: AccountLinkKind,
      email: string,
      newEmail: string = '',
    ): Promise<string> => {
      const link = await {
        confirm: () => auth.generateEmailVerificationLink(email),
        reset: () => auth.generatePasswordResetLink(email),
        change: () => auth.generateVerifyAndChangeEmailLink(email, newEmail),
      }[kind]();
      return z.parse(codeSchema, new URL(link).searchParams.get('oobCode'));
    },

    /** Creates an account. Returns false if the email has one already. */
    create: async (email: string, password: string): Promise<boolean> => {
      try {
        await auth.createUser({ email, password });
        return true;
      } catch (thrown) {
        if (takenSchema.safeParse(thrown).success) return false;
        throw thrown;
      }
    },

    /**
     * Returns the confirmed emails of at most 100 uids. Uids without one are missing in the map.
     */
    listConfirmedEmails: async (uids: readonly string[]): Promise<Map<string, string>> => {
      const users = await findAll(uids);
      return new Map(
        users.flatMap((user) => {
          const email = confirmedEmail(user);
          return email === null ? [] : [[user.uid, email]];
        }),
      );
    },

    /**
     * Returns the times of sign-up and last sign-in, ISO 8601. Throws if the account does not
     * exist.
     */
    readTimes: async (
      uid: string,
    ): Promise<{ created_at: string; last_sign_in_at: string | null }> =>
      timesOf(await auth.getUser(uid)),

    /** Returns the emails of those of at most 100 uids that have an account; null without one. */
    listEmails: async (uids: readonly string[]): Promise<Map<string, string | null>> =>
      new Map(
        uids.length === 0
          ? []
          : (await findAll(uids)).map(({ uid, email }) => [uid, email ?? null] as const),
      ),

    /** Returns those of at most 100 uids that have no account. */
    listMissing: async (uids: readonly string[]): Promise<string[]> => {
      const existing = new Set((await findAll(uids)).map(({ uid }) => uid));
      return uids.filter((uid) => !existing.has(uid));
    },

    /** Deletes the account. Does nothing if it does not exist. */
    remove: async (uid: string): Promise<void> => {
      try {
        await auth.deleteUser(uid);
      } catch (thrown) {
        if (!notFoundSchema.safeParse(thrown).success) throw thrown;
      }
    },
  };
}
