import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@doorstep/domain/app-error';
import { includes } from '@doorstep/domain/billing/entitlements';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import { subscriberRecordSchema } from '@doorstep/domain/documents/server-records';
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
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { isDocumentId, parseDocument, tryWrite, readIn } from '../platform/firestore.ts';
import { writeListing } from '../search/search-listing.ts';
import { teamOf, writeActive } from '../team/team-repository.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';

/** `sync_version` increases with each write of the state, for optimistic locking. */
type SubscriberRecord = z.infer<typeof subscriberRecordSchema>;

/** A state that was read from Stripe. */
interface StateToSave {
  uid: string;
  state: SubscriptionState;
  /** The stored values before Stripe was read. */
  basedOn: { sync_version: number; stripe_customer_id: string };
  /** The Stripe event that caused the read, for the ledger; null without an event. */
  eventId: string | null;
}

/**
 * `unchanged`: state, page and team are already as they should be. `stale`: one of them or the
 * ledger was written since Stripe was read, so the caller must read Stripe again.
 */
type SaveOutcome = 'saved' | 'unchanged' | 'stale';

/**
 * Stores subscriptions in `subscribers/{uid}`, and handled events in the ledger
 * `stripe_events/{id}`.
 */
export type Subscribers = ReturnType<typeof createSubscribers>;

const publicationSchema = z.object({
  published: z.boolean(),
  publish_on_renewal: z._default(z.boolean(), false),
});

/** The profile's copy of the plan, for pages. */
const TIER_COPY = 'facts.plan_tier';

const cursorSchema = z.object({ after: z.nullable(z.string()) });

/** How long event ids are stored. Stripe retries for three days (Stripe docs, webhooks). */
const LEDGER_DAYS = RETENTION_DAYS.stripe_events;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the fields that unpublish a page after a lapse, or publish it again after a renewal.
 * Returns null if its publication does not change.
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

/** Returns the field that copies the plan to a profile, or null if it is there already. */
function tierChange(profile: DocumentSnapshot, tier: PlanTier | null) {
  const isCopied = !profile.exists || (profile.get(TIER_COPY) ?? null) === tier;
  return isCopied ? null : { [TIER_COPY]: tier };
}

/**
 * Makes the batch fail if the draft changed since it was read. The rules let its owner publish
 * until the lapse is written, and such a page must not stay public.
 */
function requireUnchangedDraft(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot): void {
  if (updateTime) batch.update(ref, { published: false }, { lastUpdateTime: updateTime });
  else batch.delete(ref, { exists: false });
}

