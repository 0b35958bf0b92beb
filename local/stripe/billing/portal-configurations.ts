import type Stripe from 'stripe';
import { z } from 'zod';
import { portalFeatures } from '../../../ops/stripe-setup/account.ts';
import type { Api } from '../server/api.ts';
import { existing } from '../server/api-error.ts';
import { bool, list, listPage, metadata, paging, text, type ParamShape } from '../server/params.ts';
import type { PortalConfigurationRow, PortalFeatures } from '../server/state.ts';
import { applyChanges, newId } from '../server/store.ts';
import type { StripeObject } from '../server/stripe-object.ts';
import type { World } from '../world.ts';

function presentConfiguration(
  row: PortalConfigurationRow,
): StripeObject<Stripe.BillingPortal.Configuration> {
  return {
    id: row.id,
    object: 'billing_portal.configuration',
    active: true,
    created: row.created,
    features: row.features,
    is_default: row.is_default,
    livemode: false,
    metadata: row.metadata,
  };
}

/** Creates the default configuration: the one that `npm run setup` creates in a real account. */
export function createDefaultConfiguration({ store, clock }: World): void {
  const prices = store.prices.all().filter(({ active }) => active);
  const products = store.products
    .all()
    .filter(({ active }) => active)
    .map(({ id: product }) => ({
      product,
      prices: prices.filter((price) => price.product === product).map(({ id }) => id),
    }));
  store.portalConfigurations.put({
    id: newId('bpc'),
    created: clock.now(),
    is_default: true,
    metadata: {},
    features: portalFeatures(products),
  });
}

const onOff = z.strictObject({ enabled: bool().optional() });
const updateParams = {
  features: z
    .strictObject({
      customer_update: onOff.extend({ allowed_updates: list(text()).optional() }).optional(),
      invoice_history: onOff.optional(),
      payment_method_update: onOff.optional(),
      subscription_cancel: onOff
        .extend({
          cancellation_reason: onOff.extend({ options: list(text()).optional() }).optional(),
          mode: z.literal('at_period_end').optional(),
          proration_behavior: z.literal('none').optional(),
        })
        .optional(),
      subscription_update: onOff
        .extend({
          default_allowed_updates: list(text()).optional(),
          products: list(z.strictObject({ product: text(), prices: list(text()) })).optional(),
          proration_behavior: z.literal('create_prorations').optional(),
          trial_update_behavior: z.enum(['continue_trial', 'end_trial']).optional(),
        })
        .optional(),
    })
    .default({}),
  metadata: metadata().default({}),
} satisfies ParamShape<Stripe.BillingPortal.ConfigurationUpdateParams>;
type Features = z.infer<(typeof updateParams)['features']>;

const listParams = {
  ...paging,
  active: z.literal('true').optional(),
  is_default: bool().optional(),
} satisfies ParamShape<Stripe.BillingPortal.ConfigurationListParams>;

function mergeFeatures(old: PortalFeatures, changes: Features): PortalFeatures {
  const { subscription_cancel: cancel = {} } = changes;
  const oldReason = old.subscription_cancel.cancellation_reason;
  const cancellation_reason = applyChanges(oldReason, cancel.cancellation_reason ?? {});
  return {
    customer_update: applyChanges(old.customer_update, changes.customer_update ?? {}),
    invoice_history: applyChanges(old.invoice_history, changes.invoice_history ?? {}),
    payment_method_update: applyChanges(
      old.payment_method_update,
      changes.payment_method_update ?? {},
    ),
    subscription_cancel: applyChanges(old.subscription_cancel, { ...cancel, cancellation_reason }),
    subscription_update: applyChanges(old.subscription_update, changes.subscription_update ?? {}),
  };
}

export function portalConfigurationRoutes(api: Api, world: World): void {
  const { portalConfigurations } = world.store;
  const path = '/billing_portal/configurations';
  const find = (id: string) =>
    existing(portalConfigurations.find(id), 'billing_portal.configuration', id);

  api.get(path, listParams, ({ is_default, ...page }) => {
    const rows = portalConfigurations
      .newestFirst()
      .filter((row) => is_default === undefined || row.is_default === is_default);
    return listPage(`/v1${path}`, rows, page, presentConfiguration);
  });
  // A configuration of the API is not the account's default (Stripe API, Configuration.is_default).
  api.post(path, updateParams, ({ features, metadata: own }) =>
    presentConfiguration(
      portalConfigurations.put({
        id: newId('bpc'),
        created: world.clock.now(),
        is_default: false,
        metadata: own,
        features: mergeFeatures(portalFeatures([]), features),
      }),
    ),
  );
  api.get(`${path}/:id`, {}, (_params, id) => presentConfiguration(find(id)));
  api.post(`${path}/:id`, updateParams, ({ features, metadata: changes }, id) => {
    const row = find(id);
    const changed = portalConfigurations.update(id, {
      features: mergeFeatures(row.features, features),
      metadata: { ...row.metadata, ...changes },
    });
    return presentConfiguration(changed);
  });
}
