import type { PortalFlow } from '@doorstep/domain/billing/billing-callables';
import type { SubscriptionFacts } from '@doorstep/domain/billing/subscription';

/** The parts of a Stripe event that the product uses. */
export interface BillingEvent {
  id: string;
  type: string;
  /** The customer of the event's object, or the object itself if it is a customer. */
  customer_id: string | null;
}

/** A Stripe checkout session. */
export interface Checkout {
  id: string;
  /** The URL while it can be paid, otherwise null. */
  open_url: string | null;
  product_id: string | null;
}

export interface CheckoutRequest {
  uid: string;
  customer_id: string;
  product_id: string;
  success_url: string;
  cancel_url: string;
  /** Whether the person never had a subscription, which is the condition for trial days. */
  is_first: boolean;
  /** Requests with the same key create one checkout (Stripe docs, idempotent requests). */
  idempotency_key: string;
}

/** The page at which the portal opens. */
export type PortalTarget =
  | { flow: Extract<PortalFlow, 'update_payment_method'> }
  | { flow: Extract<PortalFlow, 'cancel'>; subscription_id: string };

export interface PortalRequest {
  customer_id: string;
  return_url: string;
  /** Null for the portal's first page. */
  target: PortalTarget | null;
}

/** A change of a subscription's only item to the price of another product. */
export interface SwitchRequest {
  customer_id: string;
  subscription_id: string;
  item_id: string;
  product_id: string;
  /** The portal links back to it, and redirects to it after the change. */
  return_url: string;
}

/**
 * Calls Stripe. Every method throws AppError `unavailable` if Stripe does not respond, `not-found`
 * if the customer does not exist, and `internal` for any other error of Stripe.
 */
export interface StripeGateway {
  /** Creates the person's customer. Repeated and parallel calls return the same customer's id. */
  createCustomer(uid: string, email: string, replacing: string | null): Promise<string>;
  /** Checks whether the customer exists at Stripe and is not deleted. */
  hasCustomer(customerId: string): Promise<boolean>;
  /**
   * Lists all subscriptions, including ended ones. The list is empty for an unknown customer. Only
   * with `previews` they have a `next_charge`, which costs a call each and can fail.
   */
  listSubscriptions(
    customerId: string,
    options?: { previews: boolean },
  ): Promise<SubscriptionFacts[]>;
  /** Ends a subscription immediately, without another invoice. Does nothing if it has ended. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** Ends a subscription with its paid period. Does nothing if it has ended. */
  endAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Lists the latest checkouts, newest first. */
  listCheckouts(customerId: string): Promise<Checkout[]>;
  /** Creates a checkout and returns its URL, or null if Stripe returns none. */
  createCheckout(request: CheckoutRequest): Promise<string | null>;
  /** Makes a checkout unpayable. Does nothing if it has expired. */
  expireCheckout(checkoutId: string): Promise<void>;
  /** Returns the URL of the customer's portal, at its first page if Stripe refuses the target. */
  createPortal(request: PortalRequest): Promise<string>;
  /**
   * Returns the URL of the portal's page that confirms a change of the plan. Returns null if Stripe
   * refuses the change.
   */
  createSwitch(request: SwitchRequest): Promise<string | null>;
  /**
   * Returns the event if one of the secrets signed exactly these bytes within 300 seconds,
   * otherwise null. Throws AppError `invalid-input` for a signed event that cannot be parsed.
   */
  readEvent(
    body: Buffer,
    signature: string,
    secrets: readonly string[],
  ): Promise<BillingEvent | null>;
}
