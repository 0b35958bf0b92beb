import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../../functions/platform/account-repository.ts';
import { createAuditLog } from '../../functions/moderation/audit-log-repository.ts';
import { createSubscribers } from '../../functions/billing/subscriber-repository.ts';
import { createSuspensions } from '../../functions/moderation/suspension-repository.ts';
import { createStripeGateway } from '../../functions/billing/gateways/stripe-client.ts';
import { reconcile } from '../../functions/index.ts';
import { stripeSettings } from '../../functions/platform/config.ts';
import { pseudonym } from '../../functions/platform/log.ts';
import { reconcileSubscriptions } from '../../functions/billing/reconcile-subscriptions.ts';
import { adminAuth, adminDb, fieldsOf } from '../support/server/admin.ts';
import { session } from '../support/server/people.ts';
import {
  checkoutUrl,
  control,
  pay,
  stripeApi,
  subscribe,
  theSubscription,
} from '../support/server/stripe.ts';

afterEach(() => control('calm'));

/** What the function has; `onAsk` hears whose subscriptions are read from Stripe. */
function deps(onAsk: (customerId: string) => void = () => undefined) {
  const gateway = createStripeGateway(stripeSettings());
  const listSubscriptions = (customerId: string) => {
    onAsk(customerId);
    return gateway.listSubscriptions(customerId);
  };
  return {
    subscribers: createSubscribers(adminDb()),
    stripe: { ...gateway, listSubscriptions },
    accounts: createAccounts(adminAuth()),
    suspensions: createSuspensions(adminDb(), createAuditLog(adminDb())),
  };
}

/** Everybody whom a reconcile is to reach. */
async function customers(): Promise<unknown[]> {
  const all = await adminDb().collection('subscribers').where('stripe_customer_id', '>', '').get();
  return all.docs.map((document): unknown => document.get('stripe_customer_id'));
}

// What other files have written by hand has no customer at Stripe; it is asked twice of those suspended.
beforeAll(async () => {
  const { docs } = await adminDb().collection('subscribers').get();
  const closed = await adminDb().collection('closed_accounts').get();
  const suspended = new Set(closed.docs.map(({ id }) => id));
  for (const document of docs) {
    const customer: unknown = document.get('stripe_customer_id');
    if (typeof customer !== 'string') continue;
    if (suspended.has(document.id)) await document.ref.delete();
    await stripeApi()
      .customers.retrieve(customer)
      .catch(() => document.ref.delete());
  }
});

describe('the nightly reconcile', () => {
  it('repairs everybody, page by page, whatever is wrong with one of them', async () => {
    const [paid, broken] = await Promise.all([session(), session()]);
    const url = await checkoutUrl(paid, 'Starter');
    await subscribe(broken);
    await control('drop', { events: 20 });
    await pay(url);
    // A document that no code of ours would write.
    await adminDb().doc(`subscribers/${broken.uid}`).update({ status: 'nonsense' });
    await reconcile.subscriptions.run({ scheduleTime: new Date().toISOString() });
    expect(await fieldsOf(`subscribers/${paid.uid}`)).toMatchObject({
      subscribed: true,
      subscription_tier: 'Starter',
    });
    await adminDb().doc(`subscribers/${broken.uid}`).delete();
  });

  it('tells whom it changed, by pseudonym, and the second time nobody', async () => {
    const [paid, same] = await Promise.all([session(), session()]);
    const url = await checkoutUrl(paid, 'Starter');
    await subscribe(same);
    await control('drop', { events: 20 });
    await pay(url);
    const first = await reconcileSubscriptions(deps());
    expect(first.finished).toBe(true);
    expect(first.changed).toBeGreaterThan(0);
    expect(first.changed_uids.split(' ')).toContain(pseudonym(paid.uid));
    expect(first.changed_uids).not.toContain(pseudonym(same.uid));
    const again = await reconcileSubscriptions(deps());
    expect(again).toMatchObject({ changed: 0, changed_uids: '', finished: true });
    expect(again.reconciled).toBe(first.reconciled);
  });

  it('goes on where a run stopped whose time was over, and reaches everybody', async () => {
    await Promise.all([1, 2, 3].map(async () => checkoutUrl(await session(), 'Pro')));
    const everybody = await customers();
    const page = Math.ceil(everybody.length / 3);
    const portion = { page, budgetMs: 0 };
    const asked: string[] = [];
    while (asked.length < everybody.length) {
      const now: string[] = [];
      const { finished } = await reconcileSubscriptions(
        deps((id) => now.push(id)),
        portion,
      );
      expect(now.length).toBeLessThanOrEqual(page);
      expect(asked).not.toContain(now[0]);
      asked.push(...now);
      if (asked.length < everybody.length) expect(finished).toBe(false);
    }
    expect(asked.toSorted()).toEqual(everybody.toSorted());
  });

  it('goes once around from where a run was ended, so that nobody is left out', async () => {
    await Promise.all([1, 2, 3].map(async () => checkoutUrl(await session(), 'Pro')));
    await reconcileSubscriptions(deps());
    const stopped = await reconcileSubscriptions(deps(), { page: 2, budgetMs: 0 });
    expect(stopped.finished).toBe(false);
    expect((await fieldsOf('cursors/reconcile_subscriptions')).after).not.toBeNull();
    const asked: string[] = [];
    const whole = await reconcileSubscriptions(deps((id) => asked.push(id)));
    expect(whole).toMatchObject({ finished: true, failed: 0 });
    expect(asked.toSorted()).toEqual((await customers()).toSorted());
    expect(await fieldsOf('cursors/reconcile_subscriptions')).toMatchObject({ after: null });
  });

  it('ends nothing for an account that was deleted in Firebase alone, and tells the operator', async () => {
    const person = await session();
    await subscribe(person);
    const { id } = await theSubscription(person);
    await adminAuth().deleteUser(person.uid);
    const { without_account, unowned_subscriptions } = await reconcileSubscriptions(deps());
    expect(without_account).toBeGreaterThan(0);
    expect(unowned_subscriptions.split(' ')).toContain(id);
    expect(unowned_subscriptions).not.toContain(person.uid);
    expect((await theSubscription(person)).status).toBe('active');
    await stripeApi().subscriptions.cancel(id);
  });
});
