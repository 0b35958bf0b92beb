import { z } from 'zod';
import { address, metadata, timestamp } from './common.ts';

/** A customer. A deleted one stays, so that its id keeps answering `deleted: true`. */
export const customerRecord = z.object({
  id: z.string(),
  created: timestamp,
  deleted: z.boolean(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  phone: z.string().nullable(),
  address: address.nullable(),
  metadata,
  preferred_locales: z.array(z.string()),
  tax_exempt: z.enum(['none', 'exempt', 'reverse']),
  default_payment_method: z.string().nullable(),
  /** Cents; below zero is a credit that the next invoice uses up. */
  balance: z.number().int(),
  currency: z.string().nullable(),
  delinquent: z.boolean(),
  invoice_prefix: z.string(),
  next_invoice_sequence: z.number().int(),
});
export type CustomerRecord = z.infer<typeof customerRecord>;
