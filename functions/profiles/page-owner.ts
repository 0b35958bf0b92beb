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
  /** Whether the account is deleted or suspended. */
  isClosed: boolean;
}

const planSchema = z.object({
  subscribed: z._default(z.boolean(), false),
  subscription_tier: z._default(z.nullable(planTierSchema), null),
});

/** Reads a professional's plan, profile and account in a transaction. */
export async function readProfessional(
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
  if (!subscriber || !profile || !closed) throw new AppError('internal', 'nothing was read');
  const plan = parseDocument(planSchema, subscriber);
  const tier = plan?.subscribed ? plan.subscription_tier : null;
  return { tier, profile, isClosed: closed.exists };
}

/** Throws AppError `failed-precondition` for a page that was never saved. */
export function requirePage(profile: DocumentSnapshot): void {
  if (profile.exists) return;
  throw new AppError('failed-precondition', 'the caller has no profile', {
    personMessage: 'Please save your page first.',
  });
}
