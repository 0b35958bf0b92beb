import { z } from 'zod';

/** Seconds since 1970. */
const timestamp = z.number().int();
const metadata = z.record(z.string(), z.string());
export type Json = z.infer<ReturnType<typeof z.json>>;

/** A deleted customer keeps its row, because Stripe still answers its id with `deleted: true`. */
const customer = z.object({
  id: z.string(),
  created: timestamp,
  deleted: z.boolean(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  metadata,
  default_payment_method: z.string().nullable(),
});
export type CustomerRow = z.infer<typeof customer>;

const product = z.object({
  id: z.string(),
  created: timestamp,
  name: z.string(),
  active: z.boolean(),
  marketing_features: z.array(z.object({ name: z.string() })),
  default_price: z.string().nullable(),
});
export type ProductRow = z.infer<typeof product>;

/** A monthly price in cents. */
const price = z.object({
  id: z.string(),
  created: timestamp,
  active: z.boolean(),
  currency: z.string(),
  product: z.string(),
  unit_amount: z.number().int(),
});
export type PriceRow = z.infer<typeof price>;

/** A card. Its last four digits decide whether charges succeed (`payment-methods.ts`). */
const paymentMethod = z.object({
  id: z.string(),
  created: timestamp,
  customer: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_year: z.number().int(),
});
export type PaymentMethodRow = z.infer<typeof paymentMethod>;

const invoiceLine = z.object({
  id: z.string(),
  amount: z.number().int(),
  description: z.string(),
  period: z.object({ start: timestamp, end: timestamp }),
  proration: z.boolean(),
});
export type InvoiceLineRow = z.infer<typeof invoiceLine>;

/** An invoice is final when it is created. Stripe's hour as a draft is left out. */
const invoice = z.object({
  id: z.string(),
  created: timestamp,
  customer: z.string(),
  subscription: z.string(),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update']),
  currency: z.string(),
  status: z.enum(['open', 'paid']),
  lines: z.array(invoiceLine),
  total: z.number().int(),
  amount_due: z.number().int(),
  amount_paid: z.number().int(),
  attempt_count: z.number().int(),
  next_payment_attempt: timestamp.nullable(),
});
export type InvoiceRow = z.infer<typeof invoice>;

const subscription = z.object({
  id: z.string(),
  created: timestamp,
  customer: z.string(),
  status: z.enum(['active', 'trialing', 'past_due', 'canceled']),
  /** The plan is the first item. */
  items: z.array(z.object({ id: z.string(), created: timestamp, price: z.string() })).min(1),
  current_period_start: timestamp,
  current_period_end: timestamp,
  cancel_at: timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  canceled_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  default_payment_method: z.string().nullable(),
  latest_invoice: z.string().nullable(),
  metadata,
  trial_end: timestamp.nullable(),
  /** Prorations for the next invoice. */
  pending_lines: z.array(invoiceLine),
  /** The number of next charges that fail with any card (`/_control/fail-renewal`). */
  failing_charges: z.number().int().min(0),
});
export type SubscriptionRow = z.infer<typeof subscription>;

const checkoutSession = z.object({
  id: z.string(),
  created: timestamp,
  expires_at: timestamp,
  status: z.enum(['open', 'complete', 'expired']),
  customer: z.string(),
  client_reference_id: z.string().nullable(),
  metadata,
  success_url: z.string(),
  cancel_url: z.string().nullable(),
  line_items: z.tuple([z.object({ price: z.string() })]),
  subscription_data: z.object({ metadata, trial_period_days: z.number().int().nullable() }),
  allow_promotion_codes: z.boolean().nullable(),
  automatic_tax: z.boolean(),
  subscription: z.string().nullable(),
});
export type CheckoutSessionRow = z.infer<typeof checkoutSession>;

const enabled = z.object({ enabled: z.boolean() });
const portalFeatures = z.object({
  customer_update: enabled.extend({ allowed_updates: z.array(z.string()) }),
  invoice_history: enabled,
  payment_method_update: enabled,
  subscription_cancel: enabled.extend({
    mode: z.literal('at_period_end'),
    proration_behavior: z.literal('none'),
    cancellation_reason: enabled.extend({ options: z.array(z.string()) }),
  }),
  subscription_update: enabled.extend({
    default_allowed_updates: z.array(z.string()),
    proration_behavior: z.literal('create_prorations'),
    trial_update_behavior: z.enum(['continue_trial', 'end_trial']),
    products: z.array(z.object({ product: z.string(), prices: z.array(z.string()) })),
  }),
});
export type PortalFeatures = z.infer<typeof portalFeatures>;

const portalConfiguration = z.object({
  id: z.string(),
  created: timestamp,
  is_default: z.boolean(),
  metadata,
  features: portalFeatures,
});
export type PortalConfigurationRow = z.infer<typeof portalConfiguration>;

const portalFlow = z.object({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update_confirm']),
  /** Null for `payment_method_update`, which has no subscription. */
  subscription: z.string().nullable(),
  /** The new price; null except for `subscription_update_confirm`. */
  price: z.string().nullable(),
  after: z.object({ return_url: z.string().nullable() }),
});

const portalSession = z.object({
  id: z.string(),
  created: timestamp,
  customer: z.string(),
  configuration: z.string(),
  return_url: z.string().nullable(),
  /** The page that the session opens at; null opens the overview. */
  flow: portalFlow.nullable(),
});
export type PortalSessionRow = z.infer<typeof portalSession>;

const webhookEndpoint = z.object({
  id: z.string(),
  created: timestamp,
  url: z.string(),
  enabled_events: z.array(z.string()),
  secret: z.string(),
  status: z.enum(['enabled', 'disabled']),
});
export type WebhookEndpointRow = z.infer<typeof webhookEndpoint>;

const event = z.object({
  id: z.string(),
  created: timestamp,
  type: z.string(),
  object: z.json(),
});
export type EventRow = z.infer<typeof event>;

/** One event for one endpoint. */
const delivery = z.object({
  id: z.string(),
  event: z.string(),
  endpoint: z.string(),
  state: z.enum(['pending', 'held', 'delivered', 'failed', 'dropped']),
  attempts: z.number().int(),
  /** The machine's time in milliseconds. */
  due_at: z.number(),
  /** The order among deliveries that are due at the same time. */
  order: z.number().int(),
  last_result: z.string().nullable(),
});
export type DeliveryRow = z.infer<typeof delivery>;

/** The answer to the first request with an Idempotency-Key. The key is the `id`. */
const idempotentReply = z.object({
  id: z.string(),
  created_at: z.number(),
  request: z.string(),
  body: z.string(),
});

/** Set by the control routes. */
const settings = z.object({
  clock_offset_ms: z.number().int().default(0),
  /** The number of deliveries of each new event to each endpoint. */
  copies: z.number().int().min(1).default(1),
  /** The number of next events that are not delivered. */
  drop: z.number().int().min(0).default(0),
  hold: z.boolean().default(false),
  /** The maximum number of parallel deliveries. */
  parallel: z.number().int().min(1).default(1),
});
export type Settings = z.infer<typeof settings>;
export const DEFAULT_SETTINGS = settings.parse({});

/** The shape of the state file and of `GET /_control/state`. */
export const stateSchema = z.object({
  settings: settings.default(DEFAULT_SETTINGS),
  customers: z.array(customer).default([]),
  products: z.array(product).default([]),
  prices: z.array(price).default([]),
  payment_methods: z.array(paymentMethod).default([]),
  subscriptions: z.array(subscription).default([]),
  invoices: z.array(invoice).default([]),
  checkout_sessions: z.array(checkoutSession).default([]),
  portal_sessions: z.array(portalSession).default([]),
  portal_configurations: z.array(portalConfiguration).default([]),
  webhook_endpoints: z.array(webhookEndpoint).default([]),
  events: z.array(event).default([]),
  deliveries: z.array(delivery).default([]),
  idempotent_replies: z.array(idempotentReply).default([]),
});
export type State = z.infer<typeof stateSchema>;
