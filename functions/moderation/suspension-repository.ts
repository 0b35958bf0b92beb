import { AppError } from '@doorstep/domain/app-error';
import type { AuditFact } from '@doorstep/domain/moderation/audit-log';
import { closedAccountSchema, type ClosedAccount } from '@doorstep/domain/account/closed-account';
import { includes } from '@doorstep/domain/billing/entitlements';
import { planTierSchema } from '@doorstep/domain/billing/plan-tier';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { userRoleSchema } from '@doorstep/domain/admin/user-role';
import type { AuditLog } from './audit-log-repository.ts';
import { parseDocument } from '../platform/firestore.ts';
import { writeListing } from '../search/search-listing.ts';
import { teamOf, writeActive } from '../team/team-repository.ts';

/** The documents that a suspension changes, as read by a transaction. */
export interface SuspensionState {
  closed: DocumentSnapshot;
  profile: DocumentSnapshot;
  subscriber: DocumentSnapshot;
  isAdmin: boolean;
  team: readonly QueryDocumentSnapshot[];
}

/**
 * Stores suspensions, `closed_accounts/{uid}` with the reason `suspended`. A suspension unpublishes
 * the page and ends the access of the team. Lifting it restores both, like a renewal.
 */
export type Suspensions = ReturnType<typeof createSuspensions>;

const pageSchema = z.object({
  published: z.boolean(),
  publish_on_renewal: z._default(z.boolean(), false),
});
const planSchema = z.object({
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(planTierSchema), null),
});

const reasonOf = (closed: DocumentSnapshot): ClosedAccount['reason'] | null =>
  parseDocument(closedAccountSchema, closed)?.reason ?? null;

/** Checks whether the account is neither suspended nor deleted. */
export const isOpen = ({ closed }: SuspensionState): boolean => reasonOf(closed) === null;

/**
 * Suspends an open account, its page and its team, in the transaction that read `state`. Throws
 * AppError `failed-precondition` with a `personMessage` for an administrator's account.
 */
export function suspend(transaction: Transaction, state: SuspensionState, now: Date): void {
  if (state.isAdmin) {
    throw new AppError('failed-precondition', 'an administrator cannot be suspended', {
      personMessage: 'This is an administrator’s account. Remove the role first.',
    });
  }
  const closed: Omit<ClosedAccount, 'id'> = {
    reason: 'suspended',
    closed_at: now,
    expires_at: null,
  };
  transaction.create(state.closed.ref, closed);
  writeActive(transaction, state.team, false);
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

/** Publishes the page and restores the access of the team, if the plan is still paid. */
function restore(transaction: Transaction, { profile, subscriber, team }: SuspensionState): void {
  const plan = parseDocument(planSchema, subscriber);
  if (!plan?.subscribed) return;
  const { subscription_tier: tier } = plan;
  if (includes(tier, 'team_members')) writeActive(transaction, team, true);
  if (!parseDocument(pageSchema, profile)?.publish_on_renewal) return;
  transaction.update(profile.ref, publication(true));
  writeListing(transaction, profile, { tier });
}

export function createSuspensions(db: Firestore, audit: AuditLog) {
  const closed = (uid: string) => db.collection('closed_accounts').doc(uid);

  async function read(transaction: Transaction, uid: string): Promise<SuspensionState> {
    const [closedOne, profile, subscriber, role] = await transaction.getAll(
      closed(uid),
      db.collection('provider_profiles').doc(uid),
      db.collection('subscribers').doc(uid),
      db.collection('user_roles').doc(uid),
    );
    if (!closedOne || !profile || !subscriber || !role)
      throw new AppError('internal', 'nothing was read');
    const team = await transaction.get(teamOf(db, uid));
    const isAdmin = parseDocument(userRoleSchema, role)?.role === 'admin';
    return { closed: closedOne, profile, subscriber, isAdmin, team: team.docs };
  }

  return {
    read,
    isSuspended: async (uid: string): Promise<boolean> =>
      reasonOf(await closed(uid).get()) === 'suspended',
    /**
     * Suspends an account and adds an audit entry in one transaction. Does nothing for an account
     * that is suspended or deleted already. Throws AppError `failed-precondition` for an
     * administrator's account.
     */
    suspend: (
      uid: string,
      { actor_uid, note }: { actor_uid: string; note: string },
      now: Date,
    ): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const state = await read(transaction, uid);
        if (!isOpen(state)) return;
        const fact: AuditFact = { actor_uid, action: 'account_suspended', subject: uid, note };
        await audit.append(transaction, fact);
        suspend(transaction, state, now);
      }),

    /**
     * Lifts a suspension and adds an audit entry in one transaction. Does nothing for an open
     * account. Throws AppError `failed-precondition` if the account is deleted.
     */
    lift: (uid: string, { actor_uid, note }: { actor_uid: string; note: string }): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const state = await read(transaction, uid);
        if (isOpen(state)) return;
        if (reasonOf(state.closed) !== 'suspended') throw notSuspended();
        const fact: AuditFact = { actor_uid, action: 'suspension_lifted', subject: uid, note };
        await audit.append(transaction, fact);
        transaction.delete(state.closed.ref);
        // A parallel sync that saw the suspension fails, and reads page and team again.
        if (state.subscriber.exists) {
          transaction.update(state.subscriber.ref, {
            team_changed_at: FieldValue.serverTimestamp(),
          });
        }
        restore(transaction, state);
      }),
  };
}

const notSuspended = () =>
  new AppError('failed-precondition', 'the account is not suspended', {
    personMessage: 'This account is no longer suspended.',
  });
