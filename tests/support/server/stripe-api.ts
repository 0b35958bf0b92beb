import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { PLANS } from '@doorstep/domain/billing/plan';
import Stripe from 'stripe';
import { readStack } from '../stack.ts';
import { fieldsOf } from './admin.ts';
import type { Person } from './sdk-people.ts';

/** Returns Stripe's SDK for the stand-in, with the key of the account. */
export function stripeApi(): Stripe {
  const { hostname, port } = new URL(readStack().stripe);
  const key = process.env.STRIPE_SECRET_KEY ?? '';
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false });
}

/** Calls a control of the stand-in that the real Stripe does not have; see local/stripe. */
export async function control(name: string, params: object = {}): Promise<void> {
  const response = await fetch(`${readStack().stripe}/_control/${name}`, {
    method: 'POST',
    body: JSON.stringify(params),
  });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
}

/** Waits until every event has been delivered. */
export const waitForStripeEvents = () => control('settle', { timeout_seconds: 30 });

export function productOf(tier: PlanTier): string {
  const plan = PLANS.find(({ name }) => name === tier);
  if (!plan) throw new Error(`no plan ${tier}`);
  return plan.product_id;
}

/** Returns the address of a checkout page, or of the portal. */
export async function checkoutUrl(person: Person, tier: PlanTier): Promise<string> {
  const { url } = await person.call('create-checkout', { product_id: productOf(tier) });
  if (url === null) throw new Error('no address to pay at');
  return url;
}

/** Presses Pay on the checkout page with a valid card. Returns the address that follows. */
export async function pay(url: string): Promise<string> {
  const card = { card_number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Ann' };
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`not paid: ${response.status} ${await response.text()}`);
  return location;
}

/** Subscribes as a person, and waits for the webhook. */
export async function subscribe(person: Person, tier: PlanTier = 'Pro'): Promise<void> {
  await pay(await checkoutUrl(person, tier));
  await waitForStripeEvents();
}

export async function customerOf({ uid }: Pick<Person, 'uid'>): Promise<string> {
  const { stripe_customer_id: id } = await fieldsOf(`subscribers/${uid}`);
  if (typeof id !== 'string') throw new Error('no customer');
  return id;
}

/** Returns the only subscription of a person at Stripe. */
export async function theSubscription(person: Person): Promise<Stripe.Subscription> {
  const customer = await customerOf(person);
  const { data } = await stripeApi().subscriptions.list({ customer, status: 'all' });
  const [subscription, ...more] = data;
  if (!subscription || more.length > 0) throw new Error(`${data.length} subscriptions`);
  return subscription;
}

/** Moves Stripe's clock to the next renewal, which fails, and waits for the events. */
export async function failRenewal(person: Person): Promise<void> {
  await control('fail-renewal', { subscription: (await theSubscription(person)).id });
  await waitForStripeEvents();
}

/** Returns the only open invoice of a person. */
export async function theOpenInvoice(person: Person): Promise<Stripe.Invoice> {
  const customer = await customerOf(person);
  const { data } = await stripeApi().invoices.list({ customer, status: 'open' });
  const [invoice, ...more] = data;
  if (!invoice || more.length > 0) throw new Error(`${data.length} open invoices`);
  return invoice;
}

/** Opens the portal; returns the path after redirects, and the page. */
export async function openPortal(person: Person, payload: unknown) {
  const answer = await person.callRaw('customer-portal', payload);
  const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : null;
  const response = await fetch(String(url));
  if (!response.ok) throw new Error(`the portal answered ${response.status}`);
  const [, path = ''] = /\/p\/session\/[^/]+(.*)$/.exec(response.url) ?? [];
  return { path, page: await response.text() };
}
