import type Stripe from 'stripe';
import type {
  PortalConfigurationRecord,
  PortalFlow,
  PortalSessionRecord,
} from '../records/portal.ts';
import type { World } from '../world.ts';
import type { Wire } from './wire.ts';

type Features = Wire<Stripe.BillingPortal.Configuration.Features>;

function presentFeatures(features: PortalConfigurationRecord['features']): Features {
  const { customer_update, invoice_history, payment_method_update } = features;
  const { subscription_cancel, subscription_update } = features;
  const { cancellation_reason } = subscription_cancel;
  return {
    customer_update,
    invoice_history,
    payment_method_update: { ...payment_method_update, payment_method_configuration: null },
    subscription_cancel: {
      ...subscription_cancel,
      cancellation_reason: { ...cancellation_reason, feedback_options: null },
    },
    subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
    subscription_update: {
      ...subscription_update,
      billing_cycle_anchor: null,
      products: subscription_update.products.map((product) => ({
        ...product,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      })),
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: 'end_trial',
    },
  };
}

export function presentPortalConfiguration(
  row: PortalConfigurationRecord,
): Wire<Stripe.BillingPortal.Configuration> {
  return {
    id: row.id,
    object: 'billing_portal.configuration',
    active: row.active,
    application: null,
    business_profile: row.business_profile,
    created: row.created,
    default_return_url: row.default_return_url,
    features: presentFeatures(row.features),
    is_default: row.is_default,
    livemode: false,
    login_page: { enabled: row.login_page, url: null },
    metadata: row.metadata,
    name: row.name,
    updated: row.updated,
  };
}

function presentFlow(flow: PortalFlow): Wire<Stripe.BillingPortal.Session.Flow> {
  const { after, subscription, type } = flow;
  const about = (flowType: PortalFlow['type']) =>
    type === flowType && subscription !== null ? { subscription } : null;
  const cancel = about('subscription_cancel');
  const confirm = about('subscription_update_confirm');
  return {
    after_completion: {
      hosted_confirmation:
        after.type === 'hosted_confirmation' ? { custom_message: after.message } : null,
      redirect:
        after.type === 'redirect' && after.return_url !== null
          ? { return_url: after.return_url }
          : null,
      type: after.type,
    },
    customer_update: null,
    subscription_cancel: cancel && { ...cancel, retention: null },
    subscription_pause: null,
    subscription_update: about('subscription_update'),
    subscription_update_confirm: confirm && {
      ...confirm,
      discounts: null,
      items: flow.items.map((item) => ({
        id: item.id,
        price: item.price,
        quantity: item.quantity ?? 1,
      })),
    },
    type,
  };
}

export function presentPortalSession(
  world: World,
  row: PortalSessionRecord,
): Wire<Stripe.BillingPortal.Session> {
  return {
    id: row.id,
    object: 'billing_portal.session',
    configuration: row.configuration,
    created: row.created,
    customer: row.customer,
    customer_account: null,
    flow: row.flow && presentFlow(row.flow),
    livemode: false,
    locale: row.locale,
    on_behalf_of: null,
    return_url: row.return_url,
    url: `${world.publicUrl}/p/session/${row.id}`,
  };
}
