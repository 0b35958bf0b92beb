import { AppError } from '@doorstep/domain/app-error';
import type { Stripe } from 'stripe';
import type { StripeSettings } from '../lib/config.ts';
import { logWarning } from '../lib/log.ts';
import { stripeError } from './stripe-errors.ts';
import { eventSchema, subscriptionFacts } from './stripe-facts.ts';
import type { Checkout, CheckoutRequest, StripeGateway } from './stripe.ts';

/** A page waits for the answer: 5 seconds and one more try, instead of the SDK's 80 seconds. */
const TIMEOUT_MS = 5_000;
const RETRIES = 1;

/** Parallel requests with one key are told to come again (Stripe docs, idempotent requests). */
const RETRIES_WITH_KEY = 4;

/** Stripe's own tolerance for the age of a signature (Stripe docs, webhooks). */
const TOLERANCE_SECONDS = 300;

/** Enough to hold the one that may be open, see `create-checkout`. */
const CHECKOUTS_READ = 10;

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

async function listSubscriptions(stripe: Stripe, customer: string) {
  const all = stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  const facts = [];
  for await (const subscription of all) facts.push(...subscriptionFacts(subscription));
  return facts;
}

/** The product's default price, else its monthly one. */
async function findPrice(stripe: Stripe, productId: string): Promise<string> {
  const { default_price: standard } = await stripe.products.retrieve(productId);
  if (standard) return typeof standard === 'string' ? standard : standard.id;
  const monthly = await stripe.prices.list({
    product: productId,
    active: true,
    type: 'recurring',
    recurring: { interval: 'month' },
    limit: 1,
  });
  const price = monthly.data[0];
  if (!price) throw new AppError('internal', `Stripe product ${productId} has no monthly price`);
  return price.id;
}

async function createCheckout(stripe: Stripe, request: CheckoutRequest): Promise<string | null> {
  const price = await findPrice(stripe, request.product_id);
  const { uid, product_id } = request;
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: request.customer_id,
      client_reference_id: uid,
      line_items: [{ price, quantity: 1 }],
      success_url: request.success_url,
      cancel_url: request.cancel_url,
      metadata: { uid, product_id },
      // The session's own reference does not reach the subscription.
      subscription_data: { metadata: { uid } },
    },
    { idempotencyKey: request.idempotency_key, maxNetworkRetries: RETRIES_WITH_KEY },
  );
  return session.url;
}

async function listCheckouts(stripe: Stripe, customer: string): Promise<Checkout[]> {
  const sessions = await stripe.checkout.sessions.list({ customer, limit: CHECKOUTS_READ });
  return sessions.data.map(({ id, status, url, metadata }) => ({
    id,
    open_url: status === 'open' ? url : null,
    product_id: metadata?.product_id ?? null,
  }));
}

async function createCustomer(
  stripe: Stripe,
  uid: string,
  email: string,
  replacing: string | null,
): Promise<string> {
  // A key demands the same parameters each time, and an email can change: it comes second.
  const idempotencyKey = replacing === null ? `cust_${uid}` : `cust_${uid}_after_${replacing}`;
  const options = { idempotencyKey, maxNetworkRetries: RETRIES_WITH_KEY };
  const customer = await stripe.customers.create({ metadata: { uid } }, options);
  await stripe.customers.update(customer.id, { email });
  return customer.id;
}

/** The SDK stumbles over an empty part instead of refusing it. */
function isSignatureComplete(signature: string): boolean {
  return signature.split(',').every((part) => /^\w+=.+$/.test(part));
}

function readEvent(stripe: Stripe, body: Buffer, signature: string, secrets: readonly string[]) {
  if (!isSignatureComplete(signature)) return null;
  const { StripeSignatureVerificationError } = stripe.errors;
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
      return eventSchema.parse(event);
    } catch (thrown) {
      if (!(thrown instanceof StripeSignatureVerificationError)) throw thrown;
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
export function createStripeGateway(settings: StripeSettings): StripeGateway {
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

    listCheckouts: (customerId) =>
      ask('reading checkouts', (stripe) => listCheckouts(stripe, customerId)),

    createCheckout: (request) =>
      ask('creating a checkout', (stripe) => createCheckout(stripe, request)),

    expireCheckout: async (checkoutId) => {
      await ask('expiring a checkout', (stripe) => stripe.checkout.sessions.expire(checkoutId));
    },

    createPortal: (customer, returnUrl) =>
      ask('opening the portal', async (stripe) => {
        const portal = { customer, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(portal)).url;
      }),

    readEvent: (body, signature, secrets) =>
      ask('reading an event', (stripe) =>
        Promise.resolve(readEvent(stripe, body, signature, secrets)),
      ),
  };
}
