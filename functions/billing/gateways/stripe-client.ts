import { AppError } from '@doorstep/domain/app-error';
import type { Stripe } from 'stripe';
import { DEFAULT_SALES, type SalesSettings, type StripeSettings } from '../../platform/config.ts';
import { logWarning } from '../../platform/log.ts';
import { createCheckout, expireCheckout, listCheckouts } from './stripe-checkout.ts';
import { stripeError } from './stripe-errors.ts';
import { eventSchema, openInvoice, subscriptionFacts } from './stripe-facts.ts';
import { retryWhileKeyInUse } from './idempotent-request.ts';
import { createPortal } from './stripe-portal.ts';
import type { StripeGateway } from './stripe.ts';

/**
 * A page waits for the answer: 5 seconds and one more try, instead of the SDK's 80 seconds. It stops
 * waiting after 30 (web/data/callables.ts), and then nobody hears that it was Stripe.
 */
const TIMEOUT_MS = 5_000;
const RETRIES = 1;

/** Stripe's own tolerance for the age of a signature (Stripe docs, webhooks), here in both directions. */
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
 * What is to be paid so that a subscription lives on. The latest invoice comes with it; for an hour
 * a new one is a draft (Stripe docs, invoice finalization): then the older one that waits is asked for.
 */
async function findOpenInvoice(stripe: Stripe, subscription: Stripe.Subscription) {
  const { id, status, latest_invoice: latest } = subscription;
  if (status !== 'past_due') return null;
  const open = latest === null || typeof latest === 'string' ? null : openInvoice(latest);
  if (open) return open;
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 1 });
  return data[0] ? openInvoice(data[0]) : null;
}

async function listSubscriptions(stripe: Stripe, customer: string) {
  const all = stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice'],
  });
  const facts = [];
  for await (const subscription of all) {
    facts.push(...subscriptionFacts(subscription, await findOpenInvoice(stripe, subscription)));
  }
  return facts;
}

/** Stripe refuses to end what has ended (Stripe docs, cancel a subscription): somebody was faster. */
async function unlessEnded(stripe: Stripe, id: string, step: Promise<unknown>): Promise<void> {
  try {
    await step;
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
  // A key demands the same parameters each time, and an email can change: it comes second.
  const idempotencyKey = replacing === null ? `cust_${uid}` : `cust_${uid}_after_${replacing}`;
  const customer = await retryWhileKeyInUse(stripe, () =>
    stripe.customers.create({ metadata: { uid } }, { idempotencyKey }),
  );
  await stripe.customers.update(customer.id, { email });
  return customer.id;
}

/** The SDK stumbles over an empty part instead of refusing it. */
function isSignatureComplete(signature: string): boolean {
  return signature.split(',').every((part) => /^\w+=.+$/.test(part));
}

/** The SDK refuses what is too old, but believes a time that lies ahead. */
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

/** Null when Stripe does not know the customer. */
async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'not-found') throw thrown;
    logWarning('Stripe does not know a customer of ours', { reason: thrown.message });
    return null;
  }
}

/** The real Stripe, or whatever stands at `apiBase` in its place. Loads the SDK on the first call. */
export function createStripeGateway(
  settings: StripeSettings,
  sales: SalesSettings = DEFAULT_SALES,
): StripeGateway {
  let connection: Promise<Stripe> | undefined;

  async function ask<T>(doing: string, action: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await (connection ??= connect(settings));
    try {
      return await action(stripe);
    } catch (thrown) {
      throw thrown instanceof stripe.errors.StripeError ? stripeError(doing, thrown) : thrown;
    }
  }

  return {
    createCustomer: (uid, email, replacing) =>
      ask('creating a customer', (stripe) => createCustomer(stripe, uid, email, replacing)),

    hasCustomer: async (customerId) => {
      const found = ask('reading a customer', (stripe) => stripe.customers.retrieve(customerId));
      const customer = await unlessMissing(found);
      return customer !== null && customer.deleted !== true;
    },

    listSubscriptions: async (customerId) => {
      const found = ask('reading subscriptions', (stripe) => listSubscriptions(stripe, customerId));
      return (await unlessMissing(found)) ?? [];
    },

    cancelSubscription: (subscriptionId) =>
      ask('ending a subscription', (stripe) =>
        unlessEnded(stripe, subscriptionId, stripe.subscriptions.cancel(subscriptionId)),
      ),

    endAtPeriodEnd: (subscriptionId) =>
      ask('ending a subscription later', (stripe) => {
        const ending = stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
        return unlessEnded(stripe, subscriptionId, ending);
      }),

    listCheckouts: (customerId) =>
      ask('reading checkouts', (stripe) => listCheckouts(stripe, customerId)),

    createCheckout: (request) =>
      ask('creating a checkout', (stripe) => createCheckout(stripe, request, sales)),

    expireCheckout: (checkoutId) =>
      ask('expiring a checkout', (stripe) => expireCheckout(stripe, checkoutId)),

    createPortal: (request) =>
      ask('opening the portal', (stripe) =>
        createPortal(stripe, request, sales.portalConfiguration),
      ),

    readEvent: (body, signature, secrets) =>
      ask('reading an event', (stripe) =>
        Promise.resolve(readEvent(stripe, body, signature, secrets)),
      ),
  };
}
