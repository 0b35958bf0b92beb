import { z } from 'zod';
import { checkoutSessionRecord } from './records/checkout-session.ts';
import { customerRecord } from './records/customer.ts';
import { invoiceRecord } from './records/invoice.ts';
import { paymentMethodRecord } from './records/payment-method.ts';
import { portalConfigurationRecord, portalSessionRecord } from './records/portal.ts';
import { priceRecord } from './records/price.ts';
import { productRecord } from './records/product.ts';
import { subscriptionRecord } from './records/subscription.ts';
import {
  deliveryRecord,
  eventRecord,
  idempotentReplyRecord,
  webhookEndpointRecord,
} from './records/webhook.ts';

/** What the control routes set. */
const settingsSchema = z.object({
  clock_offset_ms: z.number().int(),
  /** How often each new event goes to each endpoint. */
  copies: z.number().int().min(1),
  delay_ms: z.number().int().min(0),
  /** So many of the next events are never delivered. */
  drop: z.number().int().min(0),
  hold: z.boolean(),
  /** How many deliveries may be under way at once. */
  parallel: z.number().int().min(1),
});
export type Settings = z.infer<typeof settingsSchema>;

export const DEFAULT_SETTINGS: Settings = {
  clock_offset_ms: 0,
  copies: 1,
  delay_ms: 0,
  drop: 0,
  hold: false,
  parallel: 1,
};

/** All that the stand-in knows: the shape of its file and of `GET /_control/state`. */
export const stateSchema = z.object({
  settings: settingsSchema,
  customers: z.array(customerRecord),
  products: z.array(productRecord),
  prices: z.array(priceRecord),
  payment_methods: z.array(paymentMethodRecord),
  subscriptions: z.array(subscriptionRecord),
  invoices: z.array(invoiceRecord),
  checkout_sessions: z.array(checkoutSessionRecord),
  portal_sessions: z.array(portalSessionRecord),
  portal_configurations: z.array(portalConfigurationRecord),
  webhook_endpoints: z.array(webhookEndpointRecord),
  events: z.array(eventRecord),
  deliveries: z.array(deliveryRecord),
  idempotent_replies: z.array(idempotentReplyRecord),
});
export type State = z.infer<typeof stateSchema>;

export const EMPTY_STATE: State = {
  settings: DEFAULT_SETTINGS,
  customers: [],
  products: [],
  prices: [],
  payment_methods: [],
  subscriptions: [],
  invoices: [],
  checkout_sessions: [],
  portal_sessions: [],
  portal_configurations: [],
  webhook_endpoints: [],
  events: [],
  deliveries: [],
  idempotent_replies: [],
};
