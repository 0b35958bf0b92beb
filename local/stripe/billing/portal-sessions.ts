import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import { invalidRequest, missingParam, noSuch } from '../server/api-error.ts';
import { text, url, type ParamShape } from '../server/params.ts';
import type { PortalConfigurationRow, PortalSessionRow } from '../server/state.ts';
import { newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';

function presentSession(
  { publicUrl }: World,
  row: PortalSessionRow,
): StripeObject<Stripe.BillingPortal.Session> {
  return {
    id: row.id,
    object: 'billing_portal.session',
    configuration: row.configuration,
    created: row.created,
    customer: row.customer,
    livemode: false,
    return_url: row.return_url,
    url: `${publicUrl}/p/session/${row.id}`,
  };
}

const aboutSubscription = z.strictObject({ subscription: text() }).optional();
const createParams = {
  configuration: text().optional(),
  customer: text(),
  flow_data: z
    .strictObject({
      type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update']),
      after_completion: z
        .strictObject({
          type: z.literal('redirect'),
          redirect: z.strictObject({ return_url: url() }),
        })
        .optional(),
      subscription_cancel: aboutSubscription,
      subscription_update: aboutSubscription,
    })
    .optional(),
  return_url: url().optional(),
} satisfies ParamShape<Stripe.BillingPortal.SessionCreateParams>;
type FlowData = NonNullable<z.infer<z.ZodObject<typeof createParams>>['flow_data']>;

/** Returns the subscription of a flow. Throws if it is another customer's or cannot be changed. */
function flowSubscription(world: World, customer: string, flow: FlowData): string | null {
  const { type } = flow;
  if (type === 'payment_method_update') return null;
  const id = flow[type]?.subscription;
  const param = `flow_data[${type}][subscription]`;
  if (id === undefined) throw missingParam(param);
  const row = world.store.subscriptions.find(id);
  if (row?.customer !== customer) throw noSuch('subscription', id, param);
  if (row.ended_at !== null) {
    throw invalidRequest(`The subscription ${id} is ${row.status} and cannot be changed.`, {
      param,
    });
  }
  if (type === 'subscription_cancel' && row.cancel_at !== null) {
    throw invalidRequest(`The subscription ${id} is already set to be canceled.`, { param });
  }
  return id;
}

function portalFlow(
  world: World,
  customer: string,
  flow: FlowData | undefined,
  { features }: PortalConfigurationRow,
): PortalSessionRow['flow'] {
  if (!flow) return null;
  const { type, after_completion } = flow;
  if (!features[type].enabled) {
    throw invalidRequest(
      `The portal configuration does not have the feature ${type} enabled, so the flow ${type} cannot be used.`,
      { param: 'flow_data[type]' },
    );
  }
  return {
    type,
    subscription: flowSubscription(world, customer, flow),
    after: { return_url: after_completion?.redirect.return_url ?? null },
  };
}

/** Returns the configuration with the id, or the default one. */
function findConfiguration({ store }: World, id: string | undefined): PortalConfigurationRow {
  const row = store.portalConfigurations
    .all()
    .find((candidate) => (id === undefined ? candidate.is_default : candidate.id === id));
  if (!row) throw noSuch('configuration', id ?? 'default', 'configuration');
  return row;
}

export function portalSessionRoutes(api: Api, world: World): void {
  api.post('/billing_portal/sessions', createParams, (params) => {
    const { customers, portalSessions } = world.store;
    const customer = customers.find(params.customer);
    if (!customer || customer.deleted) throw noSuch('customer', params.customer, 'customer');
    const configuration = findConfiguration(world, params.configuration);
    const row = portalSessions.put({
      id: newId('bps'),
      created: world.clock.now(),
      customer: customer.id,
      configuration: configuration.id,
      return_url: params.return_url ?? null,
      flow: portalFlow(world, customer.id, params.flow_data, configuration),
    });
    return presentSession(world, row);
  });
}
