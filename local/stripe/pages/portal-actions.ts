import { chargeDecline, readCard } from '../billing/cards.ts';
import { changeCard } from '../billing/change-card.ts';
import { changeItems } from '../billing/change-items.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { cancelAtPeriodEnd, resume } from '../billing/schedule-cancellation.ts';
import type { SubscriptionItemRecord, SubscriptionRecord } from '../records/subscription.ts';
import { isDecline } from './card-form.ts';
import { afterwards, notFound, type Answer, type SubscriptionAnswer } from './portal-answers.ts';
import type { Portal } from './portal-context.ts';
import { cardPage, changePlanPage, offeredPrices } from './portal-forms.ts';

export const saveCard: Answer = ({ c, portal, form }) => {
  const { world, session, configuration } = portal;
  if (!configuration.features.payment_method_update.enabled) return notFound(c, world);
  const card = readCard(typeof form.card_number === 'string' ? form.card_number : '');
  if (isDecline(card)) return c.html(cardPage(portal, card.message));
  const decline = changeCard(world, session.customer, card);
  return afterwards(c, portal, 'payment_method_update', decline ? 'unpaid' : 'card');
};

export const cancelPlan: SubscriptionAnswer = ({ c, portal, form }, row) => {
  const { enabled, mode } = portal.configuration.features.subscription_cancel;
  if (!enabled) return notFound(c, portal.world);
  const feedback = typeof form.feedback === 'string' ? form.feedback : null;
  if (mode === 'at_period_end') {
    cancelAtPeriodEnd(portal.world, row, feedback);
    return afterwards(c, portal, 'subscription_cancel', 'ending');
  }
  endSubscription(portal.world, row, { feedback, reason: 'cancellation_requested' });
  return afterwards(c, portal, 'subscription_cancel', 'ended');
};

export const resumePlan: SubscriptionAnswer = ({ c, portal }, row) => {
  resume(portal.world, row);
  return afterwards(c, portal, null, 'resumed');
};

/** Changing with an invoice at once needs a card that pays; otherwise nothing changes. */
function refusedNow({ world, configuration }: Portal, row: SubscriptionRecord): string | null {
  const { proration_behavior } = configuration.features.subscription_update;
  const customer = world.store.customers.get(row.customer);
  const card = row.default_payment_method ?? customer.default_payment_method;
  if (proration_behavior !== 'always_invoice' || card === null) return null;
  return chargeDecline(world.store.paymentMethods.get(card).last4)?.message ?? null;
}

function change(portal: Portal, row: SubscriptionRecord, items: SubscriptionItemRecord[]): void {
  const { proration_behavior } = portal.configuration.features.subscription_update;
  changeItems(portal.world, row, items, proration_behavior);
}

export const updatePlan: SubscriptionAnswer = ({ c, portal, form }, row) => {
  const { enabled } = portal.configuration.features.subscription_update;
  if (!enabled) return notFound(c, portal.world);
  const refuse = (alert: string) => c.html(changePlanPage(portal, row, alert));
  const chosen = offeredPrices(portal).find(({ id }) => id === form.price);
  const [first, ...others] = row.items;
  if (!chosen || !first) return refuse('Please choose a plan.');
  if (first.price === chosen.id) return refuse('This is your plan already.');
  const declined = refusedNow(portal, row);
  if (declined !== null) return refuse(declined);
  change(portal, row, [{ ...first, price: chosen.id }, ...others]);
  return afterwards(c, portal, 'subscription_update', 'updated');
};

/** `subscription_update_confirm`: does what the session was made for. */
export const confirmChange: SubscriptionAnswer = ({ c, portal }, row) => {
  const { flow } = portal.session;
  if (flow?.type !== 'subscription_update_confirm' || flow.subscription !== row.id) {
    return notFound(c, portal.world);
  }
  const declined = refusedNow(portal, row);
  if (declined !== null) return c.html(changePlanPage(portal, row, declined));
  const items = row.items.map((item) => {
    const wanted = flow.items.find(({ id }) => id === item.id);
    const { price, quantity } = wanted ?? { price: null, quantity: null };
    return { ...item, price: price ?? item.price, quantity: quantity ?? item.quantity };
  });
  change(portal, row, items);
  return afterwards(c, portal, flow.type, 'updated');
};
