import { portalFeatures } from '../../stripe-setup/account.ts';
import { newId } from '../ids.ts';
import type { PortalConfigurationRecord, PortalFeatures } from '../records/portal.ts';
import type { World } from '../world.ts';

/** A feature that is not asked for is off (Stripe docs, Portal configurations). */
const NOTHING: PortalFeatures = {
  customer_update: { enabled: false, allowed_updates: [] },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false },
  subscription_cancel: {
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
    cancellation_reason: { enabled: false, options: [] },
  },
  subscription_update: {
    enabled: false,
    default_allowed_updates: [],
    proration_behavior: 'none',
    products: [],
  },
};

export function createPortalConfiguration(
  world: World,
  features: PortalFeatures = NOTHING,
  is_default = false,
): PortalConfigurationRecord {
  const now = world.clock.now();
  return world.store.portalConfigurations.put({
    id: newId('bpc'),
    created: now,
    updated: now,
    active: true,
    is_default,
    name: null,
    metadata: {},
    default_return_url: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    login_page: false,
    features,
  });
}

/** The configuration that holds where none is named: what `stripe:setup` makes in a real account. */
export function createDefaultConfiguration(world: World): PortalConfigurationRecord {
  const sold = world.store.products.all().filter(({ active }) => active);
  const products = sold.map(({ id }) => ({
    product: id,
    prices: world.store.prices
      .all()
      .filter(({ product, active, recurring }) => product === id && active && recurring !== null)
      .map((price) => price.id),
  }));
  return createPortalConfiguration(world, portalFeatures(products), true);
}
