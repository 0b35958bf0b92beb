import { emailSchema } from '@doorstep/domain/contact/email';
import { pageEmailSchema } from '@doorstep/domain/profiles/provider-profile';
import { profileFactsSchema, type ProfileFacts } from '@doorstep/domain/profiles/facts';
import type { ServiceArea } from '@doorstep/domain/places/area-schema';
import { picturesOf, type Picture } from '@doorstep/domain/pictures/picture';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
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

/** The profile fields that requests and conversations copy. */
export type ProviderSnapshot = z.infer<typeof snapshotFieldsSchema>;

const contactSchema = z.object({
  display_name: z.string(),
  /** An invalid address counts as missing. */
  email: z.catch(z.nullish(emailSchema), null),
});

/** Returns the name and the email on a page, which may be unconfirmed; null without a profile. */
export function parseContact(profile: DocumentSnapshot) {
  const contact = parseDocument(contactSchema, profile);
  return contact && { display_name: contact.display_name, email: contact.email ?? null };
}

const picturesSchema = z.object({
  avatar_url: url,
  cover_url: url,
  work_photos: z._default(z.array(z.string()), []),
});

/** Returns the owner's uploads that a profile shows, or null if the profile does not exist. */
export function parsePictures(profile: DocumentSnapshot): Picture[] | null {
  const pictures = parseDocument(picturesSchema, profile);
  return pictures && picturesOf(pictures, profile.id);
}

const areaSchema = z.object({ facts: z.optional(z.pick(profileFactsSchema, { area: true })) });

const renewalSchema = z.object({ publish_on_renewal: z._default(z.boolean(), false) });

/** Reads `provider_profiles/{uid}`, and writes its facts. */
export type ProviderProfiles = ReturnType<typeof createProviderProfiles>;

export function createProviderProfiles(db: Firestore) {
  const read = (uid: string) => db.collection('provider_profiles').doc(uid).get();
  return {
    findSnapshot: async (uid: string): Promise<ProviderSnapshot | null> =>
      isDocumentId(uid) ? parseDocument(snapshotFieldsSchema, await read(uid)) : null,
    /** Returns the name, and the page's email if it is confirmed; null without a profile. */
    findContact: async (
      uid: string,
    ): Promise<{ display_name: string; email: string | null } | null> => {
      if (!isDocumentId(uid)) return null;
      const [profile, stored] = await Promise.all([
        read(uid),
        db.collection('page_emails').doc(uid).get(),
      ]);
      const contact = parseContact(profile);
      if (!contact || contact.email === null) return contact;
      const isConfirmed = parseDocument(pageEmailSchema, stored)?.email === contact.email;
      return { ...contact, email: isConfirmed ? contact.email : null };
    },
    /** Returns where the professional works; null while it is unknown. */
    findArea: async (uid: string): Promise<ServiceArea | null> =>
      isDocumentId(uid) ? (parseDocument(areaSchema, await read(uid))?.facts?.area ?? null) : null,
    /** Returns the owner's uploads that the profile shows, or null without a profile. */
    findPictures: async (uid: string): Promise<Picture[] | null> => parsePictures(await read(uid)),
    /** Checks whether a renewal will publish the page again. */
    isWaitingForRenewal: async (uid: string): Promise<boolean> =>
      parseDocument(renewalSchema, await read(uid))?.publish_on_renewal ?? false,
    /**
     * Stores the facts that `readFacts` reads. Of two changes at the same time, the last one to be
     * stored has read both. Does nothing without a profile.
     */
    saveFacts: (
      uid: string,
      readFacts: (
        transaction: Transaction,
      ) => Promise<Pick<ProfileFacts, 'answer_minutes' | 'jobs_completed'>>,
    ): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const reference = db.collection('provider_profiles').doc(uid);
        if (!(await transaction.get(reference)).exists) return;
        const { answer_minutes, jobs_completed } = await readFacts(transaction);
        transaction.update(reference, {
          'facts.answer_minutes': answer_minutes,
          'facts.jobs_completed': jobs_completed,
        });
      }),
  };
}
