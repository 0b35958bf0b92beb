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
  /** The time; the machine's unless a test has a clock of its own. */
  now?: () => Date;
}

/** The state that stands now, and whether this call had to write it, or the page. */
export interface Synced {
  state: SubscriptionState;
  changed: boolean;
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
  { subscribers, stripe, now = () => new Date() }: SyncDeps,
  uid: string,
  eventId: string | null = null,
): Promise<Synced> {
  let begun: number | undefined;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const subscriber = await subscribers.find(uid);
    if (!subscriber) return { state: NOT_SUBSCRIBED, changed: false };
    const { sync_version, stripe_customer_id } = subscriber;
    const standing = { state: subscriber, changed: false };
    if (stripe_customer_id === null) return standing;
    begun ??= sync_version;
    if (sync_version >= begun + 2) {
      if (eventId !== null) await subscribers.markEventHandled(eventId);
      return standing;
    }
    if (tries > 1 && eventId !== null && (await subscribers.isEventHandled(eventId))) {
      return standing;
    }
    const subscriptions = await stripe.listSubscriptions(stripe_customer_id);
    const state = computeSubscriptionState(subscriptions, now());
    const basedOn = { sync_version, stripe_customer_id };
    const outcome = await subscribers.saveState({ uid, state, basedOn, eventId });
    if (outcome !== 'stale') return { state, changed: outcome === 'saved' };
  }
  throw new AppError('unavailable', `subscription state overtaken ${TRIES} times`);
}
