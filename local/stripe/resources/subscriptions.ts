import { invalidRequest, noSuch, notFound } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import { mergeMetadata } from '../api/params.ts';
import { cardError, chargeDecline } from '../billing/cards.ts';
import { sellablePrice } from '../billing/check-price.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { customersPaymentMethod } from '../billing/payment-methods.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { presentSubscription } from '../objects/subscription.ts';
import type { CustomerRecord } from '../records/customer.ts';
import type { SubscriptionRecord } from '../records/subscription.ts';
import type { World } from '../world.ts';
import {
  cancelParams,
  createParams,
  listParams,
  UNSUPPORTED,
  updateParams,
  type CreateParams,
  type ListParams,
} from './subscription-params.ts';
import { updateSubscription, withDetails } from './update-subscription.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Without a status: all that are not canceled (Stripe docs, List subscriptions). */
function hasStatus(row: SubscriptionRecord, status: ListParams['status']): boolean {
  if (status === undefined) return row.status !== 'canceled';
  if (status === 'all') return true;
  if (status === 'ended') return row.ended_at !== null;
  return row.status === status;
}

function matches(row: SubscriptionRecord, filter: ListParams): boolean {
  const { collection_method, created, current_period_end, current_period_start } = filter;
  const { customer, plan, price, status } = filter;
  const sold = row.items.map((item) => item.price);
  return (
    hasStatus(row, status) &&
    collection_method !== 'send_invoice' &&
    (!created || created(row.created)) &&
    (!current_period_end || current_period_end(row.current_period_end)) &&
    (!current_period_start || current_period_start(row.current_period_start)) &&
    (!customer || row.customer === customer) &&
    (!plan || sold.includes(plan)) &&
    (!price || sold.includes(price))
  );
}

/** The card to charge first: the subscription's own or the customer's default. */
function firstCard(world: World, params: CreateParams, customer: CustomerRecord) {
  const { default_payment_method: own } = params;
  const { default_payment_method: general } = customer;
  const { paymentMethods } = world.store;
  if (own !== undefined) {
    return customersPaymentMethod(world, own, customer.id, 'default_payment_method');
  }
  return general === null ? null : paymentMethods.get(general);
}

function create(world: World, params: CreateParams): SubscriptionRecord {
  const { store, clock } = world;
  const customer = store.customers.find(params.customer);
  if (!customer || customer.deleted) throw noSuch('customer', params.customer, 'customer');
  for (const [index, { price }] of params.items.entries()) {
    sellablePrice(world, price, `items[${index}][price]`);
  }
  const { trial_period_days: days } = params;
  const trial_end =
    params.trial_end ?? (days === undefined ? null : clock.now() + days * DAY_SECONDS);
  const card = firstCard(world, params, customer);
  if (trial_end === null && !card) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const decline = card && trial_end === null ? chargeDecline(card.last4) : null;
  if (decline && params.payment_behavior === 'error_if_incomplete') throw cardError(decline);
  const { subscription } = startSubscription(world, {
    customer: customer.id,
    items: params.items.map((item) => ({ ...item, metadata: mergeMetadata({}, item.metadata) })),
    metadata: mergeMetadata({}, params.metadata),
    description: params.description ?? null,
    trial_end,
    default_payment_method: params.default_payment_method === undefined ? null : (card?.id ?? null),
    automatic_tax: params.automatic_tax?.enabled ?? false,
  });
  return subscription;
}

export function subscriptionRoutes(endpoints: Endpoints, world: World): void {
  const { store } = world;
  const existing = (id: string): SubscriptionRecord => {
    const row = store.subscriptions.find(id);
    if (!row) throw notFound('subscription', id);
    return row;
  };
  const present = (row: SubscriptionRecord) => presentSubscription(store, row);

  endpoints.get('/subscriptions', listParams, (filter) => {
    const { customer } = filter;
    if (customer && !store.customers.find(customer)) throw noSuch('customer', customer, 'customer');
    const rows = store.subscriptions.newestFirst().filter((row) => matches(row, filter));
    return listPage('/v1/subscriptions', rows, filter, present);
  });
  endpoints.post(
    '/subscriptions',
    createParams,
    (params) => present(create(world, params)),
    UNSUPPORTED,
  );
  endpoints.get('/subscriptions/:id', {}, (_params, id) => present(existing(id)));
  endpoints.post(
    '/subscriptions/:id',
    updateParams,
    (params, id) => present(updateSubscription(world, existing(id), params)),
    UNSUPPORTED,
  );
  endpoints.delete('/subscriptions/:id', cancelParams, ({ cancellation_details }, id) => {
    const row = existing(id);
    // Stripe knows a canceled subscription no more when it is to be canceled again.
    if (row.ended_at !== null) throw notFound('subscription', id);
    const details = withDetails(row.cancellation, cancellation_details);
    return present(endSubscription(world, row, { ...details, reason: 'cancellation_requested' }));
  });
}
