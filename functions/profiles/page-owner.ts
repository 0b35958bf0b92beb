import { AppError } from '@doorstep/domain/app-error';
import { planTierSchema, type PlanTier } from '@doorstep/domain/billing/plan-tier';
import { branchesSchema, type Branch } from '@doorstep/domain/profiles/branch';
import { gallerySchema, type Gallery } from '@doorstep/domain/profiles/gallery';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';

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

/** What the search entry of a professional is made of, besides their profile and plan. */
export interface ListedParts {
  branches: Branch[];
  gallery: Gallery | null;
}

/** Reads a professional's branches and gallery in a transaction, for their search entry. */
export async function readListedParts(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<ListedParts> {
  const [branches, gallery] = await transaction.getAll(
    db.collection('branches').doc(uid),
    db.collection('galleries').doc(uid),
  );
  return {
    branches: parseList(branchesSchema, branches ? [branches] : [])[0]?.branches ?? [],
    gallery: parseList(gallerySchema, gallery ? [gallery] : [])[0] ?? null,
  };
}
