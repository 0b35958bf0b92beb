import { emit } from '../events/emit.ts';
import { presentCheckoutSession } from '../objects/checkout-session.ts';
import type { CheckoutSessionRecord } from '../records/checkout-session.ts';
import type { World } from '../world.ts';
import { chargeDecline, type Decline } from './cards.ts';
import { createCustomer } from './customers.ts';
import { createPaymentMethod } from './payment-methods.ts';
import { startSubscription } from './start-subscription.ts';

const DAY_SECONDS = 24 * 60 * 60;

interface Payer {
  email: string;
  name: string;
  card: { brand: string; last4: string };
}

export function trialEnd(world: World, row: CheckoutSessionRecord): number | null {
  const { trial_end, trial_period_days: days } = row.subscription_data;
  return trial_end ?? (days === null ? null : world.clock.now() + days * DAY_SECONDS);
}

/**
 * Pay: customer (if there is none yet), card and subscription are made and the session is complete.
 * A card that no charge succeeds with is refused and nothing is made.
 */
export function completeCheckout(
  world: World,
  row: CheckoutSessionRecord,
  { email, name, card }: Payer,
): Decline | null {
  const { store } = world;
  const trial_end = trialEnd(world, row);
  const decline = trial_end === null ? chargeDecline(card.last4) : null;
  if (decline) return decline;
  const customer = row.customer ?? createCustomer(world, { email, name }).id;
  const paymentMethod = createPaymentMethod(world, card, { customer, name, email });
  const { subscription, invoice } = startSubscription(world, {
    customer,
    items: row.line_items.map(({ price, quantity }) => ({ price, quantity, metadata: {} })),
    metadata: row.subscription_data.metadata,
    description: row.subscription_data.description,
    trial_end,
    default_payment_method: paymentMethod.id,
    automatic_tax: row.automatic_tax,
  });
  const complete = store.checkoutSessions.update(row.id, {
    status: 'complete',
    payment_status: trial_end === null ? 'paid' : 'no_payment_required',
    customer,
    collected: { email, name },
    subscription: subscription.id,
    invoice: invoice.id,
  });
  emit(world, 'checkout.session.completed', presentCheckoutSession(world, complete));
  return null;
}
