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
  url,
  type ParamShape,
} from '../api/params.ts';

const enabled = z.strictObject({ enabled: bool() });

export const createParams = {
  allow_promotion_codes: bool().optional(),
  automatic_tax: enabled.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: url().optional(),
  client_reference_id: text(200).optional(),
  customer: text().optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: text(800).optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
      shipping: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  discounts: list(
    z.strictObject({ coupon: text().optional(), promotion_code: text().optional() }),
  ).optional(),
  expires_at: integer().optional(),
  line_items: list(z.strictObject({ price: text(), quantity: integer(1).default(1) })).default([]),
  locale: text().optional(),
  metadata: metadata().optional(),
  mode: z.enum(['payment', 'setup', 'subscription']).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  phone_number_collection: enabled.optional(),
  subscription_data: z
    .strictObject({
      description: clearableText(500).default(null),
      metadata: metadata().optional(),
      trial_end: integer().optional(),
      trial_period_days: integer(1).optional(),
    })
    .default({ description: null }),
  success_url: url().optional(),
  tax_id_collection: enabled.optional(),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']).default('hosted_page'),
} satisfies ParamShape<Stripe.Checkout.SessionCreateParams>;
export type CreateParams = z.infer<z.ZodObject<typeof createParams>>;

export const listParams = {
  ...paging,
  created: range().optional(),
  customer: text().optional(),
  customer_details: z.strictObject({ email: text() }).optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  subscription: text().optional(),
} satisfies ParamShape<Stripe.Checkout.SessionListParams>;
export type ListParams = z.infer<z.ZodObject<typeof listParams>>;

/** Stripe's, but nothing that a plain subscription by card needs. */
export const UNSUPPORTED: (keyof Stripe.Checkout.SessionCreateParams)[] = [
  'adaptive_pricing',
  'after_expiration',
  'allowed_payment_method_types',
  'branding_settings',
  'consent_collection',
  'currency',
  'custom_fields',
  'custom_text',
  'customer_account',
  'excluded_payment_method_types',
  'integration_identifier',
  'invoice_creation',
  'managed_payments',
  'name_collection',
  'optional_items',
  'origin_context',
  'payment_intent_data',
  'payment_method_configuration',
  'payment_method_data',
  'payment_method_options',
  'permissions',
  'redirect_on_completion',
  'return_url',
  'saved_payment_method_options',
  'setup_intent_data',
  'shipping_address_collection',
  'shipping_options',
  'submit_type',
  'wallet_options',
];
