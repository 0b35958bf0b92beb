import { z } from 'zod';
import { metadata, timestamp } from './common.ts';

export const invoiceLineRecord = z.object({
  id: z.string(),
  amount: z.number().int(),
  description: z.string(),
  period: z.object({ start: timestamp, end: timestamp }),
  price: z.string(),
  product: z.string(),
  unit_amount: z.number().int(),
  quantity: z.number().int(),
  subscription_item: z.string(),
  proration: z.boolean(),
});
export type InvoiceLineRecord = z.infer<typeof invoiceLineRecord>;

/** An invoice of a subscription, finalized when it is made (the hour as a draft is left out). */
export const invoiceRecord = z.object({
  id: z.string(),
  created: timestamp,
  number: z.string(),
  customer: z.string(),
  subscription: z.string(),
  subscription_metadata: metadata,
  billing_reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  lines: z.array(invoiceLineRecord),
  total: z.number().int(),
  amount_due: z.number().int(),
  amount_paid: z.number().int(),
  starting_balance: z.number().int(),
  ending_balance: z.number().int(),
  attempt_count: z.number().int(),
  next_payment_attempt: timestamp.nullable(),
  period_start: timestamp,
  period_end: timestamp,
  paid_at: timestamp.nullable(),
  voided_at: timestamp.nullable(),
  automatic_tax: z.boolean(),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;
