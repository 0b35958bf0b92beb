import type { PortalFlow } from '@doorstep/domain/callables';
import type { SubscriptionFacts } from '@doorstep/domain/billing/subscription';

/** What the product needs to know about one of Stripe's events. */
export interface BillingEvent {
  id: string;
  type: string;
  /** The customer that the event's object belongs to, or is; null when it has none. */
  customer_id: string | null;
}

/** One of a customer's visits to Stripe's checkout page. */
export interface Checkout {
  id: string;
  /** Set while it can still be paid. */
  open_url: string | null;
  product_id: string | null;
}

export interface CheckoutRequest {
  uid: string;
  customer_id: string;
  product_id: string;
  success_url: string;
  cancel_url: string;
  /** Whether that person has never had a subscription: only then trial days are given. */
  is_first: boolean;
  /** Two tries with one key are one checkout (Stripe docs, idempotent requests). */
  idempotency_key: string;
}

/** Where the portal opens; what is about a subscription names the customer's own. */
export type PortalTarget =
  | { flow: Extract<PortalFlow, 'update_payment_method'> }
  | { flow: Exclude<PortalFlow, 'update_payment_method'>; subscription_id: string };

export interface PortalRequest {
  customer_id: string;
  return_url: string;
  /** Null: the portal's first page. */
  target: PortalTarget | null;
}

/**
 * Stripe, as far as the product uses it. Every method throws AppError `unavailable` when Stripe does
 * not answer, `not-found` when the customer is gone, `internal` when it refuses for another reason.
 */
export interface StripeGateway {
  /** The customer of that person: the same one however often it is asked for, in parallel too. */
  createCustomer(uid: string, email: string, replacing: string | null): Promise<string>;
  /** Whether Stripe knows the customer; not when it was deleted there. */
  hasCustomer(customerId: string): Promise<boolean>;
  /** Every subscription, ended ones too; none for a customer that Stripe does not know. */
  listSubscriptions(customerId: string): Promise<SubscriptionFacts[]>;
  /** Ends it at once, without a further invoice; one that has ended already is fine. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  /** It runs on until what is paid is over, and is charged no more; one that has ended is fine. */
  endAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** The latest ones, newest first. */
  listCheckouts(customerId: string): Promise<Checkout[]>;
  /** The address of a new checkout page. */
  createCheckout(request: CheckoutRequest): Promise<string | null>;
  /** So that it cannot be paid any more; one that has expired already is fine. */
  expireCheckout(checkoutId: string): Promise<void>;
  /** The address of the customer's own portal; its first page where Stripe refuses the target. */
  createPortal(request: PortalRequest): Promise<string>;
  /**
   * Returns the event when one of the secrets signed exactly these bytes within 300 seconds, else null.
   * Throws AppError `invalid-input` for a signed event that cannot be read.
   */
  readEvent(
    body: Buffer,
    signature: string,
    secrets: readonly string[],
  ): Promise<BillingEvent | null>;
}
