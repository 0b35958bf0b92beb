import {
  clientProfileSchema,
  defaultClientProfile,
  type ClientProfile,
} from '@doorstep/domain/profiles/client-profile';
import { withTimeout } from '@doorstep/domain/with-timeout';
import { doc, getDoc, runTransaction, setDoc } from 'firebase/firestore/lite';
import { parseOwnDocument } from '../firestore/documents.ts';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/**
 * Reads a client profile; null if there is none. Throws AppError: `internal` if it is malformed.
 */
export async function findClientProfile(uid: string): Promise<ClientProfile | null> {
  const snapshot = await withAppError(getDoc(doc(lite, 'client_profiles', uid)));
  return parseOwnDocument(clientProfileSchema, snapshot);
}

/** Creates the default client profile, with preferred contact email (spec §4). Throws AppError. */
export async function createClientProfile(uid: string): Promise<ClientProfile> {
  const profile = defaultClientProfile(uid);
  await saveClientProfile(profile);
  return profile;
}

/**
 * Creates the default client profile if there is none. A transaction, because the person may save
 * their profile at the same time. Throws AppError.
 */
export async function ensureClientProfile(uid: string): Promise<void> {
  const profile = doc(lite, 'client_profiles', uid);
  const creating = runTransaction(lite, async (transaction) => {
    if (!(await transaction.get(profile)).exists()) {
      transaction.set(profile, defaultClientProfile(uid));
    }
  });
  await withAppError(creating);
}

/** Writes the whole profile; empty texts are null. Throws AppError. */
export async function saveClientProfile(profile: ClientProfile): Promise<void> {
  const saving = setDoc(doc(lite, 'client_profiles', profile.user_id), profile);
  await withTimeout('The client profile', withAppError(saving));
}

/**
 * Fills the empty name and phone of a client profile, or creates the profile. A profile without a
 * name is the default one, so its preferred contact is replaced too. Throws AppError.
 */
export async function fillClientProfile(details: ClientProfile): Promise<void> {
  const profile = doc(lite, 'client_profiles', details.user_id);
  const filling = runTransaction(lite, async (transaction) => {
    const stored = parseOwnDocument(clientProfileSchema, await transaction.get(profile));
    if (stored?.full_name && (stored.phone ?? details.phone) === stored.phone) return;
    const filled = {
      user_id: details.user_id,
      full_name: stored?.full_name ?? details.full_name,
      phone: stored?.phone ?? details.phone,
      preferred_contact: stored?.full_name ? stored.preferred_contact : details.preferred_contact,
    };
    transaction.set(profile, filled);
  });
  await withTimeout('The client profile', withAppError(filling));
}
