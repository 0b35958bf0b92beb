import type { CallableOutput } from '@doorstep/domain/callables';
import { NOT_SUBSCRIBED, type SubscriptionState } from '@doorstep/domain/billing/subscription';
import { logError, pseudonym } from '../platform/log.ts';
import { syncSubscription, type SyncDeps } from './sync-subscription.ts';

async function currentState(deps: SyncDeps, uid: string): Promise<SubscriptionState> {
  try {
    return (await syncSubscription(deps, uid)).state;
  } catch (thrown) {
    logError(
      'subscription not read from Stripe, the stored one answers',
      { uid: pseudonym(uid) },
      thrown,
    );
    return (await deps.subscribers.find(uid)) ?? NOT_SUBSCRIBED;
  }
}

/**
 * What somebody's subscription is now. Asks Stripe each time and repairs what is stored, so that
 * 'Refresh Status' tells the truth even when a webhook was lost; who never went to checkout has no
 * Stripe customer and costs one read. While Stripe cannot be asked the stored state answers.
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
    amount_due: state.amount_due,
    currency: state.currency,
    next_attempt_at: state.next_attempt_at?.toISOString() ?? null,
  };
}
