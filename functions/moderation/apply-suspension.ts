import { syncAuthDisabled, type SyncAuthDeps } from './sync-auth-disabled.ts';
import { endBillingOfSuspended, type EndAtPeriodEndDeps } from '../billing/end-at-period-end.ts';

export interface ApplyDeps extends SyncAuthDeps, EndAtPeriodEndDeps {}

/**
 * Applies a suspension, or its end, outside Firestore: disables or enables sign-in, then ends
 * billing at Stripe. Idempotent. Throws what `syncAuthDisabled` and `endBillingOfSuspended` throw.
 */
export async function applySuspension(deps: ApplyDeps, uid: string): Promise<void> {
  await syncAuthDisabled(deps, uid);
  await endBillingOfSuspended(deps, uid);
}
