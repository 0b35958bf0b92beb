import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import {
  NOT_SUBSCRIBED,
  type SubscriptionFacts,
  type SubscriptionState,
} from '@doorstep/domain/billing/subscription';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { WriteBatch } from 'firebase-admin/firestore';
import { productOf, testSubscription } from '@doorstep/domain/billing/test-subscription';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { syncSubscription } from '../../../functions/billing/sync-subscription.ts';
import { adminDb, exists, fieldsOf } from '../../support/server/admin.ts';
import { saveProfile } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { hasAccess, saveMember } from '../../support/server/teams.ts';

afterEach(() => vi.restoreAllMocks());

const subscribers = createSubscribers(adminDb());
const END = new Date('2030-05-04T12:00:00Z');
const SUBSCRIBED: SubscriptionState = {
  ...NOT_SUBSCRIBED,
  subscribed: true,
  subscription_tier: 'Pro',
  subscription_end: END,
  status: 'active',
  subscription_id: 'sub_1',
};
const paid = (tier: PlanTier) => testSubscription({ product_id: productOf(tier), period_end: END });
const PAID = paid('Pro');

/** Stores a subscriber with the given state. */
async function subscriber(state: SubscriptionState) {
  const uid = unique('pro');
  const stripe_customer_id = `cus_${uid}`;
  const record = { ...state, stripe_customer_id, sync_version: 1 };
  await adminDb().doc(`subscribers/${uid}`).set(record);
  return { uid, basedOn: { sync_version: 1, stripe_customer_id } };
}

/**
 * Synchronizes as a check does, or with an id as an event does, when Stripe returns these
 * subscriptions.
 */
async function sync(
  uid: string,
  subscriptions: SubscriptionFacts[],
  eventId: string | null = null,
) {
  const stripe = { listSubscriptions: () => Promise.resolve(subscriptions) };
  return (await syncSubscription({ subscribers, stripe }, uid, eventId)).state;
}

/** Runs something after everything was read and before the next batch is committed. */
function beforeCommit(happens: () => Promise<unknown>): void {
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (
    this: WriteBatch,
  ) {
    await happens();
    return this.commit();
  });
}

const page = (uid: string) => fieldsOf(`provider_profiles/${uid}`);
const TAKEN_DOWN = { published: false, publish_on_renewal: true };

describe('a page that is published while the subscription lapses', () => {
  it('is taken down if it was a draft', async () => {
    const { uid } = await subscriber(SUBSCRIBED);
    await saveProfile(uid, { published: false });
    beforeCommit(() => adminDb().doc(`provider_profiles/${uid}`).update({ published: true }));
    expect(await sync(uid, [])).toEqual(NOT_SUBSCRIBED);
    expect(await fieldsOf(`subscribers/${uid}`)).toMatchObject({ subscribed: false });
    expect(await page(uid)).toMatchObject(TAKEN_DOWN);
  });

  it('is taken down if it is new', async () => {
    const { uid } = await subscriber(SUBSCRIBED);
    beforeCommit(() => saveProfile(uid));
    expect(await sync(uid, [])).toEqual(NOT_SUBSCRIBED);
    expect(await fieldsOf(`subscribers/${uid}`)).toMatchObject({ subscribed: false });
    expect(await page(uid)).toMatchObject(TAKEN_DOWN);
  });

  it('is not created by the lapse', async () => {
    const { uid } = await subscriber(SUBSCRIBED);
    await sync(uid, []);
    expect(await fieldsOf(`subscribers/${uid}`)).toMatchObject({ subscribed: false });
    expect(await exists(`provider_profiles/${uid}`)).toBe(false);
  });
});

describe('the plan on the profile', () => {
  const tier = async (uid: string) => (await page(uid))['facts'];

  it('follows the subscription, with or without a public page', async () => {
    for (const published of [true, false]) {
      const { uid } = await subscriber(NOT_SUBSCRIBED);
      await saveProfile(uid, { published });
      await sync(uid, [PAID]);
      expect(await tier(uid)).toMatchObject({ plan_tier: 'Pro' });
      await sync(uid, []);
      expect(await tier(uid)).toMatchObject({ plan_tier: null });
    }
  });

  it('is copied to a profile that is created later, and to one that misses it', async () => {
    const { uid } = await subscriber(SUBSCRIBED);
    await saveProfile(uid);
    await expect.poll(() => tier(uid), { timeout: 45_000 }).toMatchObject({ plan_tier: 'Pro' });
    await adminDb().doc(`provider_profiles/${uid}`).update({ facts: {} });
    await sync(uid, [PAID]);
    expect(await tier(uid)).toMatchObject({ plan_tier: 'Pro' });
  });
});

