import { NOT_SUBSCRIBED, type SubscriptionState } from '@doorstep/domain/billing/subscription';
import { describe, expect, it } from 'vitest';
import { billingNotice } from './queue-billing-mail.ts';

const ACTIVE: SubscriptionState = {
  ...NOT_SUBSCRIBED,
  subscribed: true,
  subscription_tier: 'Pro',
  status: 'active',
  subscription_id: 'sub_1',
};
const DUE = {
  amount_due: 3900,
  currency: 'usd',
  next_attempt_at: new Date('2030-01-04T00:00:00Z'),
  grace_ends_at: new Date('2030-01-15T00:00:00Z'),
};
const PAST_DUE: SubscriptionState = {
  ...ACTIVE,
  status: 'past_due',
  invoice_id: 'in_1',
  ...DUE,
};
const LAPSED: SubscriptionState = { ...PAST_DUE, subscribed: false, subscription_tier: null };
const ENDED: SubscriptionState = {
  ...NOT_SUBSCRIBED,
  status: 'canceled',
  subscription_id: 'sub_1',
};

const welcome = { template: 'welcome', about: 'uid', tier: 'Pro' };
const failed = (about: string) => ({ template: 'payment_failed', about, due: DUE });
const ended = (about: string) => ({ template: 'subscription_ended', about, reason: 'ended' });
const unpaid = (about: string) => ({ template: 'subscription_ended', about, reason: 'unpaid' });

describe('billingNotice', () => {
  it.each<[string, SubscriptionState, SubscriptionState, object | null]>([
    ['a first subscription', NOT_SUBSCRIBED, ACTIVE, welcome],
    ['a trial', NOT_SUBSCRIBED, { ...ACTIVE, status: 'trialing' }, welcome],
    ['an incomplete checkout', NOT_SUBSCRIBED, { ...ENDED, status: 'incomplete' }, null],
    ['no change', ACTIVE, ACTIVE, null],
    ['another plan', ACTIVE, { ...ACTIVE, subscription_tier: 'Business' }, null],
    ['set to end', ACTIVE, { ...ACTIVE, cancel_at: new Date() }, null],
    ['a failed renewal', ACTIVE, PAST_DUE, failed('in_1')],
    ['another attempt for it', PAST_DUE, { ...PAST_DUE, next_attempt_at: null }, null],
    ['another invoice', PAST_DUE, { ...PAST_DUE, invoice_id: 'in_2' }, failed('in_2')],
    ['recovery', PAST_DUE, ACTIVE, null],
    ['the end of the grace period', PAST_DUE, LAPSED, unpaid('in_1')],
    ['a grace that was missed', ACTIVE, LAPSED, unpaid('in_1')],
    ['a grace without an invoice', ACTIVE, { ...LAPSED, invoice_id: null }, unpaid('sub_1')],
    ['the end after the grace', LAPSED, ENDED, null],
    ['payment after the grace', LAPSED, ACTIVE, welcome],
    ['the end', ACTIVE, ENDED, ended('sub_1')],
    ['the end while it is not paid', PAST_DUE, ENDED, ended('sub_1')],
    ['the end, an older one told', ACTIVE, { ...ENDED, subscription_id: 'sub_0' }, ended('sub_1')],
    ['a deleted customer', ACTIVE, NOT_SUBSCRIBED, ended('sub_1')],
    [
      'a deleted customer without an id',
      { ...ACTIVE, subscription_id: null },
      NOT_SUBSCRIBED,
      ended('uid'),
    ],
  ])('%s', (_what, before, after, news) => {
    expect(billingNotice('uid', before, after)).toEqual(news);
  });
});
