import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import Stripe from 'stripe';
import { STRIPE_KEY, stripeHost } from '../../configuration/stripe.ts';
import type { Tools } from '../tools.ts';

/** Marks what the check creates at Stripe. */
const MARK = { doorstep: 'deploy check' };

/** What happened when a plan's price was offered for sale. */
export interface Sale {
  plan: string;
  /** Null if a checkout opened and was expired. */
  problem: string | null;
}

interface Offer {
  plan: Plan;
  customer: string;
  siteUrl: string;
}

async function sellOnce(
  stripe: Stripe,
  { plan, customer, siteUrl }: Offer,
): Promise<string | null> {
  const { default_price: price } = await stripe.products.retrieve(plan.product_id);
  if (!price)
    return `${plan.product_id} has no default price: run npm run setup -- stripe-products`;
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: typeof price === 'string' ? price : price.id, quantity: 1 }],
    success_url: `${siteUrl}/success`,
    cancel_url: `${siteUrl}/cancel`,
    metadata: MARK,
  });
  const isOffered = session.status === 'open' && session.url !== null;
  const { status } = await stripe.checkout.sessions.expire(session.id);
  if (!isOffered) return 'the checkout did not open';
  return status === 'expired' ? null : `the checkout of the check is still ${status}`;
}

/** Returns Stripe's message, and rethrows any other error. */
function problemOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) return error.message;
  throw error;
}

/**
 * Creates and expires one checkout for each plan, which shows that Stripe sells its price. Nobody
 * is charged. Never throws for an answer of Stripe: it is the plan's problem.
 */
export async function checkSales(
  stripe: Stripe,
  siteUrl: string,
  plans: readonly Plan[] = PLANS,
): Promise<Sale[]> {
  const sales: Sale[] = [];
  let customer: string | null = null;
  try {
    // As the functions do it: a checkout belongs to a customer.
    customer = (await stripe.customers.create({ metadata: MARK })).id;
    for (const plan of plans) {
      const problem = await sellOnce(stripe, { plan, customer, siteUrl }).catch(problemOf);
      sales.push({ plan: plan.name, problem });
    }
  } catch (error) {
    sales.push({ plan: 'any plan', problem: problemOf(error) });
  } finally {
    // A restricted key may create customers and not delete them.
    const problem = customer && (await stripe.customers.del(customer).then(() => null, problemOf));
    if (problem) sales.push({ plan: 'any plan', problem: `its customer stays: ${problem}` });
  }
  return sales;
}

/**
 * Connects to Stripe with STRIPE_SECRET_KEY from the environment, or else with the secret of the
 * deployed functions. Returns null if there is neither. A live key is fine, because an expired
 * checkout charges nobody.
 */
export async function connectStripe(
  { run }: Pick<Tools, 'run'>,
  { project, root, env }: { project: string; root: string; env: NodeJS.ProcessEnv },
): Promise<Stripe | null> {
  let key = env['STRIPE_SECRET_KEY'];
  if (!key) {
    const args = ['functions:secrets:access', 'STRIPE_SECRET_KEY', '--project', project];
    const { code, stdout } = await run('firebase', args, { cwd: root, isQuiet: true });
    if (code !== 0) return null;
    key = stdout.trim();
  }
  if (!STRIPE_KEY.test(key)) throw new Error('STRIPE_SECRET_KEY is not a secret key of Stripe');
  return new Stripe(key, { ...stripeHost(env), telemetry: false });
}
