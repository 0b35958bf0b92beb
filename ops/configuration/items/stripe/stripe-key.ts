import type Stripe from 'stripe';
import { webEnvPath } from '../../context.ts';
import { readEnvFile } from '../../env-file.ts';
import { missing, right, setupCommand, wrong, type Finding, type Item } from '../../item.ts';
import { writeSecretChange } from '../../secrets.ts';
import {
  dashboard,
  modeOf,
  STRIPE_KEY,
  stripeKey as readStripeKey,
  withKey,
  withStripe,
  type Mode,
} from '../../stripe.ts';

type AccountFacts = Pick<Stripe.Account, 'id' | 'charges_enabled' | 'details_submitted'> & {
  name: string;
};

const factsOf = (account: Stripe.Account): AccountFacts => ({
  id: account.id,
  charges_enabled: account.charges_enabled,
  details_submitted: account.details_submitted,
  name: account.settings?.dashboard.display_name ?? account.id,
});

/**
 * Judges an account and the keys. A test account can pay before its details are complete; a live
 * one cannot.
 */
export function judgeAccount(
  { name, charges_enabled: canCharge, details_submitted: isComplete }: AccountFacts,
  mode: Mode,
  publishableKey: string | undefined,
): Finding {
  const publishableMode = publishableKey ? modeOf(publishableKey) : null;
  if (publishableMode !== null && publishableMode !== mode) {
    return wrong(
      `The secret key is in ${mode} mode, but VITE_STRIPE_PUBLISHABLE_KEY is in ${publishableMode} mode`,
      `In web/.env.production, set the publishable key of ${dashboard(mode, 'apikeys')}`,
    );
  }
  if (mode === 'live' && !isComplete) {
    const fix = 'https://dashboard.stripe.com/account/onboarding';
    return wrong(`The account ${name} is not activated: Stripe is waiting for its details`, fix);
  }
  if (mode === 'live' && !canCharge) {
    const fix = 'https://dashboard.stripe.com/account/status';
    return wrong(`The account ${name} cannot charge cards`, fix);
  }
  const payments = mode === 'test' ? 'no real payments' : 'real payments';
  return right(`${name} in ${mode} mode: ${payments}`);
}

/** The key with which the functions call Stripe. */
export const stripeKey: Item = {
  name: 'stripe-key',
  title: 'Stripe account',
  check: async (context) => {
    const setup = setupCommand('stripe-key', context);
    const key = await readStripeKey(context);
    if (key === null) return missing('The secret STRIPE_SECRET_KEY is not stored', setup);
    if (!STRIPE_KEY.test(key)) {
      return wrong('STRIPE_SECRET_KEY is not a secret key (sk_test_… or sk_live_…)', setup);
    }
    const { VITE_STRIPE_PUBLISHABLE_KEY } = readEnvFile(webEnvPath(context)).values;
    return withStripe(context, async (stripe, mode) =>
      judgeAccount(
        factsOf(await stripe.accounts.retrieveCurrent()),
        mode,
        VITE_STRIPE_PUBLISHABLE_KEY,
      ),
    );
  },
  plan: async (context, ask) => {
    const address = 'https://dashboard.stripe.com/apikeys, in test mode /test/apikeys';
    const answer = await ask.password({
      message: `The secret key of Stripe, sk_test_… or sk_live_… (${address})`,
      validate: (value) =>
        STRIPE_KEY.test(value.trim()) ? undefined : 'It starts with sk_test_ or sk_live_',
    });
    const key = answer.trim();
    const described = await withKey(context, key, async (stripe, mode) => {
      const { name } = factsOf(await stripe.accounts.retrieveCurrent());
      return `${name}, in ${mode} mode`;
    });
    ask.note(`The key belongs to the account ${described}.`);
    return [writeSecretChange(context, 'STRIPE_SECRET_KEY', key)];
  },
};
