import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { integer, mergeMetadata } from '../api/params.ts';
import { newId } from '../ids.ts';
import { intervalSchema, type PriceRecord } from '../records/price.ts';
import type { World } from '../world.ts';

/** `recurring` of a price, as the API takes it. */
export const recurringParams = z.strictObject({
  interval: intervalSchema,
  interval_count: integer(1).optional(),
  trial_period_days: integer(0).optional(),
  usage_type: z.literal('licensed').optional(),
});

interface PriceOrder {
  product: string;
  currency: string;
  unit_amount: number;
  recurring?: z.infer<typeof recurringParams> | undefined;
  tax_behavior?: PriceRecord['tax_behavior'] | undefined;
  metadata?: Record<string, string> | null | undefined;
  active?: boolean | undefined;
  nickname?: string | undefined;
  lookup_key?: string | undefined;
}

export function createPrice(world: World, order: PriceOrder): PriceRecord {
  const currency = order.currency.toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) {
    throw invalidRequest(`Invalid currency: ${order.currency}`, { param: 'currency' });
  }
  const { recurring } = order;
  return world.store.prices.put({
    id: newId('price'),
    created: world.clock.now(),
    active: order.active ?? true,
    currency,
    product: order.product,
    unit_amount: order.unit_amount,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          trial_period_days: recurring.trial_period_days ?? null,
        }
      : null,
    nickname: order.nickname ?? null,
    lookup_key: order.lookup_key ?? null,
    metadata: mergeMetadata({}, order.metadata),
    tax_behavior: order.tax_behavior ?? 'unspecified',
  });
}

/** A lookup key belongs to one price; it moves only when asked to (Stripe docs, Prices). */
export function claimLookupKey(world: World, key: string | undefined, transfer: boolean): void {
  if (key === undefined) return;
  const holder = world.store.prices.all().find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  world.store.prices.update(holder.id, { lookup_key: null });
}
