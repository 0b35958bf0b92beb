import { z } from 'zod';
import { metadata, timestamp } from './common.ts';

const onOff = z.object({ enabled: z.boolean() });
const proration = z.enum(['always_invoice', 'create_prorations', 'none']);

/** What customers may do in the portal, in Stripe's own shape. */
const portalFeatures = z.object({
  customer_update: onOff.extend({ allowed_updates: z.array(z.string()) }),
  invoice_history: onOff,
  payment_method_update: onOff,
  subscription_cancel: onOff.extend({
    mode: z.enum(['at_period_end', 'immediately']),
    proration_behavior: z.literal('none'),
    cancellation_reason: onOff.extend({ options: z.array(z.string()) }),
  }),
  subscription_update: onOff.extend({
    default_allowed_updates: z.array(z.string()),
    proration_behavior: proration,
    products: z.array(z.object({ product: z.string(), prices: z.array(z.string()) })),
  }),
});
export type PortalFeatures = z.infer<typeof portalFeatures>;

export const portalConfigurationRecord = z.object({
  id: z.string(),
  created: timestamp,
  updated: timestamp,
  active: z.boolean(),
  is_default: z.boolean(),
  name: z.string().nullable(),
  metadata,
  default_return_url: z.string().nullable(),
  business_profile: z.object({
    headline: z.string().nullable(),
    privacy_policy_url: z.string().nullable(),
    terms_of_service_url: z.string().nullable(),
  }),
  login_page: z.boolean(),
  features: portalFeatures,
});
export type PortalConfigurationRecord = z.infer<typeof portalConfigurationRecord>;

export const portalFlowType = z.enum([
  'payment_method_update',
  'subscription_cancel',
  'subscription_update',
  'subscription_update_confirm',
]);

const portalFlow = z.object({
  type: portalFlowType,
  /** The subscription it is about; null for the card, which is the customer's. */
  subscription: z.string().nullable(),
  /** For `subscription_update_confirm`: what is to change. */
  items: z.array(
    z.object({
      id: z.string(),
      price: z.string().nullable(),
      quantity: z.number().int().nullable(),
    }),
  ),
  after: z.object({
    type: z.enum(['portal_homepage', 'redirect', 'hosted_confirmation']),
    return_url: z.string().nullable(),
    message: z.string().nullable(),
  }),
});
export type PortalFlow = z.infer<typeof portalFlow>;

export const portalSessionRecord = z.object({
  id: z.string(),
  created: timestamp,
  customer: z.string(),
  configuration: z.string(),
  return_url: z.string().nullable(),
  locale: z.string().nullable(),
  flow: portalFlow.nullable(),
});
export type PortalSessionRecord = z.infer<typeof portalSessionRecord>;
