import { savedProvidersSchema } from '@doorstep/domain/profiles/saved-providers';
import { parseOwnDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

/** Reads the uids of the professionals that an account has saved. Throws AppError. */
export async function findSavedProviders(uid: string): Promise<string[]> {
  const snapshot = await readDocument(`saved_providers/${uid}`);
  return parseOwnDocument(savedProvidersSchema, snapshot)?.provider_ids ?? [];
}
