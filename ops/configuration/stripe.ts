import Stripe from 'stripe';
import { REGION, type Context } from './context.ts';
import { CannotCheck } from './google/google-errors.ts';
import { setupCommand } from './item.ts';
import { readSecret } from './secrets.ts';

/** A secret key of Stripe, or a restricted one. */
export const STRIPE_KEY = /^(sk|rk)_(test|live)_\w+$/;

/** How long one request may take. */
const TIMEOUT_MS = 20_000;

export type Mode = 'test' | 'live';

/** Returns the host of the stand-in at STRIPE_API_BASE; nothing for Stripe itself. */
export function stripeHost(
  env: NodeJS.ProcessEnv,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const base = env['STRIPE_API_BASE'];
  if (!base) return {};
  const { hostname, port, protocol } = new URL(base);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme };
}

/** Returns the mode of a key, or null if it is not a key of Stripe. */
export const modeOf = (key: string): Mode | null =>
  (/^[a-z]k_(test|live)_\w+$/.exec(key)?.[1] as Mode | undefined) ?? null;

/** Returns a page of Stripe's dashboard in the mode. */
export const dashboard = (mode: Mode | null, page: string): string =>
  `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}${page}`;

/** Returns the address of the deployed webhook. STRIPE_WEBHOOK_URL replaces it in tests. */
export const webhookUrl = ({ project, env }: Pick<Context, 'project' | 'env'>): string =>
  env['STRIPE_WEBHOOK_URL'] ?? `https://${REGION}-${project}.cloudfunctions.net/stripeWebhook`;

/** Returns the key in the environment or else the one of the functions; null if there is none. */
export async function stripeKey(context: Context): Promise<string | null> {
  return context.env['STRIPE_SECRET_KEY'] || (await readSecret(context, 'STRIPE_SECRET_KEY'));
}

function explain(thrown: unknown, context: Context): unknown {
  if (!(thrown instanceof Stripe.errors.StripeError)) return thrown;
  if (thrown instanceof Stripe.errors.StripeAuthenticationError) {
    return new CannotCheck('Stripe rejected the key', setupCommand('stripe-key', context));
  }
  if (thrown instanceof Stripe.errors.StripePermissionError) {
    const fix = 'Add the permission to the key at https://dashboard.stripe.com/apikeys';
    return new CannotCheck(`The restricted key lacks a permission (${thrown.message})`, fix);
  }
  return new CannotCheck(
    `Stripe did not answer (${thrown.message})`,
    'Check https://status.stripe.com and try again',
  );
}

/**
 * Runs a task with Stripe, or with the stand-in at STRIPE_API_BASE. Throws `CannotCheck` without a
 * key, and when Stripe refuses.
 */
export async function withKey<T>(
  context: Context,
  key: string | null,
  task: (stripe: Stripe, mode: Mode) => Promise<T>,
): Promise<T> {
  const mode = modeOf(key ?? '');
  if (key === null || mode === null) {
    throw new CannotCheck('There is no Stripe key', setupCommand('stripe-key', context));
  }
  const stripe = new Stripe(key, {
    ...stripeHost(context.env),
    maxNetworkRetries: 1,
    telemetry: false,
    timeout: TIMEOUT_MS,
  });
  try {
    return await task(stripe, mode);
  } catch (thrown) {
    throw explain(thrown, context);
  }
}

/** Runs a task with the stored key, see `withKey`. */
export const withStripe = async <T>(
  context: Context,
  task: (stripe: Stripe, mode: Mode) => Promise<T>,
): Promise<T> => withKey(context, await stripeKey(context), task);
