import {
  NOT_SUBSCRIBED,
  subscriberSchema,
  type SubscriptionState,
} from '@doorstep/domain/subscription';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { isDocumentId, parseDocument, wasFirst } from './firestore.ts';

/**
 * `subscribers/{uid}` as the server keeps it. `sync_version` grows with every state written: who
 * asked Stripe before the last write must not write any more, but ask again.
 */
const subscriberRecordSchema = subscriberSchema.extend({
  sync_version: z.number().int().default(0),
});
export type SubscriberRecord = z.infer<typeof subscriberRecordSchema>;

/** A state read from Stripe, and what it was based on. */
export interface StateToSave {
  uid: string;
  state: SubscriptionState;
  /** As they were before Stripe was asked. */
  basedOn: { sync_version: number; stripe_customer_id: string };
  /** The Stripe event that this answers, for the ledger; null when there is none. */
  eventId: string | null;
}

/** `stale`: another state was written since, ask Stripe again. `duplicate`: the event was handled. */
export type SaveOutcome = 'saved' | 'stale' | 'duplicate';

export interface Subscribers {
  find(uid: string): Promise<SubscriberRecord | null>;
  findUidByCustomer(customerId: string): Promise<string | null>;
  /**
   * Remembers the Stripe customer, unless another has been remembered since `replacing` was read
   * (null: none). The one that stands afterwards.
   */
  claimCustomer(uid: string, customerId: string, replacing: string | null): Promise<string>;
  /** State, the page's publication and the ledger, in one transaction. */
  saveState(input: StateToSave): Promise<SaveOutcome>;
  isEventHandled(eventId: string): Promise<boolean>;
  markEventHandled(eventId: string): Promise<void>;
  /** The uids of those with a Stripe customer, in the order of their ids, after `after`. */
  listWithCustomer(after: string | null, limit: number): Promise<string[]>;
}

const publicationSchema = z.object({
  published: z.boolean(),
  publish_on_renewal: z.boolean().default(false),
});

/** How long an event's id is remembered; Stripe retries for three days (Stripe docs, webhooks). */
const LEDGER_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A lapse takes a public page down and remembers it; a renewal brings that one back. */
function savePublication(transaction: Transaction, profile: DocumentSnapshot, subscribed: boolean) {
  const publication = parseDocument(publicationSchema, profile);
  if (!publication) return;
  if (!subscribed && publication.published) {
    transaction.update(profile.ref, {
      published: false,
      publish_on_renewal: true,
      updated_at: FieldValue.serverTimestamp(),
    });
  }
  if (subscribed && publication.publish_on_renewal) {
    transaction.update(profile.ref, {
      published: true,
      publish_on_renewal: false,
      updated_at: FieldValue.serverTimestamp(),
    });
  }
}

function ledgerEntry() {
  return {
    handled_at: FieldValue.serverTimestamp(),
    expires_at: new Date(Date.now() + LEDGER_DAYS * DAY_MS),
  };
}

export function createSubscribers(db: Firestore): Subscribers {
  const subscribers = db.collection('subscribers');
  const ledger = db.collection('stripe_events');

  async function saveState(transaction: Transaction, input: StateToSave): Promise<SaveOutcome> {
    const { uid, state, basedOn, eventId } = input;
    const event = eventId === null ? null : ledger.doc(eventId);
    if (event && (await transaction.get(event)).exists) return 'duplicate';
    const snapshot = await transaction.get(subscribers.doc(uid));
    const profile = await transaction.get(db.collection('provider_profiles').doc(uid));
    const current = parseDocument(subscriberRecordSchema, snapshot);
    if (
      current?.sync_version !== basedOn.sync_version ||
      current.stripe_customer_id !== basedOn.stripe_customer_id
    ) {
      return 'stale';
    }
    transaction.update(snapshot.ref, { ...state, sync_version: current.sync_version + 1 });
    savePublication(transaction, profile, state.subscribed);
    if (event) transaction.create(event, ledgerEntry());
    return 'saved';
  }

  return {
    find: async (uid) => parseDocument(subscriberRecordSchema, await subscribers.doc(uid).get()),

    findUidByCustomer: async (customerId) => {
      const found = await subscribers.where('stripe_customer_id', '==', customerId).limit(1).get();
      return found.docs[0]?.id ?? null;
    },

    claimCustomer: async (uid, customerId, replacing) => {
      const reference = subscribers.doc(uid);
      for (;;) {
        const snapshot = await reference.get();
        const current = parseDocument(subscriberRecordSchema, snapshot);
        const standing = current?.stripe_customer_id ?? null;
        if (standing !== null && standing !== replacing) return standing;
        const claimed = { stripe_customer_id: customerId };
        const write = snapshot.updateTime
          ? reference.update(claimed, { lastUpdateTime: snapshot.updateTime })
          : reference.create({ ...NOT_SUBSCRIBED, sync_version: 0, ...claimed });
        if (await wasFirst(write)) return customerId;
      }
    },

    saveState: (input) => db.runTransaction((transaction) => saveState(transaction, input)),

    isEventHandled: async (eventId) =>
      isDocumentId(eventId) && (await ledger.doc(eventId).get()).exists,

    markEventHandled: async (eventId) => {
      await ledger.doc(eventId).set(ledgerEntry());
    },

    listWithCustomer: async (after, limit) => {
      const query = subscribers
        .where('stripe_customer_id', '>', '')
        .orderBy('stripe_customer_id')
        .limit(limit);
      const cursor = after === null ? null : await subscribers.doc(after).get();
      const page = await (cursor?.exists ? query.startAfter(cursor) : query).get();
      return page.docs.map(({ id }) => id);
    },
  };
}
