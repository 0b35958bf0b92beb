import { z } from 'zod';
import { metadata, timestamp } from './common.ts';

export const checkoutSessionRecord = z.object({
  id: z.string(),
  created: timestamp,
  expires_at: timestamp,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['unpaid', 'paid', 'no_payment_required']),
  customer: z.string().nullable(),
  customer_email: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  metadata,
  success_url: z.string(),
  cancel_url: z.string().nullable(),
  currency: z.string(),
  line_items: z.array(
    z.object({ id: z.string(), price: z.string(), quantity: z.number().int().min(1) }),
  ),
  subscription_data: z.object({
    metadata,
    description: z.string().nullable(),
    trial_period_days: z.number().int().nullable(),
    trial_end: timestamp.nullable(),
  }),
  allow_promotion_codes: z.boolean().nullable(),
  automatic_tax: z.boolean(),
  billing_address_collection: z.enum(['auto', 'required']).nullable(),
  payment_method_collection: z.enum(['always', 'if_required']),
  phone_number_collection: z.boolean(),
  tax_id_collection: z.boolean(),
  locale: z.string().nullable(),
  /** What the person typed on the page, once it is complete. */
  collected: z.object({ email: z.string(), name: z.string() }).nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
});
export type CheckoutSessionRecord = z.infer<typeof checkoutSessionRecord>;
