import { AppError } from '@doorstep/domain/app-error';
import type { NextCharge } from '@doorstep/domain/billing/subscription';
import type { Stripe } from 'stripe';
import { DEFAULT_SALES, type SalesSettings, type StripeSettings } from '../../platform/config.ts';
import { logWarning } from '../../platform/log.ts';
import { createCheckout, expireCheckout, listCheckouts } from './stripe-checkout.ts';
import { stripeError } from './stripe-errors.ts';
import { eventSchema, nextCharge, openInvoice, subscriptionFacts } from './stripe-facts.ts';
import { retryWhileKeyInUse } from './idempotent-request.ts';
import { createPortal, createSwitch } from './stripe-portal.ts';
import type { StripeGateway } from './stripe.ts';

/**
 * Limits a call to 5 seconds and one retry; the SDK's default is 80 seconds. The browser stops
 * waiting after 30 seconds (web/data/callables.ts) and could not report that Stripe is the cause.
 */
const TIMEOUT_MS = 5_000;
const RETRIES = 1;

/**
 * Stripe's tolerance for old signatures (Stripe docs, webhooks), used here for future ones as well.
 */
const TOLERANCE_SECONDS = 300;

function hostOf(apiBase: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}

async function connect(settings: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  return new Stripe(settings.secretKey, {
    ...hostOf(settings.apiBase),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/**
 * Returns what is due of a past-due subscription. Null while its only unpaid invoice is a draft,
 * which lasts an hour (Stripe docs, invoice finalization).
 */
async function findOpenInvoice(stripe: Stripe, { id, status }: Stripe.Subscription) {
  if (status !== 'past_due') return null;
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
  return openInvoice(data);
}

/**
 * Returns the next charge of a subscription that renews, as Stripe previews its invoice. Null if
 * there is none. A failure is logged and returns null too, because only a text needs the amount.
 */
async function previewCharge(
  stripe: Stripe,
  { id, status, cancel_at, cancel_at_period_end }: Stripe.Subscription,
): Promise<NextCharge | null> {
  const isCharged = status === 'active' || status === 'trialing';
  if (!isCharged || cancel_at !== null || cancel_at_period_end) return null;
  try {
    return nextCharge(await stripe.invoices.createPreview({ subscription: id }));
  } catch (thrown) {
    logWarning('the next charge is unknown', { reason: String(thrown) });
    return null;
  }
}

async function listSubscriptions(stripe: Stripe, customer: string, previews: boolean) {
  const all = stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
  });
  const facts = [];
  for await (const subscription of all) {
    const [due, next] = await Promise.all([
      findOpenInvoice(stripe, subscription),
      previews ? previewCharge(stripe, subscription) : null,
    ]);
    facts.push(...subscriptionFacts(subscription, due, next));
  }
  return facts;
}

/**
 * Ignores Stripe's error for a subscription that has already ended (Stripe docs, cancel a
 * subscription).
 */
async function ignoreIfEnded(stripe: Stripe, id: string, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (thrown) {
    if (!(thrown instanceof stripe.errors.StripeInvalidRequestError)) throw thrown;
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== 'canceled' && status !== 'incomplete_expired') throw thrown;
  }
}

async function createCustomer(
  stripe: Stripe,
  uid: string,
  email: string,
  replacing: string | null,
): Promise<string> {
  // A key requires the same parameters each time. The email can change, so it is set afterwards.
  const idempotencyKey = replacing === null ? `cust_${uid}` : `cust_${uid}_after_${replacing}`;
  const customer = await retryWhileKeyInUse(stripe, () =>
    stripe.customers.create({ metadata: { uid } }, { idempotencyKey }),
  );
  await stripe.customers.update(customer.id, { email });
  return customer.id;
}

/** Checks the header's format, because the SDK crashes on an empty part. */
function isSignatureComplete(signature: string): boolean {
  return signature.split(',').every((part) => /^\w+=.+$/.test(part));
}

/** Checks for a timestamp in the future, which the SDK would accept. */
function isTooEarly(signature: string): boolean {
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS;
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  return times.some((part) => Number.parseInt(part.slice(2), 10) > latest);
}

function readEvent(stripe: Stripe, body: Buffer, signature: string, secrets: readonly string[]) {
  if (!isSignatureComplete(signature) || isTooEarly(signature)) return null;
  const { StripeSignatureVerificationError } = stripe.errors;
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
      return eventSchema.parse(event);
    } catch (thrown) {
      if (thrown instanceof StripeSignatureVerificationError) continue;
      // The SDK checks the signature before it parses the body.
      throw new AppError('invalid-input', 'a signed event is malformed', { cause: thrown });
    }
  }
  return null;
}

/** Returns null if the customer does not exist at Stripe. */
async function nullIfMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'not-found') throw thrown;
    logWarning('stored customer does not exist at Stripe', { reason: thrown.message });
    return null;
  }
}

/** Creates a gateway to Stripe, or to the stand-in at `apiBase`. The first call loads the SDK. */
export function createStripeGateway(
  settings: StripeSettings,
  sales: SalesSettings = DEFAULT_SALES,
): StripeGateway {
  let connection: Promise<Stripe> | undefined;

  async function call<T>(doing: string, action: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await (connection ??= connect(settings));
    try {
      return await action(stripe);
    } catch (thrown) {
      throw thrown instanceof stripe.errors.StripeError ? stripeError(doing, thrown) : thrown;
    }
  }

  return {
    createCustomer: (uid, email, replacing) =>
      call('creating a customer', (stripe) => createCustomer(stripe, uid, email, replacing)),

    hasCustomer: async (customerId) => {
      const found = call('reading a customer', (stripe) => stripe.customers.retrieve(customerId));
      const customer = await nullIfMissing(found);
      return customer !== null && customer.deleted !== true;
    },

    listSubscriptions: async (customerId, { previews } = { previews: false }) => {
      const found = call('reading subscriptions', (stripe) =>
        listSubscriptions(stripe, customerId, previews),
      );
      return (await nullIfMissing(found)) ?? [];
    },

    cancelSubscription: (subscriptionId) =>
      call('ending a subscription', (stripe) =>
        ignoreIfEnded(stripe, subscriptionId, stripe.subscriptions.cancel(subscriptionId)),
      ),

    endAtPeriodEnd: (subscriptionId) =>
      call('ending a subscription later', (stripe) => {
        const ending = stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
        return ignoreIfEnded(stripe, subscriptionId, ending);
      }),

    listCheckouts: (customerId) =>
      call('reading checkouts', (stripe) => listCheckouts(stripe, customerId)),

    createCheckout: (request) =>
      call('creating a checkout', (stripe) => createCheckout(stripe, request, sales)),

    expireCheckout: (checkoutId) =>
      call('expiring a checkout', (stripe) => expireCheckout(stripe, checkoutId)),

    createPortal: (request) =>
      call('opening the portal', (stripe) =>
        createPortal(stripe, request, sales.portalConfiguration),
      ),

    createSwitch: (request) =>
      call('opening a switch of the plan', (stripe) =>
        createSwitch(stripe, request, sales.portalConfiguration),
      ),

    readEvent: (body, signature, secrets) =>
      call('reading an event', (stripe) =>
        Promise.resolve(readEvent(stripe, body, signature, secrets)),
      ),
  };
}
