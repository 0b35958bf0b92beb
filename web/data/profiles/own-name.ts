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
  const [page, client] = await Promise.all([
    readDocument(`provider_profiles/${uid}`),
    readDocument(`client_profiles/${uid}`),
  ]);
  const name =
    parseOwnDocument(providerSchema, page)?.display_name ||
    parseOwnDocument(clientSchema, client)?.full_name;
  return name || null;
}
