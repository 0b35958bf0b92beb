import type Stripe from 'stripe';
import type { Api } from '../server/api.ts';
import type { StripeObject } from '../server/stripe-object.ts';

/** The account of the stand-in: complete, so that it can charge. */
const ACCOUNT: StripeObject<Stripe.Account> = {
  id: 'acct_stand_in',
  object: 'account',
  charges_enabled: true,
  country: 'US',
  default_currency: 'usd',
  details_submitted: true,
  payouts_enabled: true,
  settings: { dashboard: { display_name: 'Local stand-in', timezone: 'Etc/UTC' } },
};

export function accountRoutes(api: Api): void {
  api.get('/account', {}, () => ACCOUNT);
}
