import { z } from 'zod';
import { json, metadata, timestamp } from './common.ts';

export const webhookEndpointRecord = z.object({
  id: z.string(),
  created: timestamp,
  url: z.string(),
  enabled_events: z.array(z.string()),
  description: z.string().nullable(),
  metadata,
  secret: z.string(),
  status: z.enum(['enabled', 'disabled']),
  api_version: z.string().nullable(),
});
export type WebhookEndpointRecord = z.infer<typeof webhookEndpointRecord>;

/** The events that the stand-in sends; README.md says when. */
const eventType = z.enum([
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
]);

export const eventRecord = z.object({
  id: z.string(),
  created: timestamp,
  type: eventType,
  object: json,
  previous_attributes: json.nullable(),
  /** The API request that made it; null for pages, control routes and the passing of time. */
  request: z.object({ id: z.string(), idempotency_key: z.string().nullable() }).nullable(),
});
export type EventRecord = z.infer<typeof eventRecord>;

/** One event on its way to one endpoint. Times are the machine's, in milliseconds. */
export const deliveryRecord = z.object({
  id: z.string(),
  event: z.string(),
  endpoint: z.string(),
  state: z.enum(['pending', 'held', 'delivered', 'failed', 'dropped']),
  attempts: z.number().int(),
  due_at: z.number(),
  /** Among those due at the same time the lower goes first. */
  order: z.number().int(),
  last_result: z.string().nullable(),
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

/** The stored reply to a request with an Idempotency-Key (`id`). */
export const idempotentReplyRecord = z.object({
  id: z.string(),
  created_at: z.number(),
  request: z.string(),
  status: z.number().int(),
  body: z.string(),
});
export type IdempotentReplyRecord = z.infer<typeof idempotentReplyRecord>;
