import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import Stripe from 'stripe';
import { planPrice, planProduct, portalFeatures, WEBHOOK_EVENTS } from './account.ts';

/** The objects in the account after the setup. */
export interface Account {
  plans: { product: string; price: string; archived: string[] }[];
  portal: { id: string; is_default: boolean };
  /** Null without an address. `secret` is null unless the endpoint was just created. */
  webhook: { id: string; secret: string | null } | null;
}

/** Marks the portal configuration that this setup created. */
const MARK = { doorstep: 'portal' };

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id);
  } catch (thrown) {
    const isMissing = thrown instanceof Stripe.errors.StripeInvalidRequestError;
    if (isMissing && thrown.code === 'resource_missing') return null;
    throw thrown;
  }
}

async function ensureProduct(stripe: Stripe, plan: Plan): Promise<Stripe.Product> {
  const found = await findProduct(stripe, plan.product_id);
  return found
    ? stripe.products.update(plan.product_id, planProduct(plan))
    : stripe.products.create({ id: plan.product_id, ...planProduct(plan) });
}

function isMonthly({ recurring }: Stripe.Price): boolean {
  return recurring?.interval === 'month' && recurring.interval_count === 1;
}

/**
 * Makes the plan's price the product's default price. Stripe cannot change a price's amount, so a
 * new amount creates a new price and archives the old one. Existing subscribers keep the old price.
 */
async function ensurePrice(stripe: Stripe, product: Stripe.Product, plan: Plan) {
  const wanted = planPrice(plan);
  const active = stripe.prices.list({ product: product.id, active: true, limit: 100 });
  const monthly = (await active.autoPagingToArray({ limit: 1000 })).filter(isMonthly);
  const fits = ({ currency, unit_amount }: Stripe.Price) =>
    currency === wanted.currency && unit_amount === wanted.unit_amount;
  const standard = monthly.find(({ id }) => id === product.default_price);
  const kept = standard && fits(standard) ? standard : monthly.find(fits);
  const price = kept ?? (await stripe.prices.create(wanted));
  if (product.default_price !== price.id) {
    await stripe.products.update(product.id, { default_price: price.id });
  }
  const archived = monthly.map(({ id }) => id).filter((id) => id !== price.id);
  for (const id of archived) await stripe.prices.update(id, { active: false });
  return { product: product.id, price: price.id, archived };
}

/** Updates the marked portal configuration or the account's default, or creates one. */
async function ensurePortal(stripe: Stripe, plans: Account['plans']): Promise<Account['portal']> {
  const { configurations } = stripe.billingPortal;
  const active = await configurations
    .list({ active: true, limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const found =
    active.find(({ metadata }) => metadata?.doorstep === MARK.doorstep) ??
    active.find(({ is_default }) => is_default);
  const products = plans.map(({ product, price }) => ({ product, prices: [price] }));
  const params = { features: portalFeatures(products), metadata: MARK };
  const { id, is_default } = found
    ? await configurations.update(found.id, params)
    : await configurations.create(params);
  return { id, is_default };
}

async function ensureWebhook(stripe: Stripe, url: string): Promise<Account['webhook']> {
  const endpoints = await stripe.webhookEndpoints
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const found = endpoints.find((endpoint) => endpoint.url === url);
  if (found) {
    const enabled_events = WEBHOOK_EVENTS;
    const { id } = await stripe.webhookEndpoints.update(found.id, {
      enabled_events,
      disabled: false,
    });
    return { id, secret: null };
  }
  const created = await stripe.webhookEndpoints.create({ url, enabled_events: WEBHOOK_EVENTS });
  return { id: created.id, secret: created.secret ?? null };
}

/**
 * Creates or updates everything that the product needs in a Stripe account: the plans' products and
 * prices, the portal's configuration and, with an address, the webhook's endpoint. Idempotent.
 * Throws Stripe's errors.
 */
export async function setUpAccount(
  stripe: Stripe,
  { webhookUrl, plans = PLANS }: { webhookUrl: string | null; plans?: readonly Plan[] },
): Promise<Account> {
  const ensured: Account['plans'] = [];
  for (const plan of plans) {
    ensured.push(await ensurePrice(stripe, await ensureProduct(stripe, plan), plan));
  }
  return {
    plans: ensured,
    portal: await ensurePortal(stripe, ensured),
    webhook: webhookUrl === null ? null : await ensureWebhook(stripe, webhookUrl),
  };
}
