import type { AccountLinkKind } from '@doorstep/domain/auth/account-mail';
import { normalizeEmail } from '@doorstep/domain/email';
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
export interface Accounts {
  /** Returns the account's email, confirmed or not, or null without an account or an email. */
  findEmail(uid: string): Promise<string | null>;
  /** Returns the account's normalized email if it is confirmed, otherwise null. */
  findConfirmedEmail(uid: string): Promise<string | null>;
  /** Checks whether an account has this email and has confirmed it. */
  isConfirmedEmail(email: string): Promise<boolean>;
  /** Returns the account with this email, or null. */
  findByEmail(email: string): Promise<{ isConfirmed: boolean; isDisabled: boolean } | null>;
  /** Returns the uid of the account with this email, or null. */
  findUidByEmail(email: string): Promise<string | null>;
  /** Returns what administrators see of an account; null if it does not exist. */
  findAccount(uid: string): Promise<Account | null>;
  /**
   * Creates a one-time code for the account with this email; a `change` needs the new email. Throws
   * without such an account.
   */
  createMailCode(kind: AccountLinkKind, email: string, newEmail?: string): Promise<string>;
  /** Creates an account. Returns false if the email has one already. */
  create(email: string, password: string): Promise<boolean>;
  /** Returns the confirmed emails of at most 100 uids. Uids without one are missing in the map. */
  listConfirmedEmails(uids: readonly string[]): Promise<Map<string, string>>;
  /**
   * Returns the times of sign-up and last sign-in, ISO 8601. Throws if the account does not exist.
   */
  readTimes(uid: string): Promise<{ created_at: string; last_sign_in_at: string | null }>;
  /** Returns the emails of those of at most 100 uids that have an account; null without one. */
  listEmails(uids: readonly string[]): Promise<Map<string, string | null>>;
  /** Returns those of at most 100 uids that have no account. */
  listMissing(uids: readonly string[]): Promise<string[]>;
  /** Deletes the account. Does nothing if it does not exist. */
  remove(uid: string): Promise<void>;
}

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

export function createAccounts(auth: Auth): Accounts {
  const findAll = async (uids: readonly string[]) =>
    (await auth.getUsers(uids.map((uid) => ({ uid })))).users;
  return {
    findEmail: async (uid) => (await findUser(auth.getUser(uid)))?.email ?? null,

    findConfirmedEmail: async (uid) => {
      const user = await findUser(auth.getUser(uid));
      return user ? confirmedEmail(user) : null;
    },

    isConfirmedEmail: async (email) =>
      (await findUser(auth.getUserByEmail(email)))?.emailVerified ?? false,

    findByEmail: async (email) => {
      const user = await findUser(auth.getUserByEmail(email));
      return user && { isConfirmed: user.emailVerified, isDisabled: user.disabled };
    },

    findUidByEmail: async (email) => (await findUser(auth.getUserByEmail(email)))?.uid ?? null,

    findAccount: async (uid) => {
      const user = await findUser(auth.getUser(uid));
      if (!user) return null;
      const { email = null, emailVerified, disabled, tokensValidAfterTime } = user;
      return {
        ...{ email, is_confirmed: emailVerified, is_disabled: disabled, ...timesOf(user) },
        sessions_valid_after: tokensValidAfterTime ? isoTime(tokensValidAfterTime) : null,
      };
    },

    createMailCode: async (kind, email, newEmail = '') => {
      const link = await {
        confirm: () => auth.generateEmailVerificationLink(email),
        reset: () => auth.generatePasswordResetLink(email),
        change: () => auth.generateVerifyAndChangeEmailLink(email, newEmail),
      }[kind]();
      return z.parse(codeSchema, new URL(link).searchParams.get('oobCode'));
    },

    create: async (email, password) => {
      try {
        await auth.createUser({ email, password });
        return true;
      } catch (thrown) {
        if (takenSchema.safeParse(thrown).success) return false;
        throw thrown;
      }
    },

    listConfirmedEmails: async (uids) => {
      const users = await findAll(uids);
      return new Map(
        users.flatMap((user) => {
          const email = confirmedEmail(user);
          return email === null ? [] : [[user.uid, email]];
        }),
      );
    },

    readTimes: async (uid) => timesOf(await auth.getUser(uid)),

    listEmails: async (uids) =>
      new Map(
        uids.length === 0
          ? []
          : (await findAll(uids)).map(({ uid, email }) => [uid, email ?? null] as const),
      ),

    listMissing: async (uids) => {
      const existing = new Set((await findAll(uids)).map(({ uid }) => uid));
      return uids.filter((uid) => !existing.has(uid));
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
