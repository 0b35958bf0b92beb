import {
  NOT_SUBSCRIBED,
  type SubscriptionFacts,
  type SubscriptionState,
} from '@doorstep/domain/billing/subscription';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { providerProfile, stored, subscriber } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { productOf, testSubscription } from '@doorstep/domain/billing/test-subscription';
import { afterAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '../../../functions/moderation/audit-log-repository.ts';
import { createTombstones } from '../../../functions/account/tombstone-repository.ts';
import { createPersonalDocuments } from '../../../functions/account/personal-document-repository.ts';
import { createSearchIndex } from '../../../functions/search/provider-search-repository.ts';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { createSuspensions, suspend } from '../../../functions/moderation/suspension-repository.ts';
import { syncSubscription } from '../../../functions/billing/sync-subscription.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { isListed, listingsOf } from '../../support/server/search.ts';

// A function that publishes or unpublishes a page updates search in the same write. A separate
// database, which has no triggers.

const project = 'demo-doorstep-listings';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const index = createSearchIndex(db);
const END = new Date('2030-05-04T12:00:00Z');

async function createListed(changes: Partial<ProviderProfile> = {}, state = subscriber()) {
  const uid = unique('pro');
  const stripe_customer_id = `cus_${uid}`;
  await db
    .doc(`provider_profiles/${uid}`)
    .set(stored(providerProfile({ user_id: uid, ...changes })));
  await db.doc(`subscribers/${uid}`).set({ ...state, stripe_customer_id, sync_version: 1 });
  await index.refresh(uid);
  return uid;
}
const page = (uid: string) => db.doc(`provider_profiles/${uid}`);

const paid = (tier: SubscriptionState['subscription_tier']) =>
  testSubscription({ product_id: productOf(tier), period_end: END });

/** Synchronizes as the webhook does when Stripe returns these subscriptions. */
const sync = (uid: string, subscriptions: SubscriptionFacts[]) =>
  syncSubscription(
    {
      subscribers: createSubscribers(db),
      stripe: { listSubscriptions: () => Promise.resolve(subscriptions) },
    },
    uid,
  );

describe('search is updated with the same write', () => {
  it('for a lapse, and for a renewal with another plan', async () => {
    const uid = await createListed();
    expect(await isListed(db, uid, 'Pro')).toBe(true);
    expect((await sync(uid, [])).state).toEqual(NOT_SUBSCRIBED);
    expect(await listingsOf(db, uid)).toEqual([]);
    await sync(uid, [paid('Starter')]);
    expect(await isListed(db, uid, 'Starter')).toBe(true);
  });

  it('but lists no draft after a lapse and a renewal', async () => {
    const uid = await createListed({ published: false });
    await sync(uid, []);
    await sync(uid, [paid('Pro')]);
    expect(await listingsOf(db, uid)).toEqual([]);
  });

  it('for a suspension, and when it is lifted', async () => {
    const uid = await createListed();
    const suspensions = createSuspensions(db, createAuditLog(db));
    await db.runTransaction(async (transaction) =>
      suspend(transaction, await suspensions.read(transaction, uid), new Date()),
    );
    expect(await listingsOf(db, uid)).toEqual([]);
    await db.doc('user_roles/admin1').set({ user_id: 'admin1', role: 'admin' });
    await suspensions.lift(uid, { actor_uid: 'admin1', note: 'A mistake.' });
    expect(await isListed(db, uid, 'Pro')).toBe(true);
  });

  it('for an account that is deleted in Firebase, also after its tombstone has expired', async () => {
    const uid = await createListed();
    const tombstones = createTombstones(db);
    await tombstones.markDeleted(uid, new Date());
    expect(await listingsOf(db, uid)).toEqual([]);
    const down = { published: false, publish_on_renewal: false };
    expect((await page(uid).get()).data()).toMatchObject(down);
    // The subscription continues, and the tombstone expires after a day.
    await db.doc(`closed_accounts/${uid}`).delete();
    await sync(uid, [paid('Pro')]);
    expect((await page(uid).get()).data()).toMatchObject(down);
    expect(await listingsOf(db, uid)).toEqual([]);
  });

  it('for an account that was suspended before it was deleted', async () => {
    const uid = await createListed({ published: false, publish_on_renewal: true });
    await createTombstones(db).markDeleted(uid, new Date());
    await db.doc(`closed_accounts/${uid}`).delete();
    await sync(uid, [paid('Pro')]);
    expect((await page(uid).get()).data()).toMatchObject({ published: false });
  });

  it.each(['markDeleting', 'markDeleted'] as const)(
    'although there is no page, or a malformed one: %s',
    async (how) => {
      const broken = await createListed();
      await page(broken).update({ services: 'Drains' });
      const nobody = unique('nobody');
      for (const uid of [broken, nobody]) {
        await createTombstones(db)[how](uid, new Date());
        expect((await db.doc(`closed_accounts/${uid}`).get()).get('reason')).toBe('deleted');
      }
      expect((await page(broken).get()).get('published')).toBe(false);
      expect((await page(nobody).get()).exists).toBe(false);
    },
  );

  it('for a deleted account', async () => {
    const uid = await createListed();
    await createPersonalDocuments(db).deleteProfile(uid);
    expect(await listingsOf(db, uid)).toEqual([]);
  });
});

describe('refreshing search', () => {
  it('writes once', async () => {
    const uid = unique('pro');
    await page(uid).set(stored(providerProfile({ user_id: uid })));
    expect(await index.refresh(uid)).toBe(true);
    expect(await index.refresh(uid)).toBe(false);
    expect(await isListed(db, uid, null)).toBe(true);
  });

  it('moves a professional with another plan, also if both listings exist', async () => {
    const uid = await createListed();
    const [before] = await listingsOf(db, uid);
    await db.doc(`subscribers/${uid}`).update({ subscription_tier: 'Starter' });
    expect(await index.refresh(uid)).toBe(true);
    expect(await isListed(db, uid, 'Starter')).toBe(true);
    if (before) await db.doc(`provider_search/${before[0]}`).set(before[1]);
    expect(await index.refresh(uid)).toBe(true);
    expect(await isListed(db, uid, 'Starter')).toBe(true);
  });

  it('ends in the current state after parallel changes', async () => {
    const uid = await createListed();
    await Promise.all([
      page(uid).update({ display_name: 'Later Works' }),
      ...Array.from({ length: 4 }, () => index.refresh(uid)),
      db.doc(`subscribers/${uid}`).update({ subscription_tier: 'Starter' }),
    ]);
    await Promise.all([index.refresh(uid), index.refresh(uid)]);
    expect(await isListed(db, uid, 'Starter')).toBe(true);
    await page(uid).update({ published: false });
    await Promise.all([index.refresh(uid), index.refresh(uid)]);
    expect(await listingsOf(db, uid)).toEqual([]);
  });

  it('removes the listing of a deleted or newly created profile', async () => {
    const uid = await createListed();
    await page(uid).set(stored(providerProfile({ user_id: uid, created_at: END })));
    await index.refresh(uid);
    expect(await isListed(db, uid, 'Pro')).toBe(true);
    await page(uid).delete();
    await index.refresh(uid);
    expect(await listingsOf(db, uid)).toEqual([]);
  });

  it('leaves out a malformed profile', async () => {
    const uid = await createListed();
    await page(uid).update({ services: 'Drains' });
    expect(await index.refresh(uid)).toBe(true);
    expect(await listingsOf(db, uid)).toEqual([]);
  });

  it('holds the largest profile there can be', async () => {
    let next = 0x10000;
    const letters = (count: number) =>
      Array.from({ length: count }, () => String.fromCodePoint((next += 3))).join('');
    const uid = unique('large');
    const profile = stored(providerProfile({ user_id: uid }));
    await page(uid).set({ ...profile, bio: letters(2000), services: Array(30).fill(letters(60)) });
    expect(await index.refresh(uid)).toBe(true);
    expect(await listingsOf(db, uid)).toHaveLength(1);
  });
});
