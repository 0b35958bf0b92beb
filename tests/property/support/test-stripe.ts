import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import { startStripe, type RunningStripe } from '@doorstep/local/stripe/start-stripe.ts';
import type { State } from '@doorstep/local/stripe/server/state.ts';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Action } from './histories.ts';

/** The start of every history. Only its steps move the clock. */
const START = Date.parse('2026-03-10T09:00:00Z');
const CARD = { card_number: '4242 4242 4242 4242', expiry: '12 / 49', cvc: '123', name: 'Ann' };
/** The maximum number of events in one answer of Stripe. A step causes fewer events. */
const MAX_EVENTS = 100;

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

/** A Stripe stand-in for one professional, and the actions of people at Stripe. */
export class TestStripe {
  readonly #running: RunningStripe;
  readonly #api: Stripe;
  #seen = 0;

  constructor(running: RunningStripe) {
    this.#running = running;
    const { port } = running;
    const options = { host: 'localhost', port, protocol: 'http', telemetry: false } as const;
    this.#api = new Stripe('sk_test_dashboard', options);
  }

  static async start(): Promise<TestStripe> {
    const running = await startStripe({
      port: 0,
      dataDir: null,
      webhook: null,
      siteUrl: 'http://site.test',
      log: () => undefined,
      machineTime: () => START,
    });
    return new TestStripe(running);
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

  /** Returns the events since the last call, oldest first. */
  async newEvents(): Promise<SentEvent[]> {
    const count = this.state.events.length - this.#seen;
    if (count === 0) return [];
    if (count > MAX_EVENTS) throw new Error(`${count} events in one step`);
    const response = await fetch(`${this.url}/v1/events?limit=${count}`, {
      headers: { authorization: 'Bearer sk_test_dashboard' },
    });
    const { data } = eventsSchema.parse(await response.json());
    this.#seen += data.length;
    return data.reverse().map((event) => {
      return { id: event.id, type: event.type, body: JSON.stringify(event) };
    });
  }

  /** Performs an action in the portal or in Stripe's dashboard, or advances the clock. */
  async act(action: Action): Promise<void> {
    if (action.do === 'advance') return this.#control('advance', { days: action.days });
    const customer = this.#customer();
    if (action.do === 'second' && customer) {
      return this.#addSubscription(customer, action.plan, action.trial_days);
    }
    if (action.do === 'deleteCustomer' && customer) {
      await this.#api.customers.del(customer);
    }
    const row = 'which' in action ? this.#runningSubscription(action.which) : undefined;
    if (!row) return;
    if (action.do === 'change') await this.#change(row, action.plan);
    if (action.do === 'cancel') await this.#cancel(row, action.how);
    if (action.do === 'resume') await this.#resume(row);
    if (action.do === 'card') await this.#changeCard(row, action.good);
    if (action.do === 'fail' && row.cancel_at === null) {
      await this.#control('fail-renewal', { subscription: row.id });
    }
  }

  /** Pays if the URL is that of a checkout. */
  async pay(url: string | null): Promise<void> {
    if (!url?.includes('/c/pay/')) return;
    await fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
  }

  /** Returns one of the subscriptions that have not ended, or undefined. */
  #runningSubscription(which: number): Subscription | undefined {
    const running = this.state.subscriptions.filter(({ ended_at }) => ended_at === null);
    return running[which % Math.max(running.length, 1)];
  }

  /** Returns a customer who has started a checkout and was not deleted. */
  #customer(): string | undefined {
    const { customers, checkout_sessions } = this.state;
    const started = new Set(checkout_sessions.map(({ customer }) => customer));
    return customers.find(({ id, deleted }) => !deleted && started.has(id))?.id;
  }

  async #control(name: string, params: object): Promise<void> {
    const response = await fetch(`${this.url}/_control/${name}`, {
      method: 'POST',
      body: JSON.stringify(params),
    });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  }

  async #change({ id, items }: Subscription, productId: string): Promise<void> {
    const [item] = items;
    if (!item) return;
    await this.#api.subscriptions.update(id, {
      items: [{ id: item.id, price: this.#price(productId) }],
      proration_behavior: 'always_invoice',
    });
  }

  /** Cancels by date as the portal does, by flag as the API does, or immediately. */
  async #cancel(row: Subscription, how: 'date' | 'flag' | 'now'): Promise<void> {
    const { subscriptions } = this.#api;
    if (how === 'now') await subscriptions.cancel(row.id);
    else if (how === 'flag') await subscriptions.update(row.id, { cancel_at_period_end: true });
    else await subscriptions.update(row.id, { cancel_at: row.current_period_end });
  }

  async #resume({ id, cancel_at_period_end }: Subscription): Promise<void> {
    const how = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    await this.#api.subscriptions.update(id, how);
  }

  async #changeCard(row: Subscription, good: boolean): Promise<void> {
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

  /** Pays an invoice. Ignores a failed charge, which `fail-renewal` causes with any card. */
  async #payInvoice(id: string): Promise<void> {
    try {
      await this.#api.invoices.pay(id);
    } catch (thrown) {
      if (!(thrown instanceof Stripe.errors.StripeCardError)) throw thrown;
    }
  }

  async #addSubscription(customer: string, productId: string, trialDays: number): Promise<void> {
    const card = await this.#api.paymentMethods.attach('pm_card_visa', { customer });
    await this.#api.subscriptions.create({
      customer,
      items: [{ price: this.#price(productId) }],
      default_payment_method: card.id,
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    });
  }

  #price(productId: string): string {
    const product = this.state.products.find(({ id }) => id === productId);
    if (!product?.default_price) throw new Error(`no price of ${productId}`);
    return product.default_price;
  }
}

/** Returns the plan of a price. */
export function findPlan(state: State, priceId: string): Plan {
  const product = state.prices.find(({ id }) => id === priceId)?.product;
  const plan = PLANS.find(({ product_id }) => product_id === product);
  if (!plan) throw new Error(`${priceId} is not the price of a plan`);
  return plan;
}
