import { currencyDigits } from '@doorstep/domain/billing/money';
import type { Plan } from '@doorstep/domain/billing/plan';
import Stripe from 'stripe';
import { planPrice, planProduct } from './account.ts';
import { hasValues, type AccountChange } from './account-change.ts';

/** A plan's product with its standard price and the prices that the setup archives. */
export interface SoldPlan {
  product: string;
  /** Empty until a change has created the price. */
  price: string;
  archived: string[];
}

/** Formats an amount in the smallest unit of a currency, such as `39.00 USD`. */
function amountOf({ unit_amount, currency }: { unit_amount: number | null; currency: string }) {
  const digits = currencyDigits(currency);
  return `${((unit_amount ?? 0) / 10 ** digits).toFixed(digits)} ${currency.toUpperCase()}`;
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id);
  } catch (thrown) {
    const isMissing = thrown instanceof Stripe.errors.StripeInvalidRequestError;
    if (isMissing && thrown.code === 'resource_missing') return null;
    throw thrown;
  }
}

function productChange(
  stripe: Stripe,
  plan: Plan,
  found: Stripe.Product | null,
): AccountChange | null {
  const { product_id: id, name } = plan;
  const wanted = planProduct(plan);
  if (!found) {
    return {
      problem: `The product ${id} does not exist`,
      description: `Create the product ${id} with the name ${name}`,
      apply: () => stripe.products.create({ id, ...wanted }),
    };
  }
  const wrong = Object.entries(wanted)
    .filter(([field, value]) => !hasValues(found[field as keyof typeof wanted], value))
    .map(([field]) => field);
  if (wrong.length === 0) return null;
  return {
    problem: `The product ${id} does not match the plan ${name}: ${wrong.join(', ')}`,
    description: `Update ${wrong.join(', ')} of the product ${id}`,
    apply: () => stripe.products.update(id, wanted),
  };
}

function isMonthly({ recurring }: Stripe.Price): boolean {
  return recurring?.interval === 'month' && recurring.interval_count === 1;
}

/**
 * Makes the plan's price the product's default price. Stripe cannot change a price's amount, so a
 * new amount creates a new price and archives the old one. Existing subscribers keep the old price.
 */
async function priceChanges(
  stripe: Stripe,
  plan: Plan,
  found: Stripe.Product | null,
  sold: SoldPlan,
): Promise<AccountChange[]> {
  const { product_id: product, name } = plan;
  const wanted = planPrice(plan);
  const active = found
    ? await stripe.prices
        .list({ product, active: true, limit: 100 })
        .autoPagingToArray({ limit: 1000 })
    : [];
  const monthly = active.filter(isMonthly);
  const fits = ({ currency, unit_amount }: Stripe.Price) =>
    currency === wanted.currency && unit_amount === wanted.unit_amount;
  const standard = monthly.find(({ id }) => id === found?.default_price);
  const kept = standard && fits(standard) ? standard : monthly.find(fits);
  sold.price = kept?.id ?? '';
  const changes: AccountChange[] = [];
  const amount = amountOf(wanted);
  if (!kept) {
    changes.push({
      problem: `${name} has no monthly price of ${amount}`,
      description: `Create the monthly price ${amount} of ${name}`,
      apply: async () => {
        sold.price = (await stripe.prices.create(wanted)).id;
      },
    });
  }
  if (!kept || found?.default_price !== kept.id) {
    changes.push({
      problem: `The default price of ${name} is not ${amount}`,
      description: `Make ${amount} the default price of ${name}`,
      apply: () => stripe.products.update(product, { default_price: sold.price }),
    });
  }
  for (const price of monthly.filter(({ id }) => id !== kept?.id)) {
    sold.archived.push(price.id);
    changes.push({
      problem: `${name} has a second active monthly price (${price.id}, ${amountOf(price)})`,
      description: `Archive the price ${price.id} (${amountOf(price)}) of ${name}`,
      apply: () => stripe.prices.update(price.id, { active: false }),
    });
  }
  return changes;
}

/** Returns what must change so that the account sells the plans, and the objects after that. */
export async function planProducts(stripe: Stripe, plans: readonly Plan[]) {
  const changes: AccountChange[] = [];
  const sold: SoldPlan[] = [];
  for (const plan of plans) {
    const found = await findProduct(stripe, plan.product_id);
    const product = productChange(stripe, plan, found);
    const row: SoldPlan = { product: plan.product_id, price: '', archived: [] };
    sold.push(row);
    changes.push(...(product ? [product] : []));
    changes.push(...(await priceChanges(stripe, plan, found, row)));
  }
  return { changes, sold };
}
