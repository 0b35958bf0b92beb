import { PLANS, type Plan } from '@doorstep/domain/billing/plan';
import type Stripe from 'stripe';
import type { AccountChange } from './account-change.ts';
import { planPortal, type Portal } from './plan-portal.ts';
import { planProducts, type SoldPlan } from './plan-products.ts';
import { planWebhook, type Webhook } from './plan-webhook.ts';

/** The objects in the account after the setup. */
export interface Account {
  plans: SoldPlan[];
  portal: Portal;
  /** Null without an address. `secret` is null unless the endpoint was just created. */
  webhook: Webhook | null;
}

interface SetupInput {
  webhookUrl: string | null;
  plans?: readonly Plan[];
}

/**
 * Returns what the product needs to change in a Stripe account: the plans' products and prices, the
 * portal's configuration and, with an address, the webhook's endpoint. Changes nothing by itself.
 * `account` is complete when the changes are applied in their order. Throws Stripe's errors.
 */
export async function planAccount(
  stripe: Stripe,
  { webhookUrl, plans = PLANS }: SetupInput,
): Promise<{ changes: AccountChange[]; account: Account }> {
  const products = await planProducts(stripe, plans);
  const { changes, portal } = await planPortal(stripe, products.sold);
  const webhook = webhookUrl === null ? null : await planWebhook(stripe, webhookUrl);
  return {
    changes: [...products.changes, ...changes, ...(webhook?.changes ?? [])],
    account: { plans: products.sold, portal, webhook: webhook?.webhook ?? null },
  };
}

/** Applies `planAccount`. Idempotent. */
export async function setUpAccount(stripe: Stripe, input: SetupInput): Promise<Account> {
  const { changes, account } = await planAccount(stripe, input);
  for (const change of changes) await change.apply();
  return account;
}
