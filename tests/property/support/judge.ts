import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { hasLapsed, truths } from './oracle.ts';
import type { Play } from './play.ts';

/** The customer that Stripe knows him by: the only one of his with subscriptions that still run. */
function judgeCustomer({ stripe, professional }: Play, stored: string | null): void {
  const { customers, subscriptions } = stripe.state;
  const own = customers.filter(({ metadata }) => metadata['uid'] === professional.uid);
  const running = subscriptions.filter(({ ended_at }) => ended_at === null);
  const charged = new Set(running.map(({ customer }) => customer));
  expect(
    own.map(({ id }) => id),
    'his customers at Stripe, and the one stored',
  ).toContain(stored);
  expect(
    [...charged].filter((id) => id !== stored),
    'others that are charged',
  ).toEqual([]);
}

/** Whether what is stored of him and of his page is what Stripe says. */
export async function judgeState(play: Play): Promise<void> {
  const { professional, stripe } = play;
  const subscriber = await professional.subscriber();
  if (!subscriber) throw new Error('he went to checkout, and there is no subscribers document');
  const { stripe_customer_id: customer, ...stored } = subscriber;
  judgeCustomer(play, customer);
  const possible = truths(stripe.state, customer);
  const [truth] = possible;
  const told = possible.find((one) => isDeepStrictEqual(one, stored)) ?? truth;
  expect(stored, `stored ${JSON.stringify(stored)}, Stripe says ${JSON.stringify(told)}`).toEqual(
    told,
  );
  const wanted = professional.wantsPage;
  const isPublic = wanted && stored.subscribed;
  const page = (await professional.page()) ?? { published: false, publish_on_renewal: false };
  const seen = `the page is ${JSON.stringify(page)}, wanted: ${wanted}, ${JSON.stringify(stored)}`;
  expect(page, seen).toEqual({
    published: isPublic,
    publish_on_renewal: wanted && !isPublic,
  });
}

/**
 * Events alone, without a reconcile, however late, doubled and in whatever order, bring about what
 * is true, unless one was lost or a grace ran out, of which there is no event.
 */
export async function judgeEvents(play: Play): Promise<void> {
  const { network, professional, stripe } = play;
  expect(network.complaints, network.complaints.join('; ')).toEqual([]);
  for (const id of network.handled) {
    expect(await professional.isHandled(id), `ledger of ${id}`).toBe(true);
  }
  if (network.hasLost || hasLapsed(stripe.state)) return;
  const customer = (await professional.subscriber())?.stripe_customer_id ?? null;
  // A new customer who has not paid yet has no events.
  if (!stripe.state.subscriptions.some((row) => row.customer === customer)) return;
  await judgeState(play);
}
