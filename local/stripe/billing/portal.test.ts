import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { periodEnd, startSubscribed, startTestStripe, type TestStripe } from '../test-support.ts';

async function lastUpdate(s: TestStripe): Promise<Stripe.Subscription> {
  await s.settle();
  const event = s.receiver.events.at(-1);
  if (event?.type !== 'customer.subscription.updated') throw new Error(`Got ${event?.type ?? '-'}`);
  return event.data.object;
}

test('the overview shows the plan, its renewal, the card and the invoices', async () => {
  const { s, customer } = await startSubscribed();
  const page = await (await fetch(await s.portal(customer))).text();
  for (const text of ['Pro', '$39.00', 'Renews on', 'ending in 4242', 'Invoices', 'Cancel plan']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('href="http://site.test/dashboard"');
});

test('canceling sets cancel_at, not the flag; the subscription ends with its period', async () => {
  const { s, subscription, customer } = await startSubscribed();
  const url = `${await s.portal(customer)}/subscriptions/${subscription.id}/cancel`;
  expect(await (await fetch(url)).text()).toContain('Your plan stays active until');
  expect((await s.submit(url, {})).status).toBe(303);
  expect(await lastUpdate(s)).toMatchObject({
    status: 'active',
    cancel_at: periodEnd(subscription),
    cancel_at_period_end: false,
  });

  await s.control('advance', { to: periodEnd(subscription) - 1 });
  expect((await s.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  await s.control('advance', { to: periodEnd(subscription) });
  await s.settle();
  expect(s.receiver.types()).toEqual([
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]);
  expect((await s.stripe.subscriptions.list({ customer })).data).toEqual([]);
  const [ended] = (await s.stripe.subscriptions.list({ customer, status: 'all' })).data;
  expect(ended).toMatchObject({ status: 'canceled', ended_at: periodEnd(subscription) });
  expect((await s.stripe.invoices.list({ customer })).data).toHaveLength(1);
  expect(await (await fetch(await s.portal(customer))).text()).toContain('no subscription');
});

test('resuming takes the cancellation back and the plan renews', async () => {
  const { s, subscription, customer } = await startSubscribed();
  const url = `${await s.portal(customer)}/subscriptions/${subscription.id}`;
  await s.submit(`${url}/cancel`, {});
  await s.submit(`${url}/resume`, {});
  expect(await lastUpdate(s)).toMatchObject({ cancel_at: null, canceled_at: null });
  await s.control('advance', { to: periodEnd(subscription) });
  expect((await s.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('a plan change sends one update, and the difference is on the next invoice', async () => {
  const { s, subscription, customer } = await startSubscribed();
  const business = await s.planPrice('prod_doorstep_business');
  const halfway = Math.round((subscription.created + periodEnd(subscription)) / 2);
  await s.control('advance', { to: halfway });
  const url = `${await s.portal(customer)}/subscriptions/${subscription.id}/update`;
  expect(await (await fetch(url)).text()).toContain('your current plan');
  await s.submit(url, { price: business.id });
  const { items } = await lastUpdate(s);
  expect(items.data[0]?.price.product).toBe('prod_doorstep_business');
  expect(s.receiver.types()).toEqual(['customer.subscription.updated']);

  await s.control('advance', { to: periodEnd(subscription) });
  const [invoice] = (await s.stripe.invoices.list({ customer })).data;
  expect(invoice?.amount_paid).toBe(7900 + Math.round(7900 / 2) - Math.round(3900 / 2));
  expect(invoice?.lines.data).toHaveLength(3);
});

test('other prices, the current plan and other customers’ subscriptions are refused', async () => {
  const { s, subscription, customer } = await startSubscribed();
  const other = await s.subscribe('other@example.com');
  const portal = await s.portal(customer);
  const update = `${portal}/subscriptions/${subscription.id}/update`;
  const pro = await s.planPrice('prod_doorstep_pro');
  const answerTo = async (price: string) => (await s.submit(update, { price })).text();
  expect(await answerTo('price_of_somebody')).toContain('Please choose a plan.');
  expect(await answerTo(pro.id)).toContain('This is already your plan.');
  expect((await s.submit(`${portal}/subscriptions/${other.id}/cancel`, {})).status).toBe(404);
  expect((await s.stripe.subscriptions.retrieve(other.id)).cancel_at).toBeNull();
});

/** Returns the flow that changes the subscription's item to these prices. */
const confirmation = ({ id, items }: Stripe.Subscription, ...prices: string[]) => ({
  type: 'subscription_update_confirm' as const,
  subscription_update_confirm: {
    subscription: id,
    items: prices.map((price) => ({ id: items.data[0]?.id ?? '', price, quantity: 1 })),
  },
  after_completion: {
    type: 'redirect' as const,
    redirect: { return_url: 'http://site.test/pricing?switch=Business' },
  },
});

test('the confirmation of a switch changes to exactly its price and returns', async () => {
  const { s, subscription, customer, read } = await startSubscribed();
  const business = await s.planPrice('prod_doorstep_business');
  const opened = await fetch(await s.portal(customer, confirmation(subscription, business.id)));
  expect(opened.url).toMatch(new RegExp(`/subscriptions/${subscription.id}/confirm$`));
  const page = await opened.text();
  expect(page).toContain('$79.00 per month');
  expect(page).not.toContain('$39.00 per month');
  const answer = await s.submit(opened.url, {});
  expect(answer.headers.get('location')).toBe('http://site.test/pricing?switch=Business');
  expect((await read()).items.data[0]?.price.id).toBe(business.id);
});

test('a switch in a trial leaves the trial as it is', async () => {
  const s = await startTestStripe();
  const { id: customer } = await s.customer();
  const { id: card } = await s.stripe.paymentMethods.attach('pm_card_visa', { customer });
  const trial = await s.stripe.subscriptions.create({
    customer,
    default_payment_method: card,
    items: [{ price: (await s.planPrice('prod_doorstep_pro')).id }],
    trial_period_days: 14,
  });
  const business = await s.planPrice('prod_doorstep_business');
  const opened = await fetch(await s.portal(customer, confirmation(trial, business.id)));
  expect(await opened.text()).toContain('Your trial goes on.');
  await s.submit(opened.url, {});
  expect(await s.stripe.subscriptions.retrieve(trial.id)).toMatchObject({
    status: 'trialing',
    trial_end: trial.trial_end,
  });
});

test('a switch is refused for several items, and for prices that the portal does not offer', async () => {
  const { s, subscription, customer } = await startSubscribed();
  const business = await s.planPrice('prod_doorstep_business');
  const { id: own } = await s.stripe.prices.create({
    product: 'prod_doorstep_business',
    currency: 'usd',
    unit_amount: 100,
    recurring: { interval: 'month' },
  });
  const open = (...prices: string[]) => s.portal(customer, confirmation(subscription, ...prices));
  await expect(open(business.id, business.id)).rejects.toThrow('Only one item');
  await expect(open()).rejects.toThrow('Missing required param');
  await expect(open(own)).rejects.toThrow("not in the portal configuration's");
  await expect(open('price_unknown')).rejects.toThrow('No such price');
  const other = await s.subscribe('other@example.com');
  const others = confirmation(other, business.id);
  await expect(s.portal(customer, others)).rejects.toThrow('No such subscription');
  const [portal] = (await s.stripe.billingPortal.configurations.list()).data;
  await s.stripe.billingPortal.configurations.update(portal?.id ?? '', {
    features: { subscription_update: { enabled: false } },
  });
  await expect(open(business.id)).rejects.toThrow('does not have the feature subscription_update');
});

test('a subscription with several items renews all of them, and cannot be switched', async () => {
  const s = await startTestStripe();
  const { id: customer } = await s.customer();
  const { id: card } = await s.stripe.paymentMethods.attach('pm_card_visa', { customer });
  const [starter, pro, business] = await Promise.all(
    ['starter', 'pro', 'business'].map((name) => s.planPrice(`prod_doorstep_${name}`)),
  );
  const several = await s.stripe.subscriptions.create({
    customer,
    default_payment_method: card,
    items: [{ price: pro?.id ?? '' }, { price: starter?.id ?? '' }],
  });
  expect(several.items.data.map(({ price }) => price.unit_amount)).toEqual([3900, 1900]);
  const flow = confirmation(several, business?.id ?? '');
  await expect(s.portal(customer, flow)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'flow_data[subscription_update_confirm][subscription]',
    message: `The subscription ${several.id} has multiple items and cannot be updated in this flow.`,
  });
  const portal = await s.portal(customer);
  const page = await (await fetch(portal)).text();
  expect(page).toContain('Cancel plan');
  expect(page).not.toContain('Change plan');
  const update = `${portal}/subscriptions/${several.id}/update`;
  const answer = await s.submit(update, { price: business?.id ?? '' });
  expect(await answer.text()).toContain('A subscription with several items cannot be changed.');

  await s.stripe.subscriptions.update(several.id, {
    items: [{ id: several.items.data[0]?.id ?? '', price: business?.id ?? '' }],
  });
  const { items } = await s.stripe.subscriptions.retrieve(several.id);
  expect(items.data.map(({ price }) => price.unit_amount)).toEqual([7900, 1900]);
  await s.control('advance', { to: periodEnd(several) });
  const [invoice] = (await s.stripe.invoices.list({ customer })).data;
  const whole = invoice?.lines.data.map(({ amount }) => amount).slice(-2);
  expect(whole).toEqual([7900, 1900]);
});

test('a flow opens its page and then returns to its own address', async () => {
  const { s, subscription, customer } = await startSubscribed();
  const flow = {
    type: 'subscription_cancel',
    subscription_cancel: { subscription: subscription.id },
  } as const;
  const url = await s.portal(customer, {
    ...flow,
    after_completion: { type: 'redirect', redirect: { return_url: 'http://site.test/bye' } },
  });
  const opened = await fetch(url);
  expect(opened.url).toBe(`${url}/subscriptions/${subscription.id}/cancel`);
  const answer = await s.submit(opened.url, {});
  expect(answer.headers.get('location')).toBe('http://site.test/bye');
  await expect(s.portal(customer, flow)).rejects.toThrow('already set to be canceled');
});
