import { z } from 'zod';
import { metadata, timestamp } from './common.ts';
import { invoiceLineRecord } from './invoice.ts';

const subscriptionItemRecord = z.object({
  id: z.string(),
  created: timestamp,
  price: z.string(),
  quantity: z.number().int().min(1),
  metadata,
});
export type SubscriptionItemRecord = z.infer<typeof subscriptionItemRecord>;

const cancellationReason = z.enum(['cancellation_requested', 'payment_failed']);

/** All items share one period: prices with different intervals in one subscription are refused. */
export const subscriptionRecord = z.object({
  id: z.string(),
  created: timestamp,
  customer: z.string(),
  status: z.enum([
    'active',
    'trialing',
    'past_due',
    'incomplete',
    'incomplete_expired',
    'canceled',
  ]),
  currency: z.string(),
  items: z.array(subscriptionItemRecord),
  billing_cycle_anchor: timestamp,
  current_period_start: timestamp,
  current_period_end: timestamp,
  cancel_at: timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  canceled_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  cancellation: z.object({
    comment: z.string().nullable(),
    feedback: z.string().nullable(),
    reason: cancellationReason.nullable(),
  }),
  default_payment_method: z.string().nullable(),
  description: z.string().nullable(),
  latest_invoice: z.string().nullable(),
  metadata,
  start_date: timestamp,
  trial_start: timestamp.nullable(),
  trial_end: timestamp.nullable(),
  automatic_tax: z.boolean(),
  /** Prorations that wait for the next invoice. */
  pending_lines: z.array(invoiceLineRecord),
  /** The control route's order: this many charges fail, whatever the card. */
  failing_charges: z.number().int().min(0),
});
export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;
