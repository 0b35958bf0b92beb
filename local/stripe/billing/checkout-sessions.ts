import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import {
  existing,
  invalidRequest,
  missingParam,
  noSuch,
  notSupported,
} from '../server/api-error.ts';
import { emit } from '../events.ts';
import {
  bool,
  integer,
  list,
  listPage,
  metadata,
  paging,
  text,
  url,
  type ParamShape,
} from '../server/params.ts';
import { chargeDecline, createPaymentMethod, type Decline } from './payment-methods.ts';
import { sellablePrice } from './prices.ts';
import type { CheckoutSessionRow, PriceRow } from '../server/state.ts';
import { newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import { startSubscription } from './subscriptions.ts';
import type { World } from '../world.ts';

/** Stripe's default for `expires_at` (Stripe API, Create a Checkout Session). */
const LIFETIME_SECONDS = 24 * 60 * 60;

export function soldPrice({ store }: World, { line_items: [item] }: CheckoutSessionRow): PriceRow {
  return store.prices.get(item.price);
}

/** Returns the amount that is due today: 0 if there is a trial. */
export function amountToday(world: World, row: CheckoutSessionRow): number {
  const { trial_period_days: trialDays } = row.subscription_data;
  return trialDays === null ? soldPrice(world, row).unit_amount : 0;
}

function presentCheckoutSession(
  world: World,
  row: CheckoutSessionRow,
): StripeObject<Stripe.Checkout.Session> {
  const amount = amountToday(world, row);
  const paid = amount === 0 ? 'no_payment_required' : 'paid';
  return {
    id: row.id,
    object: 'checkout.session',
    allow_promotion_codes: row.allow_promotion_codes,
    amount_total: amount,
    automatic_tax: { enabled: row.automatic_tax },
    cancel_url: row.cancel_url,
    client_reference_id: row.client_reference_id,
    created: row.created,
    currency: soldPrice(world, row).currency,
    customer: row.customer,
    expires_at: row.expires_at,
    livemode: false,
    metadata: row.metadata,
    mode: 'subscription',
    payment_status: row.status === 'complete' ? paid : 'unpaid',
    status: row.status,
    subscription: row.subscription,
    success_url: row.success_url,
    url: row.status === 'open' ? `${world.publicUrl}/c/pay/${row.id}` : null,
  };
}

/** Returns the address that the buyer returns to after paying. */
export function successUrl(row: CheckoutSessionRow): string {
  return row.success_url.replaceAll('{CHECKOUT_SESSION_ID}', row.id);
}

const createParams = {
  allow_promotion_codes: bool().optional(),
  automatic_tax: z.strictObject({ enabled: bool() }).optional(),
  cancel_url: url().optional(),
  client_reference_id: text().optional(),
  customer: text().optional(),
  customer_update: z.strictObject({ address: z.enum(['auto', 'never']) }).optional(),
  line_items: list(z.strictObject({ price: text(), quantity: integer(1).default(1) })).default([]),
  metadata: metadata().default({}),
  mode: z.enum(['payment', 'setup', 'subscription']).default('payment'),
  subscription_data: z
    .strictObject({
      metadata: metadata().default({}),
      trial_period_days: integer(1).optional(),
    })
    .default({ metadata: {} }),
  success_url: url(),
} satisfies ParamShape<Stripe.Checkout.SessionCreateParams>;
type CreateParams = z.infer<z.ZodObject<typeof createParams>>;

const listParams = {
  ...paging,
  customer: text().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
} satisfies ParamShape<Stripe.Checkout.SessionListParams>;

function checkCustomer({ store }: World, params: CreateParams): string {
  const { customer: id, customer_update, automatic_tax } = params;
  if (id === undefined) throw notSupported('a checkout without a customer', 'customer');
  const customer = store.customers.find(id);
  if (!customer || customer.deleted) throw noSuch('customer', id, 'customer');
  // Customers of the stand-in never have an address.
  if (automatic_tax?.enabled === true && customer_update?.address !== 'auto') {
    throw invalidRequest(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Set `customer_update[address]` to 'auto' to save the address entered in Checkout.",
      { code: 'customer_tax_location_invalid' },
    );
  }
  return id;
}

function checkLineItem(world: World, params: CreateParams): string {
  const [item, ...others] = params.line_items;
  if (!item) throw missingParam('line_items');
  if (others.length > 0 || item.quantity !== 1) {
    throw notSupported('more than one line item with quantity 1', 'line_items');
  }
  return sellablePrice(world, item.price, 'line_items[0][price]').id;
}

function create(world: World, params: CreateParams): CheckoutSessionRow {
  if (params.mode !== 'subscription') throw notSupported(`the mode ${params.mode}`, 'mode');
  const customer = checkCustomer(world, params);
  const price = checkLineItem(world, params);
  const now = world.clock.now();
  const { subscription_data } = params;
  return world.store.checkoutSessions.put({
    id: newId('cs_test', 58),
    created: now,
    expires_at: now + LIFETIME_SECONDS,
    status: 'open',
    customer,
    client_reference_id: params.client_reference_id ?? null,
    metadata: params.metadata,
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    line_items: [{ price }],
    subscription_data: {
      metadata: subscription_data.metadata,
      trial_period_days: subscription_data.trial_period_days ?? null,
    },
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    automatic_tax: params.automatic_tax?.enabled ?? false,
    subscription: null,
  });
}

/** Saves the card and starts the subscription. A declined card changes nothing. */
export function completeCheckout(
  world: World,
  row: CheckoutSessionRow,
  email: string,
  card: { brand: string; last4: string },
): Decline | null {
  const { store } = world;
  const { metadata: ownMetadata, trial_period_days: trialDays } = row.subscription_data;
  const decline = trialDays === null ? chargeDecline(card) : null;
  if (decline) return decline;
  if (email !== '') store.customers.update(row.customer, { email });
  const subscription = startSubscription(world, {
    customer: row.customer,
    prices: [soldPrice(world, row).id],
    metadata: ownMetadata,
    trialDays,
    default_payment_method: createPaymentMethod(world, card, row.customer).id,
  });
  const complete = store.checkoutSessions.update(row.id, {
    status: 'complete',
    subscription: subscription.id,
  });
  emit(world, 'checkout.session.completed', presentCheckoutSession(world, complete));
  return null;
}

export function expireCheckout(world: World, row: CheckoutSessionRow): CheckoutSessionRow {
  const expired = world.store.checkoutSessions.update(row.id, { status: 'expired' });
  emit(world, 'checkout.session.expired', presentCheckoutSession(world, expired));
  return expired;
}

export function checkoutSessionRoutes(api: Api, world: World): void {
  const { checkoutSessions } = world.store;
  const path = '/checkout/sessions';
  const find = (id: string) => existing(checkoutSessions.find(id), 'checkout.session', id);
  const present = (row: CheckoutSessionRow) => presentCheckoutSession(world, row);

  api.post(path, createParams, (params) => present(create(world, params)));
  api.get(path, listParams, ({ customer, status, ...page }) => {
    const rows = checkoutSessions
      .newestFirst()
      .filter(
        (row) => (!customer || row.customer === customer) && (!status || row.status === status),
      );
    return listPage(`/v1${path}`, rows, page, present);
  });
  api.get(`${path}/:id`, {}, (_params, id) => present(find(id)));
  api.post(`${path}/:id/expire`, {}, (_params, id) => {
    const row = find(id);
    if (row.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${row.status}.`,
      );
    }
    return present(expireCheckout(world, row));
  });
}
