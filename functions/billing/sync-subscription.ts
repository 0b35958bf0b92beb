import { AppError } from '@doorstep/domain/app-error';
import {
  computeSubscriptionState,
  NOT_SUBSCRIBED,
  type SubscriptionState,
} from '@doorstep/domain/billing/subscription';
import type { Subscribers } from './subscriber-repository.ts';
import type { StripeGateway } from './gateways/stripe.ts';

export interface SyncDeps {
  subscribers: Subscribers;
  stripe: Pick<StripeGateway, 'listSubscriptions'>;
  /** How long a page stays public after a failed payment. Defaults to GRACE_DAYS. */
  graceDays?: number;
  /** The clock, for tests. */
  now?: () => Date;
}

/** The stored state, and whether this call changed the state or the page. */
export interface Synced {
  state: SubscriptionState;
  changed: boolean;
}

const renews = ({ subscribed, status, cancel_at }: SubscriptionState) =>
  subscribed && status !== 'past_due' && cancel_at === null;

/** Keeps the stored next charge if the plan is the same and its preview has failed. */
function withNextCharge(state: SubscriptionState, stored: SubscriptionState): SubscriptionState {
  const isUnknown = renews(state) && state.next_charge_amount === null;
  const isSamePlan =
    state.subscription_id === stored.subscription_id &&
    state.subscription_tier === stored.subscription_tier;
  if (!isUnknown || !isSamePlan || stored.next_charge_amount === null) return state;
  return {
    ...state,
    next_charge_amount: stored.next_charge_amount,
    next_plan_amount: stored.next_plan_amount,
    currency: stored.currency,
  };
}

/**
 * Usually two attempts are enough. More are needed only if the page or the customer changes as
 * well.
 */
const MAX_ATTEMPTS = 8;

/**
 * Reads all of the person's subscriptions from Stripe and stores the computed state, with the
 * page's publication and the event's ledger entry. If another write won the race, reads Stripe
 * again, so the stored state is never older than the newest read. After two lost races it stops,
 * because the second winner read Stripe after this call started. Without a Stripe customer it does
 * nothing. Throws what the gateway throws, or AppError `unavailable` after the last lost race.
 */
export async function syncSubscription(
  { subscribers, stripe, graceDays, now = () => new Date() }: SyncDeps,
  uid: string,
  eventId: string | null = null,
): Promise<Synced> {
  let firstVersion: number | undefined;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const subscriber = await subscribers.find(uid);
    if (!subscriber) return { state: NOT_SUBSCRIBED, changed: false };
    const { sync_version, stripe_customer_id } = subscriber;
    const stored = { state: subscriber, changed: false };
    if (stripe_customer_id === null) return stored;
    firstVersion ??= sync_version;
    if (sync_version >= firstVersion + 2) {
      if (eventId !== null) await subscribers.markEventHandled(eventId);
      return stored;
    }
    if (attempt > 1 && eventId !== null && (await subscribers.isEventHandled(eventId))) {
      return stored;
    }
    const subscriptions = await stripe.listSubscriptions(stripe_customer_id, { previews: true });
    const computed = computeSubscriptionState(subscriptions, now(), graceDays);
    const state = withNextCharge(computed, subscriber);
    const basedOn = { sync_version, stripe_customer_id };
    const outcome = await subscribers.saveState({ uid, state, basedOn, eventId });
    if (outcome !== 'stale') return { state, changed: outcome === 'saved' };
  }
  throw new AppError('unavailable', `subscription not saved: ${MAX_ATTEMPTS} conflicts`);
}
