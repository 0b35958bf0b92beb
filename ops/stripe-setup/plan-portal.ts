import type Stripe from 'stripe';
import { portalFeatures } from './account.ts';
import { hasValues, type AccountChange } from './account-change.ts';
import type { SoldPlan } from './plan-products.ts';

interface Portal {
  /** Empty until a change has created the configuration. */
  id: string;
  is_default: boolean;
}

/** Marks the portal configuration that this setup created. */
const MARK = { doorstep: 'portal' };

/** Stripe leaves the products out of an answer unless they are expanded (Stripe API). */
const PRODUCTS = 'features.subscription_update.products';

const featuresOf = (sold: readonly SoldPlan[]) =>
  portalFeatures(sold.map(({ product, price }) => ({ product, prices: [price] })));

/** Returns the active configuration that the setup has marked, else the account's default. */
async function findConfiguration(stripe: Stripe) {
  const active = await stripe.billingPortal.configurations
    .list({ active: true, limit: 100, expand: [`data.${PRODUCTS}`] })
    .autoPagingToArray({ limit: 1000 });
  return (
    active.find(({ metadata }) => metadata?.['doorstep'] === MARK.doorstep) ??
    active.find(({ is_default }) => is_default)
  );
}

/** Returns the names of the features whose values differ. Stripe lists products in any order. */
function differentFeatures({ features }: Stripe.BillingPortal.Configuration, sold: SoldPlan[]) {
  const byProduct = (a: { product: string }, b: { product: string }) =>
    a.product.localeCompare(b.product);
  const products = features.subscription_update.products?.toSorted(byProduct) ?? [];
  const actual = {
    ...features,
    subscription_update: { ...features.subscription_update, products },
  };
  const wanted = featuresOf(sold.toSorted(byProduct));
  return Object.entries(wanted)
    .filter(([name, value]) => !hasValues(actual[name as keyof typeof wanted], value))
    .map(([name]) => name.replaceAll('_', ' '));
}

/**
 * Returns what must change in the configuration of the customer portal. `sold` holds the prices
 * after the changes of the products, and is read again when a change is applied.
 */
export async function planPortal(stripe: Stripe, sold: SoldPlan[]) {
  const { configurations } = stripe.billingPortal;
  const found = await findConfiguration(stripe);
  const portal: Portal = { id: found?.id ?? '', is_default: found?.is_default ?? false };
  const params = () => ({ features: featuresOf(sold), metadata: MARK });
  const changes: AccountChange[] = [];
  if (!found) {
    changes.push({
      problem: 'The customer portal is not configured',
      description: 'Configure the customer portal',
      apply: async () => {
        const { id, is_default } = await configurations.create(params());
        Object.assign(portal, { id, is_default });
      },
    });
    return { changes, portal };
  }
  const wrong = differentFeatures(found, sold);
  if (wrong.length > 0) {
    changes.push({
      problem: `The customer portal has the wrong ${wrong.join(', ')}`,
      description: `Update the customer portal: ${wrong.join(', ')}`,
      apply: () => configurations.update(found.id, params()),
    });
  }
  return { changes, portal };
}
