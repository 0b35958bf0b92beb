import { emailSchema } from '@doorstep/domain/email';
import { picturesOf, type Picture } from '@doorstep/domain/pictures/picture';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument } from '../platform/firestore.ts';

const url = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? null),
);

const snapshotFieldsSchema = z.object({
  display_name: z.string(),
  handle: z.string(),
  avatar_url: url,
});

/** What requests and conversations keep a copy of. */
export type ProviderSnapshot = z.infer<typeof snapshotFieldsSchema>;

const contactSchema = z.object({
  display_name: z.string(),
  /** An address that cannot be written to is as good as none. */
  email: z.catch(z.nullish(emailSchema), null),
});

const picturesSchema = z.object({
  avatar_url: url,
  cover_url: url,
  work_photos: z._default(z.array(z.string()), []),
});

/** The pictures that a profile shows, of those that its owner has uploaded; null when it is missing. */
export function parsePictures(profile: DocumentSnapshot): Picture[] | null {
  const pictures = parseDocument(picturesSchema, profile);
  return pictures && picturesOf(pictures, profile.id);
}

const renewalSchema = z.object({ publish_on_renewal: z._default(z.boolean(), false) });

export interface ProviderProfiles {
  findSnapshot(uid: string): Promise<ProviderSnapshot | null>;
  /** The name and the public address, null when none is given. */
  findContact(uid: string): Promise<{ display_name: string; email: string | null } | null>;
  /** The uploaded pictures that it shows, null when there is no profile. */
  findPictures(uid: string): Promise<Picture[] | null>;
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
    findPictures: async (uid) => parsePictures(await read(uid)),
    isWaitingForRenewal: async (uid) =>
      parseDocument(renewalSchema, await read(uid))?.publish_on_renewal ?? false,
  };
}
