import { alignSignIn, type AlignDeps } from './align-sign-in.ts';
import { endAtPeriodEnd, type EndLaterDeps } from './end-at-period-end.ts';

export interface FollowDeps extends AlignDeps, EndLaterDeps {}

/**
 * Sees to it that a suspended account is charged for nothing more, and does nothing for any other one: a
 * suspension that was lifted leaves the end at Stripe to its owner, who alone may agree to be charged.
 * May be done again. Throws what `endAtPeriodEnd` throws.
 */
export async function endBillingOfSuspended(
  deps: EndLaterDeps & Pick<AlignDeps, 'suspensions'>,
  uid: string,
): Promise<void> {
  if (await deps.suspensions.isSuspended(uid)) await endAtPeriodEnd(deps, uid);
}

/**
 * What follows outside of Firestore when an account was suspended, or its suspension lifted: signing in
 * (`alignSignIn`), then Stripe. May be done again. Throws what either of them throws.
 */
export async function followSuspension(deps: FollowDeps, uid: string): Promise<void> {
  await alignSignIn(deps, uid);
  await endBillingOfSuspended(deps, uid);
}
