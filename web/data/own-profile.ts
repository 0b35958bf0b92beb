import { AppError } from '@doorstep/domain/app-error';
import {
  providerProfileSchema,
  type ProviderProfile,
  type ProviderProfileFields,
} from '@doorstep/domain/provider-profile';
import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { parseDocument } from './documents.ts';
import { fromFirebase, throwing } from './errors.ts';
import { lite } from './firestore-lite.ts';

/** The signed-in professional's own profile, drafts too; null when there is none yet. Throws AppError. */
export async function findOwnProfile(uid: string): Promise<ProviderProfile | null> {
  const snapshot = await throwing(getDoc(doc(lite, 'provider_profiles', uid)));
  return snapshot.exists() ? parseDocument(providerProfileSchema, snapshot) : null;
}

async function isHandleTaken(handle: string, uid: string): Promise<boolean> {
  const snapshot = await throwing(getDoc(doc(lite, 'handles', handle)));
  return snapshot.exists() && snapshot.get('owner') !== uid;
}

/**
 * Saves the profile and claims its handle, together (docs/data-model.md, Profile and handle).
 * `previous` is the profile as it was loaded, or null for the first save.
 * Throws AppError: `already-exists` when somebody else holds the handle, `permission-denied` when
 * it may not be published (no active subscription), `unavailable`.
 */
export async function saveOwnProfile(
  uid: string,
  fields: ProviderProfileFields,
  published: boolean,
  previous: ProviderProfile | null,
): Promise<void> {
  if (await isHandleTaken(fields.handle, uid)) throw handleTaken(fields.handle);
  const batch = writeBatch(lite);
  const profile = doc(lite, 'provider_profiles', uid);
  const stored = { ...fields, published, updated_at: serverTimestamp() };
  if (previous) batch.update(profile, stored);
  else batch.set(profile, { ...stored, user_id: uid, created_at: serverTimestamp() });
  if (previous?.handle !== fields.handle) {
    batch.set(doc(lite, 'handles', fields.handle), { owner: uid });
    if (previous) batch.delete(doc(lite, 'handles', previous.handle));
  }
  try {
    await batch.commit();
  } catch (error) {
    // Somebody may have claimed the handle since we looked: the rules refuse the second.
    if (await isHandleTaken(fields.handle, uid)) throw handleTaken(fields.handle);
    throw fromFirebase(error);
  }
}

const handleTaken = (handle: string) =>
  new AppError('already-exists', `Handle ${handle} is taken`, {
    personMessage: 'This handle is already taken. Please choose another one.',
  });
