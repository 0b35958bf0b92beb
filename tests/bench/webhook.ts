import { functionUrl, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { LOCAL_SECRETS } from '@doorstep/local/stack/environment.ts';
import Stripe from 'stripe';
import { z } from 'zod';
import { percentile } from './percentile.ts';

const COUNT = 200;
/** Stripe sends a payment's events all at once. */
const AT_ONCE = 4;

const stateSchema = z.object({ subscriptions: z.array(z.object({ customer: z.string() })).min(1) });

async function someCustomer({ stripe }: Addresses): Promise<string> {
  const response = await fetch(`${stripe}/_control/state`);
  const { subscriptions } = stateSchema.parse(await response.json());
  return subscriptions[0]?.customer ?? '';
}

async function timeEvent(addresses: Addresses, customer: string, id: string): Promise<number> {
  const secret = LOCAL_SECRETS.STRIPE_WEBHOOK_SECRET;
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id: 'sub_bench', object: 'subscription', customer } },
  });
  const signature = new Stripe(LOCAL_SECRETS.STRIPE_SECRET_KEY).webhooks.generateTestHeaderString({
    payload,
    secret,
  });
  const begun = performance.now();
  const response = await fetch(functionUrl(addresses, 'stripe-webhook'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  return performance.now() - begun;
}

/** Events of one customer, all new and some at once: from the post to the answer; milliseconds. */
export async function measureWebhook(
  addresses: Addresses,
): Promise<{ median: number; p95: number; count: number }> {
  const customer = await someCustomer(addresses);
  const run = Date.now().toString(36);
  const times: number[] = [];
  for (let n = 0; n < COUNT; n += AT_ONCE) {
    const burst = Array.from({ length: AT_ONCE }, (_, copy) =>
      timeEvent(addresses, customer, `evt_bench_${run}_${n + copy}`),
    );
    times.push(...(await Promise.all(burst)));
  }
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95), count: COUNT };
}
