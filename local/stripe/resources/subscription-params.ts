import type Stripe from 'stripe';
import { z } from 'zod';
import {
  bool,
  clearableText,
  integer,
  list,
  metadata,
  paging,
  range,
  text,
  type ParamShape,
} from '../api/params.ts';

const proration_behavior = z.enum(['always_invoice', 'create_prorations', 'none']);
const feedback = z.enum([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
]);
const cancellation_details = z.strictObject({
  comment: clearableText().optional(),
  feedback: feedback.optional(),
});
export type CancellationParams = z.infer<typeof cancellation_details>;

export const createParams = {
  automatic_tax: z.strictObject({ enabled: bool() }).optional(),
  collection_method: z.literal('charge_automatically').optional(),
  customer: text(),
  default_payment_method: text().optional(),
  description: clearableText(500).optional(),
  items: list(
    z.strictObject({
      price: text(),
      quantity: integer(1).default(1),
      metadata: metadata().optional(),
    }),
  ),
  metadata: metadata().optional(),
  off_session: bool().optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  proration_behavior: proration_behavior.optional(),
  trial_end: integer().optional(),
  trial_period_days: integer(1).optional(),
} satisfies ParamShape<Stripe.SubscriptionCreateParams>;
export type CreateParams = z.infer<z.ZodObject<typeof createParams>>;

export const updateParams = {
  /** A time, a way to say 'at the end of the period', or empty for never. */
  cancel_at: z.string().optional(),
  cancel_at_period_end: bool().optional(),
  cancellation_details: cancellation_details.optional(),
  default_payment_method: text().optional(),
  description: clearableText(500).optional(),
  items: list(
    z.strictObject({
      id: text().optional(),
      price: text().optional(),
      quantity: integer(1).optional(),
      deleted: bool().optional(),
      metadata: metadata().optional(),
    }),
  ).optional(),
  metadata: metadata().optional(),
  off_session: bool().optional(),
  payment_behavior: z.literal('allow_incomplete').optional(),
  proration_behavior: proration_behavior.default('create_prorations'),
  trial_end: z.literal('now').optional(),
} satisfies ParamShape<Stripe.SubscriptionUpdateParams>;
export type UpdateParams = z.infer<z.ZodObject<typeof updateParams>>;

export const listParams = {
  ...paging,
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  created: range().optional(),
  current_period_end: range().optional(),
  current_period_start: range().optional(),
  customer: text().optional(),
  plan: text().optional(),
  price: text().optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
} satisfies ParamShape<Stripe.SubscriptionListParams>;
export type ListParams = z.infer<z.ZodObject<typeof listParams>>;

export const cancelParams = {
  cancellation_details: cancellation_details.optional(),
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
} satisfies ParamShape<Stripe.SubscriptionCancelParams>;

export const UNSUPPORTED: (
  keyof Stripe.SubscriptionCreateParams | keyof Stripe.SubscriptionUpdateParams
)[] = [
  'add_invoice_items',
  'application_fee_percent',
  'backdate_start_date',
  'billing_cycle_anchor',
  'billing_cycle_anchor_config',
  'billing_mode',
  'billing_schedules',
  'billing_thresholds',
  'cancel_at',
  'cancel_at_period_end',
  'currency',
  'customer_account',
  'days_until_due',
  'default_source',
  'default_tax_rates',
  'discounts',
  'invoice_settings',
  'on_behalf_of',
  'pause_collection',
  'payment_settings',
  'pending_invoice_item_interval',
  'proration_date',
  'transfer_data',
  'trial_from_plan',
  'trial_settings',
];
