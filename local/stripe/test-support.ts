import { createServer } from 'node:http';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { startStripe, type RunningStripe } from './start-stripe.ts';

export const SECRET = 'whsec_for_tests_only';
const SITE = 'http://site.test';

/** A webhook receiver: verifies each signature with the SDK and remembers the events. */
export interface Receiver {
  url: string;
  events: Stripe.Event[];
  /** What it answers; events are remembered only when it is 200. */
  status: number;
  /** What signatures are verified with. */
  secret: string;
  /** All attempts, taken or not: event id and signature header. */
  attempts: { id: string; signature: string }[];
  types: () => string[];
}

async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      const event = Stripe.webhooks.constructEvent(body, signature, receiver.secret);
      receiver.attempts.push({ id: event.id, signature });
      if (receiver.status === 200) receiver.events.push(event);
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port.');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${address.port}/webhook`,
    events: [],
    status: 200,
    secret: SECRET,
    attempts: [],
    types: () => receiver.events.map(({ type }) => type),
  };
  return receiver;
}

/** The real SDK, pointed at the stand-in. */
export function sdk(port: number, options: Partial<Stripe.StripeConfig> = {}): Stripe {
  return new Stripe('sk_test_stand_in', {
    host: 'localhost',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...options,
  });
}

/** A running stand-in with a receiver and what tests do with it. */
export class TestStripe {
  readonly receiver: Receiver;
  readonly stripe: Stripe;
  readonly running: RunningStripe;

  constructor(running: RunningStripe, receiver: Receiver) {
    this.running = running;
    this.receiver = receiver;
    this.stripe = sdk(running.port);
  }

  async control(name: string, params: object = {}): Promise<Response> {
    return fetch(`${this.running.url}/_control/${name}`, {
      method: 'POST',
      body: JSON.stringify(params),
    });
  }

  /** Waits until every event has arrived. */
  async settle(): Promise<void> {
    const response = await this.control('settle', { timeout_seconds: 5 });
    const { quiet } = z.object({ quiet: z.boolean() }).parse(await response.json());
    if (!quiet) throw new Error('Not all events arrived.');
  }

  /** What a person's browser does with a form: redirects are left to the test. */
  async submit(url: string, form: Record<string, string>): Promise<Response> {
    return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  }

  async planPrice(product: string): Promise<Stripe.Price> {
    const prices = await this.stripe.prices.list({ product, active: true, type: 'recurring' });
    const [price] = prices.data;
    if (!price) throw new Error(`No price for ${product}.`);
    return price;
  }

  /** An open checkout for the Pro plan. */
  async checkout(
    changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ): Promise<Stripe.Checkout.Session & { url: string }> {
    const price = await this.planPrice('prod_doorstep_pro');
    const session = await this.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${SITE}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${SITE}/cancel`,
      ...changes,
    });
    if (session.url === null) throw new Error('The session has no page.');
    return { ...session, url: session.url };
  }

  /** The fields of the page's form, as they stand in it. */
  async readForm(url: string): Promise<Record<string, string>> {
    const html = await (await fetch(url)).text();
    const inputs = [...html.matchAll(/<input[^>]*?name="(\w+)"[^>]*?value="([^"]*)"/g)];
    return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
  }

  /** A professional who has paid for Pro through the page. */
  async subscribe(email: string): Promise<Stripe.Subscription> {
    const customer = await this.stripe.customers.create({ email, metadata: { uid: email } });
    const session = await this.checkout({
      customer: customer.id,
      subscription_data: { metadata: { uid: email } },
    });
    const form = await this.readForm(session.url);
    await this.submit(session.url, { ...form, action: 'pay' });
    const [subscription] = (await this.stripe.subscriptions.list({ customer: customer.id })).data;
    if (!subscription) throw new Error('Pay made no subscription.');
    return subscription;
  }

  async portal(
    customer: string,
    flow_data?: Stripe.BillingPortal.SessionCreateParams.FlowData,
  ): Promise<string> {
    const session = await this.stripe.billingPortal.sessions.create({
      customer,
      return_url: `${SITE}/dashboard`,
      ...(flow_data ? { flow_data } : {}),
    });
    return session.url;
  }
}

/** A fresh stand-in on a free port, ended with the test. */
export async function startTestStripe(dataDir: string | null = null): Promise<TestStripe> {
  const receiver = await startReceiver();
  const running = await startStripe({
    port: 0,
    dataDir,
    webhook: { url: receiver.url, secret: SECRET },
    siteUrl: SITE,
    log: () => undefined,
  });
  onTestFinished(() => running.stop());
  return new TestStripe(running, receiver);
}

export function periodEnd(subscription: Stripe.Subscription): number {
  const [item] = subscription.items.data;
  if (!item) throw new Error('The subscription has no item.');
  return item.current_period_end;
}

export function idOf(reference: string | { id: string } | null): string {
  if (reference === null) throw new Error('There is nothing there.');
  return typeof reference === 'string' ? reference : reference.id;
}
