import { subscriber } from '@doorstep/local/demo/factories.ts';
import { adminDb } from '../../support/server/admin.ts';
import { productOf, stripeApi } from '../../support/server/stripe-api.ts';

async function itemsFor(tier: Parameters<typeof productOf>[0]) {
  const prices = await stripeApi().prices.list({
    product: productOf(tier),
    active: true,
    limit: 1,
  });
  return prices.data.map(({ id: price }) => ({ price }));
}

/** Creates a customer and a subscription at Stripe, and the subscriber document. */
export async function createSubscription(uid: string) {
  const stripe = stripeApi();
  const { id: customer } = await stripe.customers.create({ metadata: { uid } });
  const items = await itemsFor('Pro');
  const trial = { trial_period_days: 14 };
  const { id: subscription } = await stripe.subscriptions.create({ customer, items, ...trial });
  await adminDb()
    .doc(`subscribers/${uid}`)
    .set(subscriber({ stripe_customer_id: customer }));
  return { customer, subscription };
}

/** Opens a checkout page for a customer. */
export async function openCheckout(customer: string): Promise<void> {
  await stripeApi().checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: await itemsFor('Business'),
    success_url: 'https://doorstep.example/success',
  });
}
