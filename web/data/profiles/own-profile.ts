import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import { parseOwnDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

/**
 * The signed-in professional's own profile, drafts too; null when there is none yet.
 * Throws AppError: `internal` for a malformed one.
 */
export async function findOwnProfile(uid: string): Promise<ProviderProfile | null> {
  const snapshot = await readDocument(`provider_profiles/${uid}`);
  return parseOwnDocument(providerProfileSchema, snapshot);
}
