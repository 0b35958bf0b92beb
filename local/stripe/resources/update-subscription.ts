import { invalidRequest, noSuch } from '../api/api-error.ts';
import { mergeMetadata } from '../api/params.ts';
import { changeItems } from '../billing/change-items.ts';
import { sellablePrice } from '../billing/check-price.ts';
import { runDues } from '../billing/dues.ts';
import { customersPaymentMethod } from '../billing/payment-methods.ts';
import { commonRhythm } from '../billing/start-subscription.ts';
import { newId } from '../ids.ts';
import type { SubscriptionItemRecord, SubscriptionRecord } from '../records/subscription.ts';
import type { Changes } from '../table.ts';
import type { World } from '../world.ts';
import type { CancellationParams, UpdateParams } from './subscription-params.ts';

const CANCELED_FIELDS = new Set(['metadata', 'cancellation_details', 'proration_behavior']);

function newItems(
  world: World,
  row: SubscriptionRecord,
  params: NonNullable<UpdateParams['items']>,
): SubscriptionItemRecord[] {
  let items = row.items;
  for (const [index, change] of params.entries()) {
    const where = `items[${index}]`;
    if (change.price !== undefined) sellablePrice(world, change.price, `${where}[price]`);
    const old = items.find(({ id }) => id === change.id);
    if (change.id !== undefined && !old)
      throw noSuch('subscription item', change.id, `${where}[id]`);
    if (old && change.deleted === true) {
      items = items.filter((item) => item !== old);
    } else if (old) {
      const { price = old.price, quantity = old.quantity } = change;
      const metadata = mergeMetadata(old.metadata, change.metadata);
      items = items.map((item) => (item === old ? { ...old, price, quantity, metadata } : item));
    } else {
      const { price, quantity = 1 } = change;
      if (price === undefined) {
        const details = { code: 'parameter_missing', param: `${where}[price]` };
        throw invalidRequest(`Missing required param: ${where}[price].`, details);
      }
      const metadata = mergeMetadata({}, change.metadata);
      const created = world.clock.now();
      items = [...items, { id: newId('si', 14), created, price, quantity, metadata }];
    }
  }
  commonRhythm(world.store, items);
  return items;
}

/** `cancel_at` as a time; the names mean the end of the period, which all items share. */
function cancelTime(world: World, row: SubscriptionRecord, value: string): number | null {
  if (value === '') return null;
  if (['min_period_end', 'max_period_end'].includes(value)) return row.current_period_end;
  const time = /^\d{1,12}$/.test(value) ? Number(value) : NaN;
  if (time > world.clock.now()) return time;
  throw invalidRequest(`Invalid cancel_at: ${value}. It must be a time in the future.`, {
    param: 'cancel_at',
  });
}

/** Ending by the API: the flag sets the date too, and takes back only what it has set itself. */
function cancellation(
  world: World,
  row: SubscriptionRecord,
  params: UpdateParams,
): Changes<SubscriptionRecord> {
  const { cancel_at, cancel_at_period_end: flag } = params;
  if (cancel_at !== undefined && flag !== undefined) {
    throw invalidRequest(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      { param: 'cancel_at_period_end' },
    );
  }
  if (cancel_at === undefined && flag === undefined) return {};
  if (flag === false && !row.cancel_at_period_end) return {};
  const end = flag === true ? row.current_period_end : null;
  const at = cancel_at === undefined ? end : cancelTime(world, row, cancel_at);
  const now = world.clock.now();
  return {
    cancel_at: at,
    cancel_at_period_end: flag === true,
    canceled_at: at === null ? null : (row.canceled_at ?? now),
    cancellation:
      at === null
        ? { comment: null, feedback: null, reason: null }
        : { ...row.cancellation, reason: 'cancellation_requested' },
  };
}

export function withDetails(
  old: SubscriptionRecord['cancellation'],
  details: CancellationParams | undefined,
): SubscriptionRecord['cancellation'] {
  const { comment = old.comment, feedback = old.feedback } = details ?? {};
  return { ...old, comment, feedback };
}

function checkCanceled(row: SubscriptionRecord, params: UpdateParams): void {
  if (row.ended_at === null) return;
  const asked = Object.entries(params).filter(([, value]) => value !== undefined);
  if (asked.every(([name]) => CANCELED_FIELDS.has(name))) return;
  throw invalidRequest(
    'A canceled subscription can only update its cancellation_details and metadata.',
    { code: 'invalid_canceled_subscription_fields' },
  );
}

/** All changes of one request, as one `customer.subscription.updated`. */
export function updateSubscription(
  world: World,
  row: SubscriptionRecord,
  params: UpdateParams,
): SubscriptionRecord {
  checkCanceled(row, params);
  const { description, default_payment_method: card, trial_end } = params;
  const items = params.items ? newItems(world, row, params.items) : row.items;
  const ending = cancellation(world, row, params);
  const changes: Changes<SubscriptionRecord> = {
    description,
    default_payment_method:
      card === undefined
        ? undefined
        : customersPaymentMethod(world, card, row.customer, 'default_payment_method').id,
    metadata: mergeMetadata(row.metadata, params.metadata),
    ...ending,
    cancellation: withDetails(ending.cancellation ?? row.cancellation, params.cancellation_details),
  };
  const changed = changeItems(world, row, items, params.proration_behavior, changes);
  if (trial_end === undefined || row.status !== 'trialing') return changed;
  const now = world.clock.now();
  const trial = { trial_end: now, current_period_end: now, billing_cycle_anchor: now };
  world.store.subscriptions.update(row.id, trial);
  runDues(world, now);
  return world.store.subscriptions.get(row.id);
}
