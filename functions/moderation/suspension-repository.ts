import { AppError } from '@doorstep/domain/app-error';
import type { AuditFact } from '@doorstep/domain/moderation/audit-log';
import { closedAccountSchema, type ClosedAccount } from '@doorstep/domain/account/closed-account';
import { planTierSchema } from '@doorstep/domain/billing/plan-tier';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { AuditLog } from './audit-log-repository.ts';
import { parseDocument } from '../platform/firestore.ts';
import { writeListing } from '../search/search-listing.ts';

/** The documents that a suspension changes, as read by a transaction. */
export interface SuspensionState {
  closed: DocumentSnapshot;
  profile: DocumentSnapshot;
  subscriber: DocumentSnapshot;
}

/**
 * Stores suspensions, `closed_accounts/{uid}` with the reason `suspended`, and unpublishes the
 * pages of suspended accounts. Lifting a suspension publishes the page again, like a renewal.
 */
export interface Suspensions {
  read(transaction: Transaction, uid: string): Promise<SuspensionState>;
  isSuspended(uid: string): Promise<boolean>;
  /**
   * Lifts a suspension and adds an audit entry in one transaction.
   * Throws AppError `failed-precondition` if the account is not suspended.
   */
  lift(uid: string, by: { actor_uid: string; note: string }): Promise<void>;
}

const pageSchema = z.object({
  published: z.boolean(),
  publish_on_renewal: z._default(z.boolean(), false),
});
const membershipSchema = z.object({
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(planTierSchema), null),
});

const reasonOf = (closed: DocumentSnapshot): ClosedAccount['reason'] | null =>
  parseDocument(closedAccountSchema, closed)?.reason ?? null;

/** Checks whether the account is neither suspended nor deleted. */
export const isOpen = ({ closed }: SuspensionState): boolean => reasonOf(closed) === null;

/** Suspends an open account and unpublishes its page, in the transaction that read `state`. */
export function suspend(transaction: Transaction, state: SuspensionState, now: Date): void {
  const closed: Omit<ClosedAccount, 'id'> = {
    reason: 'suspended',
    closed_at: now,
    expires_at: null,
  };
  transaction.create(state.closed.ref, closed);
  if (parseDocument(pageSchema, state.profile)?.published) {
    transaction.update(state.profile.ref, publication(false));
    writeListing(transaction, state.profile, null);
  }
}

const publication = (published: boolean) => ({
  published,
  publish_on_renewal: !published,
  updated_at: FieldValue.serverTimestamp(),
});

function republish(transaction: Transaction, { profile, subscriber }: SuspensionState): void {
  const page = parseDocument(pageSchema, profile);
  const membership = parseDocument(membershipSchema, subscriber);
  if (!page?.publish_on_renewal || !membership?.subscribed) return;
  transaction.update(profile.ref, publication(true));
  writeListing(transaction, profile, { tier: membership.subscription_tier });
}

export function createSuspensions(db: Firestore, audit: AuditLog): Suspensions {
  const closed = (uid: string) => db.collection('closed_accounts').doc(uid);

  async function read(transaction: Transaction, uid: string): Promise<SuspensionState> {
    const [closedOne, profile, subscriber] = await transaction.getAll(
      closed(uid),
      db.collection('provider_profiles').doc(uid),
      db.collection('subscribers').doc(uid),
    );
    if (!closedOne || !profile || !subscriber) throw new AppError('internal', 'nothing was read');
    return { closed: closedOne, profile, subscriber };
  }

  return {
    read,
    isSuspended: async (uid) => reasonOf(await closed(uid).get()) === 'suspended',
    lift: (uid, { actor_uid, note }) =>
      db.runTransaction(async (transaction) => {
        const state = await read(transaction, uid);
        if (reasonOf(state.closed) !== 'suspended') throw notSuspended();
        const fact: AuditFact = { actor_uid, action: 'suspension_lifted', subject: uid, note };
        await audit.append(transaction, fact);
        transaction.delete(state.closed.ref);
        republish(transaction, state);
      }),
  };
}

const notSuspended = () =>
  new AppError('failed-precondition', 'the account is not suspended', {
    personMessage: 'This account is no longer suspended.',
  });
