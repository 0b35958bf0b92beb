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

/** Which mails the states that were stored are news of, each told once; by their ids. */
function mailsDue({ mails, professional }: Play): Set<string> {
  const due = new Set<string>();
  for (const [position, state] of mails.states.entries()) {
    const was = mails.states[position - 1];
    if (state.subscribed) due.add(`welcome_${professional.uid}`);
    if (state.subscribed && state.invoice_id) due.add(`payment_failed_${state.invoice_id}`);
    if (!was?.subscribed || state.subscribed) continue;
    const waits = ['past_due', 'unpaid', 'paused'].includes(state.status);
    const about = waits ? state.invoice_id : was.subscription_id;
    due.add(`subscription_ended_${about ?? was.subscription_id}`);
  }
  return due;
}

/** Whether each mail is there once, none is missing, and none says what Stripe does not know of. */
export async function judgeMails(play: Play): Promise<void> {
  const ids = await play.mails.ids();
  expect(ids.toSorted(), 'the mails').toEqual([...mailsDue(play)].toSorted());
  const { invoices, subscriptions } = play.stripe.state;
  for (const id of ids) {
    const about = id.slice(id.lastIndexOf('_', id.lastIndexOf('_') - 1) + 1);
    const invoice = invoices.find((row) => row.id === about);
    const subscription = subscriptions.find((row) => row.id === about);
    if (id.startsWith('payment_failed')) expect(invoice?.attempt_count, id).toBeGreaterThan(0);
    if (id.startsWith('subscription_ended') && subscription) {
      expect(subscription.ended_at, id).not.toBeNull();
    }
  }
}

/**
 * Events alone, without a reconcile, however late, doubled and in whatever order, bring about what
 * is true, unless one was lost or a grace ran out, of which there is no event.
 */
export async function judgeEvents(play: Play): Promise<void> {
  const { network, professional, stripe } = play;
  expect(play.complaints, play.complaints.join('; ')).toEqual([]);
  for (const id of network.handled) {
    expect(await professional.isHandled(id), `ledger of ${id}`).toBe(true);
  }
  if (network.hasLost || hasLapsed(stripe.state)) return;
  const customer = (await professional.subscriber())?.stripe_customer_id ?? null;
  // A new customer who has not paid yet has no events.
  if (!stripe.state.subscriptions.some((row) => row.customer === customer)) return;
  await judgeState(play);
}
