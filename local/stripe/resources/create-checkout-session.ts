import { invalidRequest, noSuch, notSupported } from '../api/api-error.ts';
import { mergeMetadata } from '../api/params.ts';
import { newId } from '../ids.ts';
import type { CheckoutSessionRecord } from '../records/checkout-session.ts';
import type { CreateParams } from './checkout-session-params.ts';
import type { World } from '../world.ts';
import { sellablePrice } from '../billing/check-price.ts';
import { commonRhythm } from '../billing/start-subscription.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** What Stripe refuses although each parameter alone is right. */
function checkTogether(world: World, params: CreateParams): void {
  const { customer, customer_email, customer_update, discounts = [] } = params;
  if (params.mode !== 'subscription') {
    throw notSupported(`the mode ${params.mode ?? 'payment'}`, 'mode');
  }
  if (params.ui_mode !== 'hosted_page') throw notSupported('other pages than its own', 'ui_mode');
  if (customer !== undefined && customer_email !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: customer, customer_email.',
      { param: 'customer_email' },
    );
  }
  if (customer_update && customer === undefined) {
    throw invalidRequest('`customer_update` can only be used with `customer`.', {
      param: 'customer_update',
    });
  }
  if (params.customer_creation !== undefined) {
    throw invalidRequest('`customer_creation` can only be used in `payment` mode.', {
      param: 'customer_creation',
    });
  }
  if (params.allow_promotion_codes !== undefined && discounts.length > 0) {
    throw invalidRequest(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      { param: 'discounts' },
    );
  }
  const [discount] = discounts;
  if (discount) {
    const kind = discount.coupon === undefined ? 'promotion_code' : 'coupon';
    throw noSuch(kind, discount[kind] ?? '', `discounts[0][${kind}]`);
  }
  checkCustomer(world, params);
}

function checkCustomer({ store }: World, params: CreateParams): void {
  if (params.customer === undefined) return;
  const customer = store.customers.find(params.customer);
  if (!customer || customer.deleted) throw noSuch('customer', params.customer, 'customer');
  const needsAddress = params.automatic_tax?.enabled === true && customer.address === null;
  if (needsAddress && params.customer_update?.address !== 'auto') {
    throw invalidRequest(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid' },
    );
  }
}

function expiry(world: World, wanted: number | undefined): number {
  const now = world.clock.now();
  const latest = now + DAY_SECONDS;
  if (wanted === undefined) return latest;
  // A minute of tolerance for what the request took.
  if (wanted < now + HOUR_SECONDS / 2 - 60 || wanted > latest + 60) {
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  }
  return wanted;
}

function lineItems(world: World, params: CreateParams): CheckoutSessionRecord['line_items'] {
  const [first] = params.line_items;
  if (!first) {
    const details = { code: 'parameter_missing', param: 'line_items' };
    throw invalidRequest('Missing required param: line_items.', details);
  }
  for (const [index, item] of params.line_items.entries()) {
    sellablePrice(world, item.price, `line_items[${index}][price]`);
  }
  commonRhythm(world.store, params.line_items);
  return params.line_items.map((item) => ({ id: newId('li'), ...item }));
}

/** An open session, or Stripe's refusal. */
export function createCheckoutSession(world: World, params: CreateParams): CheckoutSessionRecord {
  checkTogether(world, params);
  if (params.success_url === undefined) {
    const details = { code: 'parameter_missing', param: 'success_url' };
    throw invalidRequest('Missing required param: success_url.', details);
  }
  const line_items = lineItems(world, params);
  const { description, metadata, trial_end, trial_period_days } = params.subscription_data;
  return world.store.checkoutSessions.put({
    id: newId('cs_test', 58),
    created: world.clock.now(),
    expires_at: expiry(world, params.expires_at),
    status: 'open',
    payment_status: 'unpaid',
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? null,
    client_reference_id: params.client_reference_id ?? null,
    metadata: mergeMetadata({}, params.metadata),
    success_url: params.success_url,
    cancel_url: params.cancel_url ?? null,
    currency: world.store.prices.get(line_items[0]?.price ?? '').currency,
    line_items,
    subscription_data: {
      description,
      metadata: mergeMetadata({}, metadata),
      trial_end: trial_end ?? null,
      trial_period_days: trial_period_days ?? null,
    },
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    automatic_tax: params.automatic_tax?.enabled ?? false,
    billing_address_collection: params.billing_address_collection ?? null,
    payment_method_collection: params.payment_method_collection,
    phone_number_collection: params.phone_number_collection?.enabled ?? false,
    tax_id_collection: params.tax_id_collection?.enabled ?? false,
    locale: params.locale ?? null,
    collected: null,
    subscription: null,
    invoice: null,
  });
}
