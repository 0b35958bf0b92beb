import { z } from 'zod';
import { metadata, timestamp } from './common.ts';

export const intervalSchema = z.enum(['day', 'week', 'month', 'year']);

const recurringRecord = z.object({
  interval: intervalSchema,
  interval_count: z.number().int().min(1),
  trial_period_days: z.number().int().nullable(),
});
export type RecurringRecord = z.infer<typeof recurringRecord>;

/** A price per unit in whole cents. Tiers, metering and custom amounts are not kept. */
export const priceRecord = z.object({
  id: z.string(),
  created: timestamp,
  active: z.boolean(),
  currency: z.string(),
  product: z.string(),
  unit_amount: z.number().int(),
  recurring: recurringRecord.nullable(),
  nickname: z.string().nullable(),
  lookup_key: z.string().nullable(),
  metadata,
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']),
});
export type PriceRecord = z.infer<typeof priceRecord>;
