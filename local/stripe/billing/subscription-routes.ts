import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import { existing, invalidRequest, missingParam, noSuch } from '../server/api-error.ts';
import {
  bool,
  integer,
  list,
  listPage,
  metadata,
  paging,
  text,
  type ParamShape,
} from '../server/params.ts';
import { cardError, chargeDecline, customersPaymentMethod } from './payment-methods.ts';
import { sellablePrice } from './prices.ts';
import type { PriceRow, SubscriptionRow } from '../server/state.ts';
import type { Changes } from '../server/store.ts';
import {
  changeSubscription,
  endingAt,
  endSubscription,
  NOT_ENDING,
  presentSubscription,
  startSubscription,
} from './subscriptions.ts';
import type { World } from '../world.ts';

const createParams = {
  customer: text(),
  default_payment_method: text().optional(),
  items: list(z.strictObject({ price: text() })),
  metadata: metadata().optional(),
  trial_period_days: integer(1).optional(),
} satisfies ParamShape<Stripe.SubscriptionCreateParams>;

const updateParams = {
  /** A time in seconds since 1970, or empty for no end. */
  cancel_at: z.string().optional(),
  cancel_at_period_end: bool().optional(),
  default_payment_method: text().optional(),
  items: list(z.strictObject({ id: text(), price: text() })).default([]),
  proration_behavior: z.enum(['always_invoice', 'create_prorations']).default('create_prorations'),
} satisfies ParamShape<Stripe.SubscriptionUpdateParams>;
type UpdateParams = z.infer<z.ZodObject<typeof updateParams>>;

const listParams = {
  ...paging,
  customer: text().optional(),
  status: z.enum(['active', 'all', 'canceled', 'past_due', 'trialing']).optional(),
} satisfies ParamShape<Stripe.SubscriptionListParams>;

function create(world: World, params: z.infer<z.ZodObject<typeof createParams>>): SubscriptionRow {
  const { store } = world;
  const customer = store.customers.find(params.customer);
  if (!customer || customer.deleted) throw noSuch('customer', params.customer, 'customer');
  if (params.items.length === 0) throw missingParam('items');
  const prices = params.items.map(
    ({ price }, i) => sellablePrice(world, price, `items[${i}][price]`).id,
  );
  const { default_payment_method: own, trial_period_days: trialDays = null } = params;
  const ownCard =
    own === undefined
      ? undefined
      : customersPaymentMethod(world, own, customer.id, 'default_payment_method');
  const card = ownCard ?? store.paymentMethods.find(customer.default_payment_method ?? '');
  const decline = trialDays === null ? chargeDecline(card) : null;
  if (decline) throw cardError(decline);
  return startSubscription(world, {
    customer: customer.id,
    prices,
    metadata: params.metadata ?? {},
    trialDays,
    default_payment_method: ownCard?.id ?? null,
  });
}

/** Returns the changes to the planned end. Clearing the flag keeps an end set by `cancel_at`. */
function planEnd(
  world: World,
  row: SubscriptionRow,
  params: UpdateParams,
): Changes<SubscriptionRow> {
  const { cancel_at, cancel_at_period_end: flag } = params;
  if (cancel_at !== undefined && flag !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      { param: 'cancel_at_period_end' },
    );
  }
  if (flag === true) {
    return { ...endingAt(world, row, row.current_period_end), cancel_at_period_end: true };
  }
  if (flag === false) return row.cancel_at_period_end ? NOT_ENDING : {};
  if (cancel_at === undefined) return {};
  if (cancel_at === '') return NOT_ENDING;
  const time = Number(cancel_at);
  if (!(time > world.clock.now())) {
    throw invalidRequest(`Invalid cancel_at: ${cancel_at}. It must be a time in the future.`, {
      param: 'cancel_at',
    });
  }
  return { ...endingAt(world, row, time), cancel_at_period_end: false };
}

function newPrice(
  world: World,
  row: SubscriptionRow,
  [item]: UpdateParams['items'],
): PriceRow | null {
  if (!item) return null;
  if (item.id !== row.items[0]?.id) throw noSuch('subscription item', item.id, 'items[0][id]');
  return sellablePrice(world, item.price, 'items[0][price]');
}

function update(world: World, row: SubscriptionRow, params: UpdateParams): SubscriptionRow {
  if (row.ended_at !== null) {
    throw invalidRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
      { code: 'invalid_canceled_subscription_fields' },
    );
  }
  const { default_payment_method: card, proration_behavior } = params;
  const changes: Changes<SubscriptionRow> = {
    ...planEnd(world, row, params),
    default_payment_method:
      card === undefined
        ? undefined
        : customersPaymentMethod(world, card, row.customer, 'default_payment_method').id,
  };
  const price = newPrice(world, row, params.items);
  return changeSubscription(world, row, changes, price, proration_behavior === 'always_invoice');
}

export function subscriptionRoutes(api: Api, world: World): void {
  const { customers, subscriptions } = world.store;
  const find = (id: string) => existing(subscriptions.find(id), 'subscription', id);
  const present = (row: SubscriptionRow) => presentSubscription(world.store, row);

  api.get('/subscriptions', listParams, ({ customer, status, ...page }) => {
    if (customer && !customers.find(customer)) throw noSuch('customer', customer, 'customer');
    // Canceled subscriptions are listed only with a status (Stripe docs, List subscriptions).
    const hasStatus = (row: SubscriptionRow) =>
      status === undefined ? row.status !== 'canceled' : status === 'all' || row.status === status;
    const rows = subscriptions
      .newestFirst()
      .filter((row) => hasStatus(row) && (!customer || row.customer === customer));
    return listPage('/v1/subscriptions', rows, page, present);
  });
  api.post('/subscriptions', createParams, (params) => present(create(world, params)));
  api.get('/subscriptions/:id', {}, (_params, id) => present(find(id)));
  api.post('/subscriptions/:id', updateParams, (params, id) =>
    present(update(world, find(id), params)),
  );
  api.delete('/subscriptions/:id', {}, (_params, id) => {
    const row = find(id);
    // Stripe answers 404 if a canceled subscription is canceled again.
    existing(row.ended_at === null ? row : undefined, 'subscription', id);
    return present(endSubscription(world, row));
  });
}
