import type Stripe from 'stripe';
import type { Api } from './server/api.ts';
import { existing } from './server/api-error.ts';
import { bool, list, listPage, paging, text, url, type ParamShape } from './server/params.ts';
import type { WebhookEndpointRow } from './server/state.ts';
import { newId } from './server/store.ts';
import type { StripeObject } from './server/stripe-object.ts';
import type { World } from './world.ts';

/** Omits the secret, which Stripe shows only when the endpoint is created. */
function presentEndpoint(row: WebhookEndpointRow): StripeObject<Stripe.WebhookEndpoint> {
  return {
    id: row.id,
    object: 'webhook_endpoint',
    created: row.created,
    enabled_events: row.enabled_events,
    livemode: false,
    metadata: {},
    status: row.status,
    url: row.url,
  };
}

const createParams = {
  enabled_events: list(text()),
  url: url(),
} satisfies ParamShape<Stripe.WebhookEndpointCreateParams>;
const updateParams = {
  disabled: bool().optional(),
  enabled_events: list(text()).optional(),
} satisfies ParamShape<Stripe.WebhookEndpointUpdateParams>;

export function webhookEndpointRoutes(api: Api, { store, clock }: World): void {
  const { webhookEndpoints } = store;
  const path = '/webhook_endpoints';
  const find = (id: string) => existing(webhookEndpoints.find(id), 'webhook endpoint', id);

  api.post(path, createParams, ({ url: address, enabled_events }) => {
    const row = webhookEndpoints.put({
      id: newId('we'),
      created: clock.now(),
      url: address,
      enabled_events,
      secret: newId('whsec', 32),
      status: 'enabled',
    });
    return { ...presentEndpoint(row), secret: row.secret };
  });
  api.get(path, paging, (page) =>
    listPage(`/v1${path}`, webhookEndpoints.newestFirst(), page, presentEndpoint),
  );
  api.get(`${path}/:id`, {}, (_params, id) => presentEndpoint(find(id)));
  api.post(`${path}/:id`, updateParams, ({ disabled, enabled_events }, id) => {
    const status = (disabled ?? find(id).status === 'disabled') ? 'disabled' : 'enabled';
    return presentEndpoint(webhookEndpoints.update(find(id).id, { enabled_events, status }));
  });
}