describe('the next charge', () => {
  const next_charge = { amount: 3510, plan_amount: 3900, currency: 'usd' };
  const stored = async (uid: string) => {
    const fields = await fieldsOf(`subscribers/${uid}`);
    return [fields.next_charge_amount, fields.next_plan_amount, fields.currency];
  };

  it('stays stored when its preview fails, but not for another plan or a canceled one', async () => {
    const { uid } = await subscriber(NOT_SUBSCRIBED);
    await sync(uid, [{ ...PAID, next_charge }]);
    expect(await stored(uid)).toEqual([3510, 3900, 'usd']);
    await sync(uid, [PAID]);
    expect(await stored(uid)).toEqual([3510, 3900, 'usd']);
    await sync(uid, [paid('Business')]);
    expect(await stored(uid)).toEqual([null, null, null]);
    await sync(uid, [{ ...PAID, next_charge }]);
    await sync(uid, [{ ...PAID, cancel_at: END }]);
    expect(await stored(uid)).toEqual([null, null, null]);
  });
});

describe('the access of a team', () => {
  const BUSINESS: SubscriptionState = { ...SUBSCRIBED, subscription_tier: 'Business' };

  // @4.11.6
  it('follows the plan: a downgrade and a lapse end it, an upgrade and a renewal restore it', async () => {
    const { uid } = await subscriber(BUSINESS);
    const members = [await saveMember(uid), await saveMember(uid)];
    const elsewhere = await saveMember(unique('owner'));
    for (const tier of ['Pro', 'Business', null, 'Business', 'Starter'] as const) {
      await sync(uid, tier === null ? [] : [paid(tier)]);
      for (const member of members) expect(await hasAccess(member)).toBe(tier === 'Business');
    }
    expect(await hasAccess(elsewhere)).toBe(true);
  });

  it('is repaired although the state is unchanged', async () => {
    const { uid } = await subscriber(BUSINESS);
    const member = await saveMember(uid, unique('member'), { active: false });
    await sync(uid, [paid('Business')]);
    expect(await hasAccess(member)).toBe(true);
  });

  it('ends for a member who joins during the lapse, which a member who leaves does not stop', async () => {
    const { uid } = await subscriber(BUSINESS);
    const leaving = await saveMember(uid);
    let joining = '';
    beforeCommit(async () => {
      await adminDb().doc(leaving).delete();
      joining = await saveMember(uid);
      await adminDb().doc(`subscribers/${uid}`).update({ team_changed_at: new Date() });
    });
    expect(await sync(uid, [])).toEqual(NOT_SUBSCRIBED);
    expect(await hasAccess(joining)).toBe(false);
    expect(await exists(leaving)).toBe(false);
  });

  it('is not restored for an account that is closed in that moment', async () => {
    const { uid } = await subscriber(SUBSCRIBED);
    const member = await saveMember(uid, unique('member'), { active: false });
    const closed = { reason: 'suspended', closed_at: new Date(), expires_at: null };
    beforeCommit(() => adminDb().doc(`closed_accounts/${uid}`).set(closed));
    expect(await sync(uid, [paid('Business')])).toMatchObject({ subscription_tier: 'Business' });
    expect(await hasAccess(member)).toBe(false);
  });
});

describe('an unchanged state', () => {
  /** Returns when the documents of the person were last written. */
  const written = async (uid: string) => {
    const paths = [`subscribers/${uid}`, `provider_profiles/${uid}`];
    const documents = await adminDb().getAll(...paths.map((path) => adminDb().doc(path)));
    return documents.map(({ updateTime }) => updateTime?.valueOf() ?? null);
  };

  it.each([
    ['subscribed, with a public page', SUBSCRIBED, [PAID], { published: true }],
    ['subscribed, with a draft', SUBSCRIBED, [PAID], { published: false }],
    ['not subscribed, with a page that waits', NOT_SUBSCRIBED, [], TAKEN_DOWN],
    ['not subscribed, without a page', NOT_SUBSCRIBED, [], null],
  ])('is not written: %s', async (_who, state, subscriptions, publication) => {
    const { uid } = await subscriber(state);
    const facts = { ...NO_FACTS, plan_tier: state.subscription_tier };
    if (publication) await saveProfile(uid, { ...publication, facts });
    const before = await written(uid);
    expect(await sync(uid, subscriptions)).toEqual(state);
    expect(await written(uid)).toEqual(before);
  });

  it('does not write the page at an event, which is recorded', async () => {
    const { uid } = await subscriber(NOT_SUBSCRIBED);
    await saveProfile(uid, { published: false });
    const [, before] = await written(uid);
    const event = unique('evt_');
    await sync(uid, [], event);
    expect((await written(uid))[1]).toBe(before);
    expect(await subscribers.isEventHandled(event)).toBe(true);
  });

  it('written by an event makes an older read of Stripe stale', async () => {
    const { uid, basedOn } = await subscriber(SUBSCRIBED);
    // An older read said 'canceled'. The event of the resumed subscription is saved first.
    const asked = { ...SUBSCRIBED, cancel_at: END };
    await sync(uid, [PAID], unique('evt_'));
    const outcome = await subscribers.saveState({ uid, state: asked, basedOn, eventId: null });
    expect(outcome).toBe('stale');
    expect(await fieldsOf(`subscribers/${uid}`)).toMatchObject({ cancel_at: null });
  });
});
