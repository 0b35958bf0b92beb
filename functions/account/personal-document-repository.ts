import { badgeApplicationId, badgeKindSchema } from '@doorstep/domain/badges/badge';
import { FieldPath, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import { addressKey } from '../platform/address-key.ts';
import { dropMailsOfOtherProviders } from './provider-mails.ts';
import { queryPages } from '../platform/query-pages.ts';

/**
 * Deletes documents that belong to one account. All methods are idempotent. What may be many
 * documents is deleted in pages, so that the caller can stop between two of them.
 */
export type PersonalDocuments = ReturnType<typeof createPersonalDocuments>;

type Pages = AsyncGenerator<void, void, undefined>;

const PAGE = 200;
const OWN = [
  'branches',
  'client_profiles',
  'galleries',
  'page_emails',
  'people_search',
  'saved_providers',
  'saved_replies',
  'user_roles',
  'message_counts',
  'thread_counts',
  'edit_counts',
];

export function createPersonalDocuments(db: Firestore) {
  /** Deletes what a query finds. Yields after each page. */
  async function* deleteAll(query: Query): Pages {
    for (;;) {
      const { docs } = await query.limit(PAGE).get();
      if (docs.length === 0) return;
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      yield;
    }
  }
  const where = (collection: string, field: string, value: string) =>
    db.collection(collection).where(field, '==', value).orderBy(FieldPath.documentId());

  return {
    /** Deletes the public page, its search documents and the account's handles. */
    deleteProfile: async (uid: string): Promise<void> => {
      const handles = await db.collection('handles').where('owner', '==', uid).limit(PAGE).get();
      const listings = await db
        .collection('provider_search')
        .where('provider_id', '==', uid)
        .limit(PAGE)
        .get();
      const batch = db.batch();
      batch.delete(db.collection('provider_profiles').doc(uid));
      for (const { ref } of [...handles.docs, ...listings.docs]) batch.delete(ref);
      await batch.commit();
    },

    /**
     * Deletes all mails to the address, in any state, except mails about the threads of another
     * professional, whose page may have the same address.
     */
    deleteMailTo: async function* (uid: string, email: string): Pages {
      for await (const mails of queryPages(where('mail', 'to', email), PAGE)) {
        const batch = db.batch();
        for (const { ref } of await dropMailsOfOtherProviders(db, uid, mails)) batch.delete(ref);
        await batch.commit();
        yield;
      }
    },

    /**
     * Deletes the mails about the account, also those to a former address and to the support
     * address.
     */
    deleteMailAbout: (uid: string): Pages => deleteAll(where('mail', 'data.account', uid)),

    /**
     * Removes the professional from the lists of everybody who has saved them. Nobody can save them
     * any more, because their page is not published.
     */
    removeFromSaved: async function* (uid: string): Pages {
      const lists = db.collection('saved_providers').where('provider_ids', 'array-contains', uid);
      for (;;) {
        const { docs } = await lists.limit(PAGE).get();
        if (docs.length === 0) return;
        const batch = db.batch();
        for (const { ref } of docs)
          batch.update(ref, { provider_ids: FieldValue.arrayRemove(uid) });
        await batch.commit();
        yield;
      }
    },

    /**
     * Deletes the client profile, branches, gallery, the page's confirmed email, saved replies,
     * saved professionals, role, counters, badge applications, support requests, groups of
     * requests, mail preferences, blocks, analytics, and what administrators find the person by.
     */
    deleteOwn: async function* (uid: string, email: string | null): Pages {
      const batch = db.batch();
      for (const collection of OWN) batch.delete(db.collection(collection).doc(uid));
      for (const kind of badgeKindSchema.options) {
        batch.delete(db.collection('badge_applications').doc(badgeApplicationId(uid, kind)));
      }
      if (email !== null) {
        batch.delete(db.collection('mail_preferences').doc(addressKey(email)));
      }
      await batch.commit();
      yield* deleteAll(where('support_requests', 'owner_uid', uid));
      yield* deleteAll(where('request_groups', 'client_uid', uid));
      yield* deleteAll(where('blocks', 'blocker_uid', uid));
      yield* deleteAll(where('blocks', 'blocked_uid', uid));
      yield* deleteAll(where('analytics', 'provider_id', uid));
    },

    /** Deletes the stored subscription. Stripe keeps the customer and the invoices. */
    deleteSubscription: async (uid: string): Promise<void> => {
      await db.collection('subscribers').doc(uid).delete();
    },
  };
}
