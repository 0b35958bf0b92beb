import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { expectedStates, hasLapsedSubscription } from './expected-state.ts';
import type { HistoryRunner } from './history-runner.ts';

/** Expects that only the stored customer of the professional has running subscriptions. */
function expectOneCustomer({ stripe, professional }: HistoryRunner, stored: string | null): void {
  const { customers, subscriptions } = stripe.state;
  const customersOfProfessional = customers.filter(
    ({ metadata }) => metadata['uid'] === professional.uid,
  );
  const running = subscriptions.filter(({ ended_at }) => ended_at === null);
  const charged = new Set(running.map(({ customer }) => customer));
  const ids = customersOfProfessional.map(({ id }) => id);
  expect(ids, 'the customers at Stripe, and the stored one').toContain(stored);
  const others = [...charged].filter((id) => id !== stored);
  expect(others, 'other customers that are charged').toEqual([]);
}

/** Expects the stored subscriber and the page to match Stripe's records. */
export async function expectStateOfStripe(runner: HistoryRunner): Promise<void> {
  const { professional, stripe, team } = runner;
  const subscriber = await professional.subscriber();
  if (!subscriber) throw new Error('there is no subscribers document after the checkout');
  const { stripe_customer_id: customer, ...stored } = subscriber;
  expectOneCustomer(runner, customer);
  const possible = expectedStates(stripe.state, customer);
  const expected = possible.find((one) => isDeepStrictEqual(one, stored)) ?? possible[0];
  const states = `stored ${JSON.stringify(stored)}, Stripe says ${JSON.stringify(expected)}`;
  expect(stored, states).toEqual(expected);
  const wantsPage = professional.wantsPage;
  const isPublic = wantsPage && stored.subscribed && !team.isSuspended;
  const page = (await professional.page()) ?? {
    published: false,
    publish_on_renewal: false,
    facts: { plan_tier: stored.subscription_tier },
  };
  const message = `the page is ${JSON.stringify(page)}, wanted: ${wantsPage}, ${JSON.stringify(stored)}`;
  expect(page, message).toMatchObject({
    facts: { plan_tier: stored.subscription_tier },
    published: isPublic,
    publish_on_renewal: wantsPage && !isPublic,
  });
}

/** Returns the ids of the mails that the stored states must cause. */
function expectedMails({ states, professional }: HistoryRunner): Set<string> {
  const ids = new Set<string>();
  for (const [position, state] of states.entries()) {
    const before = states[position - 1];
    if (state.subscribed) ids.add(`welcome_${professional.uid}`);
    if (state.subscribed && state.invoice_id) ids.add(`payment_failed_${state.invoice_id}`);
    if (!before?.subscribed || state.subscribed) continue;
    const isUnpaid = ['past_due', 'unpaid', 'paused'].includes(state.status);
    const about = isUnpaid ? state.invoice_id : before.subscription_id;
    ids.add(`subscription_ended_${about ?? before.subscription_id}`);
  }
  return ids;
}

/** Expects exactly the mails of the stored states, about invoices and subscriptions at Stripe. */
export async function expectMails(runner: HistoryRunner): Promise<void> {
  const ids = await runner.professional.mailIds(runner.email);
  expect(ids.toSorted(), 'the mails').toEqual([...expectedMails(runner)].toSorted());
  const { invoices, subscriptions } = runner.stripe.state;
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
 * Expects that the handled events have stored Stripe's state, even if they were late, duplicated or
 * out of order. Skips this check if an event was lost, or if a grace period has ended, for which
 * Stripe sends no event.
 */
export async function expectEventsHandled(runner: HistoryRunner): Promise<void> {
  const { handled, professional, stripe, violations } = runner;
  expect(violations, violations.join('; ')).toEqual([]);
  for (const id of handled) {
    expect(await professional.isHandled(id), `the ledger names ${id}`).toBe(true);
  }
  if (runner.hasLostEvent || hasLapsedSubscription(stripe.state)) return;
  const customer = (await professional.subscriber())?.stripe_customer_id ?? null;
  // A new customer who has not paid yet has no events.
  if (!stripe.state.subscriptions.some((row) => row.customer === customer)) return;
  await expectStateOfStripe(runner);
}
