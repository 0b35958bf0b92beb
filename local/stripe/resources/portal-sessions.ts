import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest, noSuch } from '../api/api-error.ts';
import type { Endpoints } from '../api/endpoints.ts';
import { integer, list, text, url, type ParamShape } from '../api/params.ts';
import { sellablePrice } from '../billing/check-price.ts';
import { newId } from '../ids.ts';
import { presentPortalSession } from '../objects/portal.ts';
import {
  portalFlowType,
  type PortalConfigurationRecord,
  type PortalFlow,
} from '../records/portal.ts';
import type { World } from '../world.ts';

const aboutSubscription = z.strictObject({ subscription: text() }).optional();
const createParams = {
  configuration: text().optional(),
  customer: text(),
  flow_data: z
    .strictObject({
      type: portalFlowType,
      after_completion: z
        .strictObject({
          type: z.enum(['portal_homepage', 'redirect', 'hosted_confirmation']),
          redirect: z.strictObject({ return_url: url() }).optional(),
          hosted_confirmation: z.strictObject({ custom_message: text().optional() }).optional(),
        })
        .optional(),
      subscription_cancel: aboutSubscription,
      subscription_update: aboutSubscription,
      subscription_update_confirm: z
        .strictObject({
          subscription: text(),
          items: list(
            z.strictObject({
              id: text(),
              price: text().optional(),
              quantity: integer(1).optional(),
            }),
          ),
        })
        .optional(),
    })
    .optional(),
  locale: text().optional(),
  return_url: url().optional(),
} satisfies ParamShape<Stripe.BillingPortal.SessionCreateParams>;
type FlowData = NonNullable<z.infer<z.ZodObject<typeof createParams>>['flow_data']>;

const UNSUPPORTED: (keyof Stripe.BillingPortal.SessionCreateParams)[] = [
  'after_expiration',
  'customer_account',
  'on_behalf_of',
];

function after(flow: FlowData): PortalFlow['after'] {
  const { type = 'portal_homepage', redirect, hosted_confirmation } = flow.after_completion ?? {};
  if (type === 'redirect' && !redirect) {
    const param = 'flow_data[after_completion][redirect]';
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const message = hosted_confirmation?.custom_message ?? null;
  return { type, return_url: redirect?.return_url ?? null, message };
}

/** The subscription that a flow is about: the customer's own, and not at its end. */
function flowSubscription(world: World, customer: string, flow: FlowData): string | null {
  const { type } = flow;
  if (type === 'payment_method_update') return null;
  const id = flow[type]?.subscription;
  const param = `flow_data[${type}][subscription]`;
  if (id === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const row = world.store.subscriptions.find(id);
  if (row?.customer !== customer) throw noSuch('subscription', id, param);
  if (row.ended_at !== null) {
    throw invalidRequest(`The subscription ${id} is ${row.status} and cannot be changed.`, {
      param,
    });
  }
  if (type === 'subscription_cancel' && (row.cancel_at !== null || row.cancel_at_period_end)) {
    throw invalidRequest(`The subscription ${id} is already set to be canceled.`, { param });
  }
  return id;
}

function portalFlow(
  world: World,
  customer: string,
  flow: FlowData | undefined,
  { features }: PortalConfigurationRecord,
): PortalFlow | null {
  if (!flow) return null;
  const feature = flow.type === 'subscription_update_confirm' ? 'subscription_update' : flow.type;
  if (!features[feature].enabled) {
    throw invalidRequest(
      `The portal configuration does not have the feature ${feature} enabled, so the flow ${flow.type} cannot be used.`,
      { param: 'flow_data[type]' },
    );
  }
  const items = flow.subscription_update_confirm?.items ?? [];
  for (const [index, { price }] of items.entries()) {
    const param = `flow_data[subscription_update_confirm][items][${index}][price]`;
    if (price !== undefined) sellablePrice(world, price, param);
  }
  return {
    type: flow.type,
    subscription: flowSubscription(world, customer, flow),
    items: items.map(({ id, price = null, quantity = null }) => ({ id, price, quantity })),
    after: after(flow),
  };
}

function findConfiguration({ store }: World, id: string | undefined): PortalConfigurationRecord {
  if (id !== undefined) {
    const row = store.portalConfigurations.find(id);
    if (!row) throw noSuch('configuration', id, 'configuration');
    return row;
  }
  const standard = store.portalConfigurations.all().find(({ is_default }) => is_default);
  if (standard) return standard;
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created.',
  );
}

export function portalSessionRoutes(endpoints: Endpoints, world: World): void {
  endpoints.post(
    '/billing_portal/sessions',
    createParams,
    (params) => {
      const customer = world.store.customers.find(params.customer);
      if (!customer || customer.deleted) throw noSuch('customer', params.customer, 'customer');
      const configuration = findConfiguration(world, params.configuration);
      const row = world.store.portalSessions.put({
        id: newId('bps'),
        created: world.clock.now(),
        customer: customer.id,
        configuration: configuration.id,
        return_url: params.return_url ?? configuration.default_return_url,
        locale: params.locale ?? null,
        flow: portalFlow(world, customer.id, params.flow_data, configuration),
      });
      return presentPortalSession(world, row);
    },
    UNSUPPORTED,
  );
}
