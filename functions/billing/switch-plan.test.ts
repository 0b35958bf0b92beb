import { toAppError } from '@doorstep/domain/app-error';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { NOT_SUBSCRIBED, type SubscriptionFacts } from '@doorstep/domain/billing/subscription';
import { productOf, testSubscription } from '@doorstep/domain/billing/test-subscription';
import { describe, expect, it } from 'vitest';
import type { SwitchRequest } from './gateways/stripe.ts';
import { switchPlan } from './switch-plan.ts';

interface Account {
  customer?: string | null;
  subscriptions?: SubscriptionFacts[];
  answer?: string | null;
}

/** Switches to a plan, and records what Stripe was asked. */
async function switchTo(tier: PlanTier, account: Account = {}) {
  const {
    customer = 'cus_1',
    subscriptions = [testSubscription()],
    answer = 'https://confirm',
  } = account;
  const asked: SwitchRequest[] = [];
  const subscriber = { ...NOT_SUBSCRIBED, stripe_customer_id: customer, sync_version: 1 };
  const url = switchPlan(
    {
      siteUrl: 'https://doorstep.test',
      subscribers: { find: () => Promise.resolve(subscriber) },
      stripe: {
        listSubscriptions: () => Promise.resolve(subscriptions),
        createSwitch: (request) => {
          asked.push(request);
          return Promise.resolve(answer);
        },
      },
    },
    'pro',
    tier,
  );
  return { url: await url, asked };
}

describe('switchPlan', () => {
  it.each(['active', 'trialing'] as const)(
    'confirms the change of the item of a subscription that is %s, and returns to /pricing',
    async (status) => {
      const ended = testSubscription({ id: 'sub_0', item_id: 'si_0', status: 'canceled' });
      const subscriptions = [ended, testSubscription({ status })];
      expect(await switchTo('Business', { subscriptions })).toEqual({
        url: 'https://confirm',
        asked: [
          {
            customer_id: 'cus_1',
            subscription_id: 'sub_1',
            item_id: 'si_1',
            product_id: productOf('Business'),
            return_url: 'https://doorstep.test/pricing?switch=Business',
          },
        ],
      });
    },
  );

  it.each<[string, Account, RegExp]>([
    ['without a customer', { customer: null }, /don't have a subscription yet/],
    [
      'without a plan',
      { subscriptions: [testSubscription({ status: 'canceled' })] },
      /don't have an active plan/,
    ],
    [
      'of a plan that is past due',
      { subscriptions: [testSubscription({ status: 'past_due' })] },
      /didn't go through. Update your card first, then switch plans/,
    ],
    [
      'of a plan that is past due and past its grace period',
      {
        subscriptions: [
          testSubscription({ status: 'past_due', period_start: new Date('2026-01-01') }),
        ],
      },
      /Update your card first/,
    ],
    [
      'of a plan that ends on a day',
      { subscriptions: [testSubscription({ cancel_at: new Date('2030-01-01') })] },
      /set to end. Resume it first, then switch plans/,
    ],
    [
      'of a plan that ends with its period',
      { subscriptions: [testSubscription({ cancel_at_period_end: true })] },
      /set to end. Resume it first/,
    ],
    [
      'of a subscription with two items',
      {
        subscriptions: [
          testSubscription(),
          testSubscription({ item_id: 'si_2', product_id: 'prod_else' }),
        ],
      },
      /more than one item/,
    ],
    [
      'to the same plan',
      { subscriptions: [testSubscription({ product_id: productOf('Business') })] },
      /You're already on Business/,
    ],
    [
      'that Stripe refuses',
      { answer: null },
      /Stripe didn't accept the change to Business, so your plan stays the same/,
    ],
  ])(
    'refuses a switch %s with a sentence of its own (@2.4.5)',
    async (_case, account, sentence) => {
      const refusal = await switchTo('Business', account).catch(toAppError);
      expect(refusal).toMatchObject({ code: 'failed-precondition' });
      expect('personMessage' in refusal && refusal.personMessage).toMatch(sentence);
    },
  );
});