function isCurrent(current: SubscriberRecord, basedOn: StateToSave['basedOn']): boolean {
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

/**
 * Parses the state in a snapshot from a trigger. Returns `NOT_SUBSCRIBED` for a missing document.
 */
export function parseSubscriptionState(snapshot: DocumentSnapshot): SubscriptionState {
  return parseDocument(subscriptionStateSchema, snapshot) ?? NOT_SUBSCRIBED;
}

export function createSubscribers(db: Firestore) {
  const subscribers = db.collection('subscribers');
  const ledger = db.collection('stripe_events');
  const closedAccounts = db.collection('closed_accounts');
  const cursor = db.collection('cursors').doc('reconcile_subscriptions');

  /**
   * Writes the state, the page's publication and plan, the access of the team, and the ledger entry
   * in one batch.
   */
  async function saveState({ uid, state, basedOn, eventId }: StateToSave): Promise<SaveOutcome> {
    const snapshot = await subscribers.doc(uid).get();
    const current = parseDocument(subscriberRecordSchema, snapshot);
    if (!current || !snapshot.updateTime || !isCurrent(current, basedOn)) return 'stale';
    const [profile, closed, team] = await Promise.all([
      db.collection('provider_profiles').doc(uid).get(),
      closedAccounts.doc(uid).get(),
      teamOf(db, uid).get(),
    ]);
    const page = closed.exists ? null : publicationChange(profile, state.subscribed);
    const copy = tierChange(profile, state.subscription_tier);
    const hasTeam = !closed.exists && includes(state.subscription_tier, 'team_members');
    const batch = db.batch();
    const isTeamChanged = writeActive(batch, team.docs, hasTeam);
    const isStateSame = isDeepStrictEqual(subscriptionStateSchema.parse(current), state);
    if (isStateSame && !page && !copy && !isTeamChanged && eventId === null) return 'unchanged';
    batch.update(
      snapshot.ref,
      { ...state, sync_version: current.sync_version + 1 },
      { lastUpdateTime: snapshot.updateTime },
    );
    if ((page ?? copy) && profile.updateTime) {
      batch.update(profile.ref, { ...page, ...copy }, { lastUpdateTime: profile.updateTime });
    } else if (current.subscribed && !state.subscribed) requireUnchangedDraft(batch, profile);
    // Fails if the account was closed since: its page and its team must not come back.
    if (page ?? (isTeamChanged && hasTeam)) batch.delete(closed.ref, { exists: false });
    if (page)
      writeListing(batch, profile, page.published ? { tier: state.subscription_tier } : null);
    if (eventId !== null) batch.create(ledger.doc(eventId), ledgerEntry());
    return (await tryWrite(batch.commit())) ? 'saved' : 'stale';
  }

  return {
    find: async (uid: string, transaction?: Transaction): Promise<SubscriberRecord | null> =>
      parseDocument(subscriberRecordSchema, await readIn(transaction, subscribers.doc(uid))),

    findUidByCustomer: async (customerId: string): Promise<string | null> => {
      const found = await subscribers.where('stripe_customer_id', '==', customerId).limit(1).get();
      return found.docs[0]?.id ?? null;
    },

    /**
     * Stores the Stripe customer, unless another one was stored since `replacing` was read (null:
     * none). Returns the stored customer. Throws AppError `unauthenticated` for a closed account.
     */
    claimCustomer: (uid: string, customerId: string, replacing: string | null): Promise<string> =>
      runForCaller(db, uid, async (transaction) => {
        const reference = subscribers.doc(uid);
        const current = parseDocument(subscriberRecordSchema, await transaction.get(reference));
        const stored = current?.stripe_customer_id ?? null;
        if (stored !== null && stored !== replacing) return stored;
        const claimed = { stripe_customer_id: customerId };
        if (current) transaction.update(reference, claimed);
        else transaction.create(reference, { ...NOT_SUBSCRIBED, sync_version: 0, ...claimed });
        return customerId;
      }),

    saveState,

    /** Copies the plan to the profile, for a profile that was created after the subscription. */
    copyTier: (uid: string): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const [subscriber, profile] = await transaction.getAll(
          subscribers.doc(uid),
          db.collection('provider_profiles').doc(uid),
        );
        if (!subscriber || !profile) throw new AppError('internal', 'nothing was read');
        const copy = tierChange(profile, parseSubscriptionState(subscriber).subscription_tier);
        if (copy) transaction.update(profile.ref, copy);
      }),

    isEventHandled: async (eventId: string): Promise<boolean> =>
      isDocumentId(eventId) && (await ledger.doc(eventId).get()).exists,

    markEventHandled: async (eventId: string): Promise<void> => {
      await ledger.doc(eventId).set(ledgerEntry());
    },

    /** Lists the Stripe customers with their uids, ordered by the customer's id, after `after`. */
    listWithCustomer: async (
      after: string | null,
      limit: number,
    ): Promise<{ uid: string; customer: string }[]> => {
      const { docs } = await subscribers
        .where('stripe_customer_id', '>', after ?? '')
        .orderBy('stripe_customer_id')
        .limit(limit)
        .get();
      return docs.map((found) => ({
        uid: found.id,
        customer: String(found.get('stripe_customer_id')),
      }));
    },

    /** Returns the customer after whom the next reconcile continues; null for the beginning. */
    findReconcileCursor: async (): Promise<string | null> =>
      parseDocument(cursorSchema, await cursor.get())?.after ?? null,

    saveReconcileCursor: async (after: string | null): Promise<void> => {
      await cursor.set({ after, saved_at: FieldValue.serverTimestamp() });
    },
  };
}
