import { AppError } from '@doorstep/domain/app-error';
import { planTierSchema, type PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '../platform/firestore.ts';

/** A professional who changes what their plan adds to the page. */
export interface PageOwner {
  /** The plan; null without an active one. */
  tier: PlanTier | null;
  profile: DocumentSnapshot;
}

const planSchema = z.object({
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(planTierSchema), null),
});

/**
 * Reads a professional's plan and profile in the transaction that changes the page. Throws AppError
 * `unauthenticated` for a closed account.
 */
export async function readPageOwner(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<PageOwner> {
  const of = (collection: string) => db.collection(collection).doc(uid);
  const [subscriber, profile, closed] = await transaction.getAll(
    of('subscribers'),
    of('provider_profiles'),
    of('closed_accounts'),
  );
  if (!subscriber || !profile || !closed || closed.exists) {
    throw new AppError('unauthenticated', 'the account is closed');
  }
  const plan = parseDocument(planSchema, subscriber);
  return { tier: plan?.subscribed ? plan.subscription_tier : null, profile };
}
