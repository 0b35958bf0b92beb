import { AppError } from '@doorstep/domain/app-error';
import {
  computeSubscriptionState,
  NOT_SUBSCRIBED,
  type SubscriptionState,
} from '@doorstep/domain/subscription';
import type { Subscribers } from '../data/subscribers.ts';
import type { StripeGateway } from '../gateways/stripe.ts';

export interface SyncDeps {
  subscribers: Subscribers;
  stripe: Pick<StripeGateway, 'listSubscriptions'>;
}

/** Two readings settle it, see below; more only while the page or the customer change as well. */
const TRIES = 8;

/**
 * Reads all of the person's subscriptions from Stripe and writes the one state that follows, with
 * the page's publication and, for an event, its ledger entry. Who was overtaken by another write
 * asks Stripe again, so that what stands last was read last, in whatever order the handlers began.
 * Who was overtaken twice is done: the second rival read Stripe after this call had begun.
 * Without a Stripe customer there is nothing to read and nothing is written.
 * Throws AppError: what the gateway throws, or `unavailable` when it was overtaken every time.
 */
export async function syncSubscription(
  { subscribers, stripe }: SyncDeps,
  uid: string,
  eventId: string | null = null,
): Promise<SubscriptionState> {
  let begun: number | undefined;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const subscriber = await subscribers.find(uid);
    if (!subscriber) return NOT_SUBSCRIBED;
    const { sync_version, stripe_customer_id } = subscriber;
    if (stripe_customer_id === null) return subscriber;
    begun ??= sync_version;
    if (sync_version >= begun + 2) {
      if (eventId !== null) await subscribers.markEventHandled(eventId);
      return subscriber;
    }
    if (tries > 1 && eventId !== null && (await subscribers.isEventHandled(eventId))) {
      return subscriber;
    }
    const subscriptions = await stripe.listSubscriptions(stripe_customer_id);
    const state = computeSubscriptionState(subscriptions, new Date());
    const basedOn = { sync_version, stripe_customer_id };
    const outcome = await subscribers.saveState({ uid, state, basedOn, eventId });
    if (outcome === 'saved') return state;
  }
  throw new AppError('unavailable', `subscription state overtaken ${TRIES} times`);
}
