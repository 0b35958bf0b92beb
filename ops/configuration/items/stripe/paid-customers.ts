import { findPlanByProduct } from '@doorstep/domain/billing/plan';
import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { readDocument } from '../../google/documents.ts';
import { right, wrong, type Item } from '../../item.ts';
import { dashboard, withStripe, type Mode } from '../../stripe.ts';

/** Limits the requests: the newest subscriptions show a mistake of the configuration. */
const NEWEST = 100;
const LISTED = 5;
/** The webhook of a newer subscription may still be on its way. */
const ON_ITS_WAY_SECONDS = 120;
const PARALLEL = 10;

interface Unrecognized {
  detail: string;
  fix: string;
}

/** The reconcile runs once a day, unless it is not known to have run. */
const RECONCILE =
  'Delete the field ran.reconcile-subscriptions in operations/heartbeats: the reconcile then runs within five minutes';

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** Reads the newest subscriptions that have a plan: paid ones and trials. */
async function listPaid(stripe: Stripe): Promise<Stripe.Subscription[]> {
  const lists = await Promise.all(
    (['active', 'trialing'] as const).map((status) =>
      stripe.subscriptions.list({ status, limit: NEWEST }),
    ),
  );
  const newest = Date.now() / 1000 - ON_ITS_WAY_SECONDS;
  return lists.flatMap(({ data }) => data).filter(({ created }) => created < newest);
}

/** Compares a paid subscription with the stored one. Returns null if both are the same. */
async function findProblem(
  context: Context,
  subscription: Stripe.Subscription,
  { mode, tiers }: { mode: Mode; tiers: ReadonlySet<string> },
): Promise<Unrecognized | null> {
  const { id, metadata } = subscription;
  const customer = idOf(subscription.customer);
  const page = dashboard(mode, `subscriptions/${id}`);
  const product = subscription.items.data.map(({ price }) => idOf(price.product))[0] ?? 'none';
  if (!findPlanByProduct(product)) {
    return { detail: `${id} is for ${product}, which is not a plan`, fix: `Change it at ${page}` };
  }
  const uid = metadata['uid'];
  if (!uid) {
    return {
      detail: `${id} of ${customer} was not bought on the site: it names no account`,
      fix: `Cancel it at ${page} and let the person subscribe on the site`,
    };
  }
  const stored = await readDocument(context, `subscribers/${uid}`);
  const known = stored?.fields['stripe_customer_id'];
  if (known !== customer) {
    const other = typeof known === 'string' ? `customer ${known}` : 'no customer';
    return {
      detail: `${id}: account ${uid} has ${other} at Stripe, not ${customer}`,
      fix: `Set stripe_customer_id of subscribers/${uid} to ${customer}, or cancel it at ${page}`,
    };
  }
  const { subscribed, subscription_tier: tier } = stored?.fields ?? {};
  if (subscribed === true && typeof tier === 'string' && tiers.has(tier)) return null;
  return {
    detail: `${id}: account ${uid} pays for ${[...tiers].join(', ')} but has ${subscribed === true ? String(tier) : 'no plan'}`,
    fix: RECONCILE,
  };
}

/** Returns the plans that each customer pays for. */
function tiersByCustomer(subscriptions: readonly Stripe.Subscription[]): Map<string, Set<string>> {
  const tiers = new Map<string, Set<string>>();
  for (const { customer, items } of subscriptions) {
    const own = tiers.get(idOf(customer)) ?? new Set<string>();
    for (const { price } of items.data) {
      const plan = findPlanByProduct(idOf(price.product));
      if (plan) own.add(plan.name);
    }
    tiers.set(idOf(customer), own);
  }
  return tiers;
}

/** Everybody who pays has what they pay for. */
export const paidCustomers: Item = {
  name: 'paid-customers',
  title: 'Paying customers',
  check: (context) =>
    withStripe(context, async (stripe, mode) => {
      const paid = await listPaid(stripe);
      const byCustomer = tiersByCustomer(paid);
      const problems: Unrecognized[] = [];
      for (let first = 0; first < paid.length; first += PARALLEL) {
        const found = await Promise.all(
          paid.slice(first, first + PARALLEL).map((subscription) => {
            const tiers = byCustomer.get(idOf(subscription.customer)) ?? new Set<string>();
            return findProblem(context, subscription, { mode, tiers });
          }),
        );
        problems.push(...found.filter((problem) => problem !== null));
      }
      if (problems.length === 0) {
        return right(`the newest ${paid.length} paying customers have the plan that they pay for`);
      }
      const listed = problems.slice(0, LISTED).map(({ detail }) => detail);
      const more = problems.length > LISTED ? [`and ${problems.length - LISTED} more`] : [];
      const fixes = [...new Set(problems.slice(0, LISTED).map(({ fix }) => fix))];
      return wrong([...listed, ...more].join('; '), fixes.join('; '));
    }),
};
