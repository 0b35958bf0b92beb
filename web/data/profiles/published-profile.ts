import { toAppError } from '@doorstep/domain/app-error';
import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import { parseDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

/** Reads a profile; null if it is not published any more. Throws AppError. */
export async function readPublishedProfile(uid: string): Promise<ProviderProfile | null> {
  try {
    return parseDocument(providerProfileSchema, await readDocument(`provider_profiles/${uid}`));
  } catch (error) {
    if (toAppError(error).code === 'permission-denied') return null;
    throw error;
  }
}
