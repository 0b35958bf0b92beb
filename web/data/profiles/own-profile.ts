import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import { parseOwnDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

/**
 * Reads the signed-in professional's profile, published or not; null if there is none. Throws
 * AppError: `internal` if it is malformed.
 */
export async function findOwnProfile(uid: string): Promise<ProviderProfile | null> {
  const snapshot = await readDocument(`provider_profiles/${uid}`);
  return parseOwnDocument(providerProfileSchema, snapshot);
}
