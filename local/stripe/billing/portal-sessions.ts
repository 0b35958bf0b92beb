import type Stripe from 'stripe';
import { z } from 'zod';
import type { Api } from '../server/api.ts';
import { invalidRequest, missingParam, noSuch, notSupported } from '../server/api-error.ts';
import { integer, list, text, url, type ParamShape } from '../server/params.ts';
import type { PortalConfigurationRow, PortalSessionRow, SubscriptionRow } from '../server/state.ts';
import { newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';
import { sellablePrice } from './prices.ts';

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

const createParams = {
  configuration: text().optional(),
  customer: text(),
  flow_data: z
    .strictObject({
      type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update_confirm']),
      after_completion: z
        .strictObject({
          type: z.literal('redirect'),
          redirect: z.strictObject({ return_url: url() }),
        })
        .optional(),
      subscription_cancel: z.strictObject({ subscription: text() }).optional(),
      subscription_update_confirm: z
        .strictObject({
          subscription: text(),
          items: list(
            z.strictObject({ id: text(), price: text(), quantity: integer(1).optional() }),
          ),
        })
        .optional(),
    })
    .optional(),
  return_url: url().optional(),
} satisfies ParamShape<Stripe.BillingPortal.SessionCreateParams>;
type FlowData = NonNullable<z.infer<z.ZodObject<typeof createParams>>['flow_data']>;

/** The feature of the configuration that a flow uses. */
const FEATURE = {
  payment_method_update: 'payment_method_update',
  subscription_cancel: 'subscription_cancel',
  subscription_update_confirm: 'subscription_update',
} as const;

/** Returns the subscription of a flow. Throws if it is another customer's or cannot be changed. */
function flowSubscription(world: World, customer: string, flow: FlowData): SubscriptionRow | null {
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
  return row;
}

/**
 * Returns the new price of a `subscription_update_confirm`. Throws unless the flow changes the only
 * item of the subscription to a price that the configuration offers (Stripe API, Portal session).
 */
function newPrice(
  world: World,
  subscription: SubscriptionRow | null,
  flow: FlowData,
  { features }: PortalConfigurationRow,
): string | null {
  if (flow.type !== 'subscription_update_confirm') return null;
  const base = 'flow_data[subscription_update_confirm][items]';
  const [item, ...others] = flow.subscription_update_confirm?.items ?? [];
  if (!item) throw missingParam(base);
  if (others.length > 0) {
    throw invalidRequest('Only one item can be updated in this flow.', { param: base });
  }
  if (subscription && subscription.items.length > 1) {
    throw invalidRequest(
      `The subscription ${subscription.id} has multiple items and cannot be updated in this flow.`,
      { param: 'flow_data[subscription_update_confirm][subscription]' },
    );
  }
  if (item.id !== subscription?.items[0]?.id) {
    throw noSuch('subscription item', item.id, `${base}[0][id]`);
  }
  const param = `${base}[0][price]`;
  const { id } = sellablePrice(world, item.price, param);
  const { products, trial_update_behavior } = features.subscription_update;
  const offered = products.flatMap(({ prices }) => prices);
  if (!offered.includes(id)) {
    throw invalidRequest(
      `The price ${id} is not in the portal configuration's features[subscription_update][products].`,
      { param },
    );
  }
  if (subscription.status === 'trialing' && trial_update_behavior === 'end_trial') {
    throw notSupported('the end of a trial by a change of the plan', 'flow_data[type]');
  }
  return id;
}

function portalFlow(
  world: World,
  customer: string,
  flow: FlowData | undefined,
  configuration: PortalConfigurationRow,
): PortalSessionRow['flow'] {
  if (!flow) return null;
  const { type, after_completion } = flow;
  const feature = FEATURE[type];
  if (!configuration.features[feature].enabled) {
    throw invalidRequest(
      `The portal configuration does not have the feature ${feature} enabled, so the flow ${type} cannot be used.`,
      { param: 'flow_data[type]' },
    );
  }
  const subscription = flowSubscription(world, customer, flow);
  return {
    type,
    subscription: subscription?.id ?? null,
    price: newPrice(world, subscription, flow, configuration),
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
