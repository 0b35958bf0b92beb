import { emailSchema } from '@doorstep/domain/email';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isDocumentId, parseDocument } from './firestore.ts';

const snapshotFieldsSchema = z.object({
  display_name: z.string(),
  handle: z.string(),
  avatar_url: z
    .string()
    .nullish()
    .transform((url) => url ?? null),
});

/** What requests and conversations keep a copy of. */
export type ProviderSnapshot = z.infer<typeof snapshotFieldsSchema>;

const contactSchema = z.object({
  display_name: z.string(),
  /** An address that cannot be written to is as good as none. */
  email: emailSchema.nullish().catch(null),
});

const renewalSchema = z.object({ publish_on_renewal: z.boolean().default(false) });

export interface ProviderProfiles {
  findSnapshot(uid: string): Promise<ProviderSnapshot | null>;
  /** The name and the public address, null when none is given. */
  findContact(uid: string): Promise<{ display_name: string; email: string | null } | null>;
  /** Whether the page was public until the subscription lapsed, and comes back with it. */
  isWaitingForRenewal(uid: string): Promise<boolean>;
}

export function createProviderProfiles(db: Firestore): ProviderProfiles {
  const read = (uid: string) => db.collection('provider_profiles').doc(uid).get();
  return {
    findSnapshot: async (uid) =>
      isDocumentId(uid) ? parseDocument(snapshotFieldsSchema, await read(uid)) : null,
    findContact: async (uid) => {
      const contact = isDocumentId(uid) ? parseDocument(contactSchema, await read(uid)) : null;
      return contact && { display_name: contact.display_name, email: contact.email ?? null };
    },
    isWaitingForRenewal: async (uid) =>
      parseDocument(renewalSchema, await read(uid))?.publish_on_renewal ?? false,
  };
}
