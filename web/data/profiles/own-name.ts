import * as z from 'zod/mini';
import { parseOwnDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

const providerSchema = z.object({ display_name: z.nullish(z.string()) });
const clientSchema = z.object({ full_name: z.nullish(z.string()) });

/**
 * Returns the name of a person's page, or of their profile as a client; null if they have given
 * none. Throws AppError.
 */
export async function ownName(uid: string): Promise<string | null> {
  const page = parseOwnDocument(providerSchema, await readDocument(`provider_profiles/${uid}`));
  if (page?.display_name) return page.display_name;
  const client = parseOwnDocument(clientSchema, await readDocument(`client_profiles/${uid}`));
  return client?.full_name || null;
}
