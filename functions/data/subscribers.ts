import {
  NOT_SUBSCRIBED,
  subscriberSchema,
  type SubscriptionState,
} from '@doorstep/domain/subscription';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
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
type SubscriberRecord = z.infer<typeof subscriberRecordSchema>;

/** A state read from Stripe, and what it was based on. */
interface StateToSave {
  uid: string;
  state: SubscriptionState;
  /** As they were before Stripe was asked. */
  basedOn: { sync_version: number; stripe_customer_id: string };
  /** The Stripe event that this answers, for the ledger; null when there is none. */
  eventId: string | null;
}

/** `stale`: something was written since, the state itself, the page or the ledger: begin again. */
type SaveOutcome = 'saved' | 'stale';

export interface Subscribers {
  find(uid: string): Promise<SubscriberRecord | null>;
  findUidByCustomer(customerId: string): Promise<string | null>;
  /**
   * Remembers the Stripe customer, unless another has been remembered since `replacing` was read
   * (null: none). The one that stands afterwards.
   */
  claimCustomer(uid: string, customerId: string, replacing: string | null): Promise<string>;
  /** State, the page's publication and the ledger: all of them at once, or nothing. */
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

/**
 * A lapse takes a public page down and remembers it; a renewal brings that one back. A lapse writes
 * the draft's flag too, unchanged, for the precondition: the rules let its owner publish until the
 * lapse is written, and such a page must not slip through.
 */
function savePublication(batch: WriteBatch, profile: DocumentSnapshot, subscribed: boolean): void {
  const publication = parseDocument(publicationSchema, profile);
  if (!publication || !profile.updateTime) return;
  const { published, publish_on_renewal } = publication;
  const unchanged = subscribed ? !publish_on_renewal : !published;
  if (unchanged && subscribed) return;
  const changes = unchanged
    ? { published }
    : {
        published: subscribed,
        publish_on_renewal: !subscribed,
        updated_at: FieldValue.serverTimestamp(),
      };
  batch.update(profile.ref, changes, { lastUpdateTime: profile.updateTime });
}

function isSame(current: SubscriberRecord, basedOn: StateToSave['basedOn']): boolean {
  return (
    current.sync_version === basedOn.sync_version &&
    current.stripe_customer_id === basedOn.stripe_customer_id
  );
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

  /** Without a transaction: its locks queue up where a payment's events come all at once. */
  async function saveState({ uid, state, basedOn, eventId }: StateToSave): Promise<SaveOutcome> {
    const snapshot = await subscribers.doc(uid).get();
    const current = parseDocument(subscriberRecordSchema, snapshot);
    if (!current || !snapshot.updateTime || !isSame(current, basedOn)) return 'stale';
    const batch = db.batch();
    batch.update(
      snapshot.ref,
      { ...state, sync_version: current.sync_version + 1 },
      { lastUpdateTime: snapshot.updateTime },
    );
    const profile = await db.collection('provider_profiles').doc(uid).get();
    savePublication(batch, profile, state.subscribed);
    if (eventId !== null) batch.create(ledger.doc(eventId), ledgerEntry());
    return (await wasFirst(batch.commit())) ? 'saved' : 'stale';
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

    saveState,

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
