import { createServer } from 'node:http';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { startStripe, type RunningStripe } from './start-stripe.ts';

export const SECRET = 'whsec_for_tests_only';
const SITE = 'http://site.test';

/** A webhook receiver that verifies each signature with the SDK and records the events. */
interface Receiver {
  url: string;
  /** The accepted events. */
  events: Stripe.Event[];
  /** All attempts, accepted or not. */
  attempts: { id: string; signature: string }[];
  /** The status to answer with. */
  status: number;
  /** The secret that verifies the signatures. */
  secret: string;
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
    attempts: [],
    status: 200,
    secret: SECRET,
    types: () => receiver.events.map(({ type }) => type),
  };
  return receiver;
}

/** Returns Stripe's SDK, connected to the stand-in. */
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

/** A running stand-in with a webhook receiver and helpers for tests. */
export class TestStripe {
  readonly receiver: Receiver;
  readonly stripe: Stripe;
  readonly running: RunningStripe;

  constructor(running: RunningStripe, receiver: Receiver) {
    this.running = running;
    this.receiver = receiver;
    this.stripe = sdk(running.port);
  }

  async control(name: string, params: object = {}): Promise<unknown> {
    const body = JSON.stringify(params);
    const response = await fetch(`${this.running.url}/_control/${name}`, { method: 'POST', body });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  /** Waits until every event has been accepted. */
  async settle(): Promise<void> {
    const answer = await this.control('settle', { timeout_seconds: 5 });
    if (!JSON.stringify(answer).includes('true')) throw new Error('Not all events arrived.');
  }

  /** Submits a form as a browser does, but does not follow redirects. */
  async submit(url: string, form: Record<string, string>): Promise<Response> {
    return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  }

  async planPrice(product: string): Promise<Stripe.Price> {
    const { data } = await this.stripe.prices.list({ product, active: true, type: 'recurring' });
    if (!data[0]) throw new Error(`No price for ${product}.`);
    return data[0];
  }

  /** Opens a checkout for the Pro plan, by default for a new customer. */
  async checkout(
    changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ): Promise<Stripe.Checkout.Session & { url: string }> {
    const price = await this.planPrice('prod_doorstep_pro');
    const customer = changes.customer ?? (await this.customer()).id;
    const session = await this.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: `${SITE}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${SITE}/cancel`,
      ...changes,
      customer,
    });
    if (session.url === null) throw new Error('The session has no page.');
    return { ...session, url: session.url };
  }

  customer(email = 'pro@example.com'): Promise<Stripe.Customer> {
    return this.stripe.customers.create({ email, metadata: { uid: email } });
  }

  /** Reads the values of a page's form. */
  async readForm(url: string): Promise<Record<string, string>> {
    const html = await (await fetch(url)).text();
    const inputs = [...html.matchAll(/<input[^>]*?name="(\w+)"[^>]*?value="([^"]*)"/g)];
    return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
  }

  /** Pays with the form's initial values and these changes. */
  async pay(url: string, changes: Record<string, string> = {}): Promise<Response> {
    return this.submit(url, { ...(await this.readForm(url)), action: 'pay', ...changes });
  }

  /** Subscribes a new customer to Pro through the checkout page. */
  async subscribe(email: string): Promise<Stripe.Subscription> {
    const customer = (await this.customer(email)).id;
    const subscription_data = { metadata: { uid: email } };
    await this.pay((await this.checkout({ customer, subscription_data })).url);
    const { data } = await this.stripe.subscriptions.list({ customer });
    if (!data[0]) throw new Error('Paying created no subscription.');
    return data[0];
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

/** Starts a stand-in on a free port. It stops at the end of the test. */
export async function startTestStripe(
  dataDir: string | null = null,
  receiver?: Receiver,
): Promise<TestStripe> {
  const target = receiver ?? (await startReceiver());
  const running = await startStripe({
    port: 0,
    dataDir,
    webhook: { url: target.url, secret: SECRET },
    siteUrl: SITE,
    log: () => undefined,
  });
  onTestFinished(() => running.stop());
  return new TestStripe(running, target);
}

/** Starts a stand-in with a customer who has subscribed to Pro. Clears the events of that. */
export async function startSubscribed() {
  const s = await startTestStripe();
  const subscription = await s.subscribe('pro@example.com');
  await s.settle();
  s.receiver.events.length = 0;
  const read = () =>
    s.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  return { s, subscription, customer: idOf(subscription.customer), read };
}

export function periodEnd(subscription: Stripe.Subscription): number {
  const [item] = subscription.items.data;
  if (!item) throw new Error('The subscription has no item.');
  return item.current_period_end;
}

export function idOf(reference: string | { id: string } | null): string {
  if (reference === null) throw new Error('There is no reference.');
  return typeof reference === 'string' ? reference : reference.id;
}
