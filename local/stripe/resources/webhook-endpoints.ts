import type Stripe from 'stripe';
import { z } from 'zod';
import { notFound } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { listPage } from '../api/list-page.ts';
import {
  bool,
  clearableText,
  list,
  mergeMetadata,
  metadata,
  paging,
  text,
  url,
  type ParamShape,
} from '../api/params.ts';
import { newId } from '../ids.ts';
import { presentWebhookEndpoint } from '../objects/webhook-endpoint.ts';
import type { WebhookEndpointRecord } from '../records/webhook.ts';
import type { World } from '../world.ts';

const changeable = {
  description: clearableText().optional(),
  metadata: metadata().optional(),
};
const createParams = {
  ...changeable,
  api_version: text().optional(),
  connect: z.literal('false').optional(),
  enabled_events: list(text()),
  url: url(),
} satisfies ParamShape<Stripe.WebhookEndpointCreateParams>;
const updateParams = {
  ...changeable,
  disabled: bool().optional(),
  enabled_events: list(text()).optional(),
  url: url().optional(),
} satisfies ParamShape<Stripe.WebhookEndpointUpdateParams>;

export function webhookEndpointRoutes(endpoints: Endpoints, world: World): void {
  const { webhookEndpoints } = world.store;
  const existing = (id: string): WebhookEndpointRecord => {
    const row = webhookEndpoints.find(id);
    if (!row) throw notFound('webhook endpoint', id);
    return row;
  };

  endpoints.post('/webhook_endpoints', createParams, (params) => {
    const row = webhookEndpoints.put({
      id: newId('we'),
      created: world.clock.now(),
      url: params.url,
      enabled_events: params.enabled_events,
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
      secret: newId('whsec', 32),
      status: 'enabled',
      api_version: params.api_version ?? null,
    });
    return {
      ...presentWebhookEndpoint(row),
      secret: row.secret,
    } satisfies Stripe.WebhookEndpoint;
  });
  endpoints.get('/webhook_endpoints', paging, (page) =>
    listPage('/v1/webhook_endpoints', webhookEndpoints.newestFirst(), page, presentWebhookEndpoint),
  );
  endpoints.get('/webhook_endpoints/:id', {}, (_params, id) =>
    presentWebhookEndpoint(existing(id)),
  );
  endpoints.post('/webhook_endpoints/:id', updateParams, ({ disabled, ...params }, id) => {
    const row = existing(id);
    const changed = webhookEndpoints.update(id, {
      ...params,
      metadata: mergeMetadata(row.metadata, params.metadata),
      status: disabled === undefined ? undefined : disabled ? 'disabled' : 'enabled',
    });
    return presentWebhookEndpoint(changed);
  });
  endpoints.delete('/webhook_endpoints/:id', {}, (_params, id) => {
    webhookEndpoints.remove(existing(id).id);
    return {
      id,
      object: 'webhook_endpoint',
      deleted: true,
    } satisfies Stripe.DeletedWebhookEndpoint;
  });
}
