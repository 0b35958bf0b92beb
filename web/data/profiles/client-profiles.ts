import {
  clientProfileSchema,
  defaultClientProfile,
  type ClientProfile,
} from '@doorstep/domain/profiles/client-profile';
import { withTimeout } from '@doorstep/domain/with-timeout';
import { doc, getDoc, runTransaction, writeBatch } from 'firebase/firestore/lite';
import { canStore } from '../../lib/storage/browser-storage.ts';
import { isSame } from '../../lib/storage/drafts.ts';
import { parseOwnDocument } from '../firestore/documents.ts';
import { withAppError } from '../errors.ts';
import { countWrite, liteCounterOf, readEditCount } from '../firestore/counted-lite.ts';
import { lite } from '../firestore/firestore-lite.ts';
import { commitCounted } from '../firestore/write-counter.ts';

/**
 * Reads a client profile; null if there is none. Throws AppError: `internal` if it is malformed.
 */
export async function findClientProfile(uid: string): Promise<ClientProfile | null> {
  const snapshot = await withAppError(getDoc(doc(lite, 'client_profiles', uid)));
  return parseOwnDocument(clientProfileSchema, snapshot);
}

/** Creates the default client profile, with preferred contact email. Throws AppError. */
export async function createClientProfile(uid: string): Promise<ClientProfile> {
  const profile = defaultClientProfile(uid);
  // The first edit of most people, who have no counter yet.
  await save(profile, true);
  return profile;
}

/**
 * Creates the default client profile if there is none. A transaction, because the person may save
 * their profile at the same time. Throws AppError.
 */
export async function ensureClientProfile(uid: string): Promise<void> {
  await write(uid, (stored) => (stored ? null : defaultClientProfile(uid)));
}

/**
 * Writes the whole profile; empty texts are null. No transaction, which would try for long without
 * a connection. Throws AppError: `rate-limited` after too many changes.
 */
export const saveClientProfile = (profile: ClientProfile): Promise<void> => save(profile, false);

async function save(profile: ClientProfile, isFirstEdit: boolean): Promise<void> {
  const uid = profile.user_id;
  const reference = doc(lite, 'client_profiles', uid);
  const edit = { counter: 'edit_counts', uid, path: reference.path } as const;
  const saving = commitCounted({
    counted: [edit],
    begins: isFirstEdit ? [edit] : [],
    commit: (begins) => {
      const batch = writeBatch(lite).set(reference, profile);
      countWrite(batch, edit, begins.includes(edit));
      return batch.commit();
    },
    isStored: async () => {
      const stored = await findClientProfile(uid).catch(() => null);
      return isSame(
        stored && clientProfileSchema.parse(stored),
        clientProfileSchema.parse(profile),
      );
    },
    readCounter: (write) => getDoc(liteCounterOf(write)),
  });
  await withTimeout('The client profile', withAppError(saving));
}

/**
 * Fills the empty name and phone of a client profile, or creates the profile. A profile without a
 * name is the default one, so its preferred contact is replaced too. Throws AppError.
 */
export async function fillClientProfile(details: ClientProfile): Promise<void> {
  await write(details.user_id, (stored) => {
    if (stored?.full_name && (stored.phone ?? details.phone) === stored.phone) return null;
    return {
      user_id: details.user_id,
      full_name: stored?.full_name ?? details.full_name,
      phone: stored?.phone ?? details.phone,
      preferred_contact: stored?.full_name ? stored.preferred_contact : details.preferred_contact,
    };
  });
}

/** Runs a task while no other tab of this browser runs it, if the browser has storage and locks. */
const oneTabAtATime = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator && canStore() ? navigator.locks.request('client-profile', task) : task();

/** Writes the profile that `change` returns for the stored one, and counts it as an edit. */
async function write(
  uid: string,
  change: (stored: ClientProfile | null) => ClientProfile | null,
): Promise<void> {
  // A session that starts in two tabs creates the profile once, instead of a refused second time.
  const writing = oneTabAtATime(() =>
    runTransaction(lite, async (transaction) => {
      const reference = doc(lite, 'client_profiles', uid);
      const stored = parseOwnDocument(clientProfileSchema, await transaction.get(reference));
      const count = await readEditCount(transaction, uid, reference.path);
      const changed = change(stored);
      if (changed === null) return;
      transaction.set(reference, changed);
      count();
    }),
  );
  await withTimeout('The client profile', withAppError(writing));
}
