import { isDeepStrictEqual } from 'node:util';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { subscriberRecordSchema } from '@doorstep/domain/server-records';
import {
  NOT_SUBSCRIBED,
  subscriptionStateSchema,
  type SubscriptionState,
} from '@doorstep/domain/billing/subscription';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument, tryWrite } from '../platform/firestore.ts';
import { writeListing } from '../search/search-listing.ts';

/** Who asked Stripe before the last write (`sync_version`) must not write any more, but ask again. */
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

/**
 * `unchanged`: all of it, the page too, stands so already. `stale`: something was written since, the
 * state itself, the page or the ledger: begin again.
 */
type SaveOutcome = 'saved' | 'unchanged' | 'stale';

export interface Subscribers {
  find(uid: string): Promise<SubscriberRecord | null>;
  findUidByCustomer(customerId: string): Promise<string | null>;
  /**
   * Remembers the Stripe customer, unless another has been remembered since `replacing` was read
   * (null: none). The one that stands afterwards.
   */
  claimCustomer(uid: string, customerId: string, replacing: string | null): Promise<string>;
  /** State, the page's publication and the ledger, where they change: all at once, or nothing. */
  saveState(input: StateToSave): Promise<SaveOutcome>;
  isEventHandled(eventId: string): Promise<boolean>;
  markEventHandled(eventId: string): Promise<void>;
  /** The uids of those with a Stripe customer, in the order of their ids, after `after`. */
  listWithCustomer(after: string | null, limit: number): Promise<string[]>;
  /** The uid after which the next reconcile goes on; null: at the beginning. */
  findReconcileCursor(): Promise<string | null>;
  saveReconcileCursor(after: string | null): Promise<void>;
}

const publicationSchema = z.object({
  published: z.boolean(),
  publish_on_renewal: z._default(z.boolean(), false),
});

const cursorSchema = z.object({ after: z.nullable(z.string()) });

/** How long an event's id is remembered; Stripe retries for three days (Stripe docs, webhooks). */
const LEDGER_DAYS = RETENTION_DAYS.stripe_events;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A lapse takes a public page down and remembers it; a renewal brings that one back. Null: the page
 * stays as it is.
 */
function publicationChange(profile: DocumentSnapshot, subscribed: boolean) {
  const publication = parseDocument(publicationSchema, profile);
  if (!publication) return null;
  const { published, publish_on_renewal } = publication;
  if (subscribed ? !publish_on_renewal : !published) return null;
  return {
    published: subscribed,
    publish_on_renewal: !subscribed,
    updated_at: FieldValue.serverTimestamp(),
  };
}

/**
 * Changes nothing, and fails when the draft has changed since it was read or one has come where none
 * was: the rules let its owner publish until the lapse is written, and such a page must not slip
 * through.
 */
function holdDraft(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot): void {
  if (updateTime) batch.update(ref, { published: false }, { lastUpdateTime: updateTime });
  else batch.delete(ref, { exists: false });
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

/** The state in a version of the document, as a trigger gets it. */
export function parseSubscriptionState(snapshot: DocumentSnapshot): SubscriptionState {
  return parseDocument(subscriptionStateSchema, snapshot) ?? NOT_SUBSCRIBED;
}

export function createSubscribers(db: Firestore): Subscribers {
  const subscribers = db.collection('subscribers');
  const ledger = db.collection('stripe_events');
  const closedAccounts = db.collection('closed_accounts');
  const cursor = db.collection('cursors').doc('reconcile_subscriptions');

  /**
   * Without a transaction: its locks queue up where a payment's events come all at once. Where
   * nothing has changed nothing is written, but for an event: the version then tells a handler that
   * asked Stripe before this one that it was overtaken.
   */
  async function saveState({ uid, state, basedOn, eventId }: StateToSave): Promise<SaveOutcome> {
    const snapshot = await subscribers.doc(uid).get();
    const current = parseDocument(subscriberRecordSchema, snapshot);
    if (!current || !snapshot.updateTime || !isSame(current, basedOn)) return 'stale';
    const profile = await db.collection('provider_profiles').doc(uid).get();
    const closed = await closedAccounts.doc(uid).get();
    const page = closed.exists ? null : publicationChange(profile, state.subscribed);
    const isStateKept = isDeepStrictEqual(subscriptionStateSchema.parse(current), state);
    if (isStateKept && !page && eventId === null) return 'unchanged';
    const batch = db.batch();
    batch.update(
      snapshot.ref,
      { ...state, sync_version: current.sync_version + 1 },
      { lastUpdateTime: snapshot.updateTime },
    );
    if (page && profile.updateTime) {
      batch.update(profile.ref, page, { lastUpdateTime: profile.updateTime });
      // Nobody whose account is closed meanwhile comes back to the public.
      batch.delete(closed.ref, { exists: false });
      writeListing(batch, profile, page.published ? { tier: state.subscription_tier } : null);
    } else if (current.subscribed && !state.subscribed) holdDraft(batch, profile);
    if (eventId !== null) batch.create(ledger.doc(eventId), ledgerEntry());
    return (await tryWrite(batch.commit())) ? 'saved' : 'stale';
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
        if (await tryWrite(write)) return customerId;
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

    findReconcileCursor: async () => parseDocument(cursorSchema, await cursor.get())?.after ?? null,

    saveReconcileCursor: async (after) => {
      await cursor.set({ after, saved_at: FieldValue.serverTimestamp() });
    },
  };
}
