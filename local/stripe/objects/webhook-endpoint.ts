import type Stripe from 'stripe';
import type { WebhookEndpointRecord } from '../records/webhook.ts';
import type { Wire } from './wire.ts';

/** The secret is not in it: Stripe shows it once, when the endpoint is made. */
export function presentWebhookEndpoint(row: WebhookEndpointRecord): Wire<Stripe.WebhookEndpoint> {
  return {
    id: row.id,
    object: 'webhook_endpoint',
    api_version: row.api_version,
    application: null,
    created: row.created,
    description: row.description,
    enabled_events: row.enabled_events,
    livemode: false,
    metadata: row.metadata,
    status: row.status,
    url: row.url,
  };
}
