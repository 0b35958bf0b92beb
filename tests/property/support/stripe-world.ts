import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import { startStripe, type RunningStripe } from '@doorstep/local/stripe/start-stripe.ts';
import type { State } from '@doorstep/local/stripe/state.ts';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Fault } from './scheduler.ts';

/** When every history begins; only its own steps move the clock. */
const BEGIN = Date.parse('2026-03-10T09:00:00Z');
const CARD = { card_number: '4242 4242 4242 4242', expiry: '12 / 49', cvc: '123', name: 'Ann' };
/** Listed at once; a step makes fewer. */
const EVENTS_READ = 100;

const eventsSchema = z.object({
  data: z.array(z.looseObject({ id: z.string(), type: z.string() })),
});
type Subscription = State['subscriptions'][number];

export interface SentEvent {
  id: string;
  type: string;
  /** The bytes that Stripe signs. */
  body: string;
}

/** A stand-in of its own for one professional, and what can happen there. */
export class StripeWorld {
  readonly #running: RunningStripe;
  readonly #api: Stripe;
  #seen = 0;

  constructor(running: RunningStripe) {
    this.#running = running;
    const { port } = running;
    const options = { host: 'localhost', port, protocol: 'http', telemetry: false } as const;
    this.#api = new Stripe('sk_test_dashboard', options);
  }

  static async start(): Promise<StripeWorld> {
    const running = await startStripe({
      port: 0,
      dataDir: null,
      webhook: null,
      siteUrl: 'http://site.test',
      log: () => undefined,
      machineTime: () => BEGIN,
    });
    return new StripeWorld(running);
  }

  get url(): string {
    return this.#running.url;
  }

  get state(): State & { now: number } {
    return this.#running.state();
  }

  get now(): Date {
    return new Date(this.state.now * 1000);
  }

  stop(): Promise<void> {
    return this.#running.stop();
  }

  /** The events since the last call, oldest first. */
  async newEvents(): Promise<SentEvent[]> {
    const count = this.state.events.length - this.#seen;
    if (count === 0) return [];
    if (count > EVENTS_READ) throw new Error(`${count} events at once`);
    const response = await fetch(`${this.url}/v1/events?limit=${count}`, {
      headers: { authorization: 'Bearer sk_test_dashboard' },
    });
    const { data } = eventsSchema.parse(await response.json());
    this.#seen += data.length;
    return data.reverse().map((event) => {
      return { id: event.id, type: event.type, body: JSON.stringify(event) };
    });
  }

  /** One of the subscriptions that have not ended; undefined when there is none. */
  living(which: number): Subscription | undefined {
    const living = this.state.subscriptions.filter(({ ended_at }) => ended_at === null);
    return living[which % Math.max(living.length, 1)];
  }

  /** Somebody who has been at the checkout, and was not deleted. */
  customer(): string | undefined {
    const { customers, checkout_sessions } = this.state;
    const came = new Set(checkout_sessions.map(({ customer }) => customer));
    return customers.find(({ id, deleted }) => !deleted && came.has(id))?.id;
  }

  async control(name: string, params: object): Promise<void> {
    const response = await fetch(`${this.url}/_control/${name}`, {
      method: 'POST',
      body: JSON.stringify(params),
    });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  }

  refuse({ status, requests }: Fault): Promise<void> {
    return this.control('refuse', { seconds: 60, requests, status });
  }

  /** Presses Pay, where the address is one of an open checkout. */
  async pay(url: string | null): Promise<void> {
    if (!url?.includes('/c/pay/')) return;
    await this.control('calm', {});
    const body = new URLSearchParams(CARD);
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
  }

  async change({ id, items }: Subscription, productId: string): Promise<void> {
    const [item] = items;
    if (!item) return;
    await this.#api.subscriptions.update(id, {
      items: [{ id: item.id, price: this.#price(productId) }],
      proration_behavior: 'always_invoice',
    });
  }

  /** `date` is how the portal cancels, `flag` how the API does. */
  async cancel(row: Subscription, how: 'date' | 'flag' | 'now'): Promise<void> {
    const { subscriptions } = this.#api;
    if (how === 'now') await subscriptions.cancel(row.id);
    else if (how === 'flag') await subscriptions.update(row.id, { cancel_at_period_end: true });
    else await subscriptions.update(row.id, { cancel_at: row.current_period_end });
  }

  async resume({ id, cancel_at_period_end }: Subscription): Promise<void> {
    const how = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    await this.#api.subscriptions.update(id, how);
  }

  async giveCard(row: Subscription, good: boolean): Promise<void> {
    const name = good ? 'pm_card_visa' : 'pm_card_chargeCustomerFail';
    const { customer, id } = row;
    const card = await this.#api.paymentMethods.attach(name, { customer });
    await this.#api.subscriptions.update(id, { default_payment_method: card.id });
    if (!good) return;
    const open = this.state.invoices.filter(
      ({ status, subscription }) => status === 'open' && subscription === id,
    );
    for (const invoice of open) await this.#payInvoice(invoice.id);
  }

  /** The charge may fail: the stand-in was told to let one fail whatever the card. */
  async #payInvoice(id: string): Promise<void> {
    try {
      await this.#api.invoices.pay(id);
    } catch (thrown) {
      if (!(thrown instanceof Stripe.errors.StripeCardError)) throw thrown;
    }
  }

  async second(customer: string, productId: string, trialDays: number): Promise<void> {
    const card = await this.#api.paymentMethods.attach('pm_card_visa', { customer });
    await this.#api.subscriptions.create({
      customer,
      items: [{ price: this.#price(productId) }],
      default_payment_method: card.id,
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    });
  }

  async deleteCustomer(customer: string): Promise<void> {
    await this.#api.customers.del(customer);
  }

  #price(productId: string): string {
    const product = this.state.products.find(({ id }) => id === productId);
    if (!product?.default_price) throw new Error(`no price of ${productId}`);
    return product.default_price;
  }
}

/** The plan of a price that the stand-in sells. */
export function planOf(state: State, priceId: string): Plan {
  const product = state.prices.find(({ id }) => id === priceId)?.product;
  const plan = PLANS.find(({ product_id }) => product_id === product);
  if (!plan) throw new Error(`${priceId} is no plan's price`);
  return plan;
}
