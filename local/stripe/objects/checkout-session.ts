import type Stripe from 'stripe';
import type { CheckoutSessionRecord } from '../records/checkout-session.ts';
import type { World } from '../world.ts';
import { presentPrice } from './price.ts';
import { wholeList } from './list.ts';
import type { Wire } from './wire.ts';

/** `line_items`, which a session holds only when they are expanded. */
export function presentLineItems(
  world: World,
  row: CheckoutSessionRecord,
): Wire<Stripe.LineItem>[] {
  return row.line_items.map((item) => {
    const price = world.store.prices.get(item.price);
    const amount = price.unit_amount * item.quantity;
    return {
      id: item.id,
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: price.currency,
      description: world.store.products.get(price.product).name,
      metadata: {},
      price: presentPrice(price),
      quantity: item.quantity,
    };
  });
}

export function lineItemList(world: World, row: CheckoutSessionRecord) {
  return wholeList(
    `/v1/checkout/sessions/${row.id}/line_items`,
    presentLineItems(world, row),
  ) satisfies Wire<Stripe.Checkout.Session>['line_items'];
}

function customerDetails(
  world: World,
  row: CheckoutSessionRecord,
): Wire<Stripe.Checkout.Session.CustomerDetails> | null {
  const customer = row.customer === null ? null : world.store.customers.get(row.customer);
  const email = row.collected?.email ?? customer?.email ?? row.customer_email;
  if (email === null) return null;
  return {
    address: customer?.address ?? null,
    business_name: null,
    email,
    individual_name: null,
    name: row.collected?.name ?? customer?.name ?? null,
    phone: customer?.phone ?? null,
    tax_exempt: row.status === 'complete' ? 'none' : null,
    tax_ids: row.status === 'complete' ? [] : null,
  };
}

/** What the person pays today: nothing while a trial runs. */
function amounts(world: World, row: CheckoutSessionRecord) {
  const { trial_end, trial_period_days } = row.subscription_data;
  const inTrial = trial_end !== null || trial_period_days !== null;
  const lines = presentLineItems(world, row);
  const sum = lines.reduce((total, line) => total + line.amount_total, 0);
  return { amount_subtotal: inTrial ? 0 : sum, amount_total: inTrial ? 0 : sum };
}

/** What the stand-in never has: everything outside plain subscriptions by card. */
function notOffered() {
  return {
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allowed_payment_method_types: null,
    client_secret: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    customer_account: null,
    customer_creation: null,
    discounts: [],
    integration_identifier: null,
    invoice_creation: null,
    managed_payments: { enabled: false },
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    submit_type: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    wallet_options: null,
  } satisfies Partial<Wire<Stripe.Checkout.Session>>;
}

export function presentCheckoutSession(
  world: World,
  row: CheckoutSessionRecord,
): Wire<Stripe.Checkout.Session> {
  return {
    id: row.id,
    object: 'checkout.session',
    ...notOffered(),
    ...amounts(world, row),
    allow_promotion_codes: row.allow_promotion_codes,
    automatic_tax: {
      enabled: row.automatic_tax,
      liability: row.automatic_tax ? { type: 'self' } : null,
      provider: row.automatic_tax ? 'stripe' : null,
      status: row.automatic_tax && row.status === 'complete' ? 'complete' : null,
    },
    billing_address_collection: row.billing_address_collection,
    cancel_url: row.cancel_url,
    client_reference_id: row.client_reference_id,
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: null,
    },
    created: row.created,
    currency: row.currency,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: row.customer,
    customer_details: customerDetails(world, row),
    customer_email: row.customer_email,
    expires_at: row.expires_at,
    invoice: row.invoice,
    livemode: false,
    locale: row.locale,
    metadata: row.metadata,
    mode: 'subscription',
    payment_method_collection: row.payment_method_collection,
    payment_method_types: ['card'],
    payment_status: row.payment_status,
    phone_number_collection: { enabled: row.phone_number_collection },
    status: row.status,
    subscription: row.subscription,
    success_url: row.success_url,
    tax_id_collection: { enabled: row.tax_id_collection, required: 'never' },
    ui_mode: 'hosted_page',
    url: row.status === 'open' ? `${world.publicUrl}/c/pay/${row.id}` : null,
  };
}
