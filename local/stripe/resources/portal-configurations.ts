import type Stripe from 'stripe';
import { z } from 'zod';
import { notFound, noSuch } from '../api/api-error.ts';
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
  type ParamShape,
} from '../api/params.ts';
import { createPortalConfiguration } from '../billing/portal-configuration.ts';
import { presentPortalConfiguration } from '../objects/portal.ts';
import type { PortalConfigurationRecord, PortalFeatures } from '../records/portal.ts';
import { applyChanges } from '../table.ts';
import type { World } from '../world.ts';

const onOff = z.strictObject({ enabled: bool().optional() });
const features = z.strictObject({
  customer_update: onOff.extend({ allowed_updates: list(text()).optional() }).optional(),
  invoice_history: onOff.optional(),
  payment_method_update: onOff.optional(),
  subscription_cancel: onOff
    .extend({
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.literal('none').optional(),
      cancellation_reason: onOff.extend({ options: list(text()).optional() }).optional(),
    })
    .optional(),
  subscription_update: onOff
    .extend({
      default_allowed_updates: list(text()).optional(),
      products: list(z.strictObject({ product: text(), prices: list(text()) })).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
    })
    .optional(),
});
const changeable = {
  business_profile: z
    .strictObject({
      headline: clearableText(60).optional(),
      privacy_policy_url: clearableText().optional(),
      terms_of_service_url: clearableText().optional(),
    })
    .optional(),
  default_return_url: clearableText().optional(),
  login_page: z.strictObject({ enabled: bool() }).optional(),
  metadata: metadata().optional(),
  name: clearableText().optional(),
};
const createParams = {
  ...changeable,
  features,
} satisfies ParamShape<Stripe.BillingPortal.ConfigurationCreateParams>;
const updateParams = {
  ...changeable,
  active: bool().optional(),
  features: features.optional(),
} satisfies ParamShape<Stripe.BillingPortal.ConfigurationUpdateParams>;
const listParams = {
  ...paging,
  active: bool().optional(),
  is_default: bool().optional(),
} satisfies ParamShape<Stripe.BillingPortal.ConfigurationListParams>;
type Update = z.infer<z.ZodObject<typeof updateParams>>;

function checkProducts({ store }: World, params: Update): void {
  for (const { product, prices } of params.features?.subscription_update?.products ?? []) {
    if (!store.products.find(product)) {
      throw noSuch('product', product, 'features[subscription_update][products]');
    }
    const missing = prices.find((price) => store.prices.find(price)?.product !== product);
    if (missing !== undefined) {
      throw noSuch('price', missing, 'features[subscription_update][products]');
    }
  }
}

function mergeFeatures(old: PortalFeatures, params: Update['features'] = {}): PortalFeatures {
  const cancel = params.subscription_cancel ?? {};
  const reason = cancel.cancellation_reason ?? {};
  return {
    customer_update: applyChanges(old.customer_update, params.customer_update ?? {}),
    invoice_history: applyChanges(old.invoice_history, params.invoice_history ?? {}),
    payment_method_update: applyChanges(
      old.payment_method_update,
      params.payment_method_update ?? {},
    ),
    subscription_cancel: applyChanges(old.subscription_cancel, {
      ...cancel,
      cancellation_reason: applyChanges(old.subscription_cancel.cancellation_reason, reason),
    }),
    subscription_update: applyChanges(old.subscription_update, params.subscription_update ?? {}),
  };
}

function change(world: World, row: PortalConfigurationRecord, params: Update) {
  checkProducts(world, params);
  const changed = world.store.portalConfigurations.update(row.id, {
    active: params.active,
    name: params.name,
    default_return_url: params.default_return_url,
    business_profile: applyChanges(row.business_profile, params.business_profile ?? {}),
    login_page: params.login_page?.enabled,
    features: mergeFeatures(row.features, params.features),
    metadata: mergeMetadata(row.metadata, params.metadata),
    updated: world.clock.now(),
  });
  return presentPortalConfiguration(changed);
}

export function portalConfigurationRoutes(endpoints: Endpoints, world: World): void {
  const { portalConfigurations } = world.store;
  const existing = (id: string): PortalConfigurationRecord => {
    const row = portalConfigurations.find(id);
    if (!row) throw notFound('billing_portal.configuration', id);
    return row;
  };
  const path = '/billing_portal/configurations';

  endpoints.post(path, createParams, (params) => {
    checkProducts(world, params);
    return change(world, createPortalConfiguration(world), params);
  });
  endpoints.get(path, listParams, ({ active, is_default, ...page }) => {
    const rows = portalConfigurations.newestFirst().filter((row) => {
      if (active !== undefined && row.active !== active) return false;
      return is_default === undefined || row.is_default === is_default;
    });
    return listPage(`/v1${path}`, rows, page, presentPortalConfiguration);
  });
  endpoints.get(`${path}/:id`, {}, (_params, id) => presentPortalConfiguration(existing(id)));
  endpoints.post(`${path}/:id`, updateParams, (params, id) => change(world, existing(id), params));
}
