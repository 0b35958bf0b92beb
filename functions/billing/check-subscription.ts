import type { CallableOutput } from '@doorstep/domain/callables';
import { NOT_SUBSCRIBED, type SubscriptionState } from '@doorstep/domain/billing/subscription';
import { logError, pseudonym } from '../platform/log.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

async function currentState(deps: SyncDeps, uid: string): Promise<SubscriptionState> {
  try {
    return (await syncSubscription(deps, uid)).state;
  } catch (thrown) {
    logError(
      'Stripe not reachable, returning the stored subscription',
      { uid: pseudonym(uid) },
      thrown,
    );
    return (await deps.subscribers.find(uid)) ?? NOT_SUBSCRIBED;
  }
}

/**
 * Returns the current subscription. Reads Stripe each time and updates the stored state, so that
 * 'Refresh Status' is right even if a webhook was lost. Returns the stored state while Stripe is
 * not reachable. A person without a Stripe customer costs one read.
 */
export async function checkSubscription(
  deps: SyncDeps,
  uid: string,
): Promise<CallableOutput<'check-subscription'>> {
  const state = await currentState(deps, uid);
  return {
    subscribed: state.subscribed,
    subscription_tier: state.subscription_tier,
    subscription_end: state.subscription_end?.toISOString() ?? null,
    status: state.status,
    cancel_at: state.cancel_at?.toISOString() ?? null,
    grace_ends_at: state.grace_ends_at?.toISOString() ?? null,
    next_charge_amount: state.next_charge_amount,
    next_plan_amount: state.next_plan_amount,
    amount_due: state.amount_due,
    currency: state.currency,
    next_attempt_at: state.next_attempt_at?.toISOString() ?? null,
  };
}
