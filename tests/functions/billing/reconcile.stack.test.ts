import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../../../functions/platform/account-repository.ts';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { createSuspensions } from '../../../functions/moderation/suspension-repository.ts';
import { createStripeGateway } from '../../../functions/billing/gateways/stripe-client.ts';
import { reconcileSubscriptionsJob } from '../../../functions/billing/endpoints.ts';
import { stripeSettings } from '../../../functions/platform/config.ts';
import { pseudonym } from '../../../functions/platform/log.ts';
import { reconcileSubscriptions } from '../../../functions/billing/reconcile-subscriptions.ts';
import { adminAuth, adminDb, deleteUser, fieldsOf } from '../../support/server/admin.ts';
import { session } from '../../support/server/sdk-people.ts';
import {
  checkoutUrl,
  control,
  pay,
  stripeApi,
  subscribe,
  theSubscription,
} from '../../support/server/stripe-api.ts';

afterEach(() => control('calm'));

/** Returns the dependencies; `onAsk` is called with each customer that is read from Stripe. */
function deps(onAsk: (customerId: string) => void = () => undefined) {
  const gateway = createStripeGateway(stripeSettings());
  const listSubscriptions = (customerId: string) => {
    onAsk(customerId);
    return gateway.listSubscriptions(customerId, { previews: true });
  };
  return {
    subscribers: createSubscribers(adminDb()),
    stripe: { ...gateway, listSubscriptions },
    accounts: createAccounts(adminAuth()),
    suspensions: createSuspensions(adminDb(), createAuditLog(adminDb())),
  };
}

/** Returns the customers that a reconcile must read. */
async function customers(): Promise<unknown[]> {
  const all = await adminDb().collection('subscribers').where('stripe_customer_id', '>', '').get();
  return all.docs.map((document): unknown => document.get('stripe_customer_id'));
}

// Deletes what other files have written: customers that Stripe does not know, and suspended
// accounts.
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
  it('repairs all memberships, page by page, although one document is malformed', async () => {
    const [paid, broken] = await Promise.all([session(), session()]);
    const url = await checkoutUrl(paid, 'Starter');
    await subscribe(broken);
    await control('drop', { events: 20 });
    await pay(url);
    await adminDb().doc(`subscribers/${broken.uid}`).update({ status: 'nonsense' });
    await reconcileSubscriptionsJob.run();
    expect(await fieldsOf(`subscribers/${paid.uid}`)).toMatchObject({
      subscribed: true,
      subscription_tier: 'Starter',
    });
    await adminDb().doc(`subscribers/${broken.uid}`).delete();
  });

  it('reports the changed accounts by pseudonym, and none the second time', async () => {
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

  it('continues where the last run ran out of time, and reads everybody once', async () => {
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

  it('reads everybody once, also after an interrupted run', async () => {
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

  it('ends no subscription of an account that was deleted in Firebase, and reports it', async () => {
    const person = await session();
    await subscribe(person);
    const { id } = await theSubscription(person);
    await deleteUser(person.uid);
    const { without_account, unowned_subscriptions } = await reconcileSubscriptions(deps());
    expect(without_account).toBeGreaterThan(0);
    expect(unowned_subscriptions.split(' ')).toContain(id);
    expect(unowned_subscriptions).not.toContain(person.uid);
    expect((await theSubscription(person)).status).toBe('active');
    await stripeApi().subscriptions.cancel(id);
  });
});
