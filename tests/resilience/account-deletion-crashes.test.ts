import './support/isolated-project.ts';
import { requestMailId } from '@doorstep/domain/mail/mail';
import { sentMail, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { expect } from 'vitest';
import { createMailOutbox } from '../../functions/mail/mail-outbox-repository.ts';
import { sweepDeletionsJob } from '../../functions/account/endpoints.ts';
import { accountDeleted } from '../../functions/first-generation.ts';
import { pictureUploaded, profileWritten, requestWritten } from '../../functions/index.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import {
  deleteAccount,
  documentsOf,
  threads,
  unreadMail,
} from '../support/server/account-fixtures.ts';
import { everythingOf, photo, upload, whole } from '../support/server/uploaded-pictures.ts';
import { stripeApi } from '../support/server/stripe-api.ts';
import { createAccount } from './support/create-account.ts';
import { moveClock } from './support/clock.ts';
import {
  deliverAccountDeleted,
  deliverCreation,
  deliverUploaded,
} from '../support/server/in-process/events.ts';
import { openCheckout, createSubscription } from './support/subscription.ts';
import { testCrashes } from './support/crash-cases.ts';

type Account = Awaited<ReturnType<typeof createAccount>>;
type Thread = Awaited<ReturnType<typeof threads>>;

const requestDeletion = async (person: Account) => {
  expect(await deleteAccount(person)).toHaveProperty('finished');
};

/** Creates a running plan and an open checkout. */
async function createPlan({ uid }: Account) {
  const plan = await createSubscription(uid);
  await openCheckout(plan.customer);
  return plan;
}

/** Creates a public page with a picture, listed in search, a request and a conversation. */
async function createPage(leaver: Account, client: Account) {
  const avatar = await upload(leaver.uid, await photo(64, 48), { folder: 'provider-avatars' });
  await deliverUploaded(pictureUploaded, { name: avatar.path });
  const page = { avatar_url: avatar.url, published: true };
  const received = await threads(leaver, client, page);
  await deliverCreation(profileWritten, `provider_profiles/${leaver.uid}`);
  return { avatar, received };
}

/** Creates sent and queued mails to the leaver and about their threads. Returns their paths. */
async function createMails(leaver: Account, other: Account, received: Thread, sent: Thread) {
  const about = serviceRequest({ id: received.id, client_email: other.email });
  const sentBefore = sentMail(about, 'new_request', leaver.email);
  await adminDb().doc(`mail/${sentBefore.id}`).set(stored(sentBefore));
  await deliverCreation(requestWritten, `service_requests/${sent.id}`);
  const welcome = {
    template: 'welcome',
    data: { account: 'nobody', provider_name: null, tier: 'Pro' },
  } as const;
  await createMailOutbox(adminDb()).create(
    `welcome_${leaver.uid}`,
    leaver.email,
    welcome,
    new Date(),
  );
  const talk = { kind: 'conversation', id: received.talk } as const;
  return [
    `mail/${sentBefore.id}`,
    `mail/welcome_${leaver.uid}`,
    `mail/${requestMailId(sent.id, 'new_request')}`,
    `mail/${requestMailId(sent.id, 'request_confirmation')}`,
    await unreadMail(leaver.email, talk, 'provider'),
    await unreadMail(other.email, talk, 'client'),
  ];
}

const statusOf = async (subscription: string) =>
  (await stripeApi().subscriptions.retrieve(subscription)).status;

const existAll = (paths: readonly string[]) => Promise.all(paths.map(exists));

/** Counts Stripe's events about a subscription's end. */
async function countCancellations(subscription: string): Promise<number> {
  const type = 'customer.subscription.deleted';
  const { data } = await stripeApi().events.list({ type, limit: 20 });
  return data.filter((event) => 'id' in event.data.object && event.data.object.id === subscription)
    .length;
}

testCrashes({
  name: 'the deletion of an account that is both professional and client',
  setUp: async () => {
    const [leaver, other] = [await createAccount('leaver'), await createAccount('stays')];
    const { customer, subscription } = await createPlan(leaver);
    const { avatar, received } = await createPage(leaver, other);
    const sent = await threads(other, leaver);
    const mails = await createMails(leaver, other, received, sent);
    await adminDb().doc(`user_roles/${leaver.uid}`).set({ user_id: leaver.uid, role: 'client' });
    return { leaver, customer, subscription, avatar, received, sent, mails };
  },
  run: ({ leaver }) => requestDeletion(leaver),
  runSchedules: async () => {
    moveClock(24 * 60);
    await sweepDeletionsJob.run();
  },
  // The schedule continues a recorded deletion.
  finishedBySchedule: { isResumable: ({ leaver }) => exists(`account_deletions/${leaver.uid}`) },
  // Billing ends first. While the plan runs, nothing is deleted.
  invariant: async ({ leaver, subscription, avatar, mails }) => {
    if ((await statusOf(subscription)) === 'canceled') return;
    expect(await exists(`closed_accounts/${leaver.uid}`)).toBe(false);
    expect(await exists(`provider_profiles/${leaver.uid}`)).toBe(true);
    expect(await everythingOf(leaver.uid)).toEqual(whole(avatar));
    expect(await existAll(mails)).toEqual(mails.map(() => true));
  },
  assert: async ({ leaver, customer, subscription, received, sent, mails }) => {
    expect(await statusOf(subscription)).toBe('canceled');
    expect(await countCancellations(subscription)).toBe(1);
    const { data: checkouts } = await stripeApi().checkout.sessions.list({ customer });
    expect(checkouts.map(({ status }) => status)).toEqual(['expired']);
    expect(await everythingOf(leaver.uid)).toEqual({ files: [], entries: [] });
    expect(await existAll(mails)).toEqual(mails.map(() => false));
    const mailTo = adminDb().collection('mail').where('to', '==', leaver.email);
    expect((await mailTo.get()).size).toBe(0);
    const listings = adminDb().collection('provider_search').where('provider_id', '==', leaver.uid);
    expect((await listings.get()).size).toBe(0);
    expect(await documentsOf(leaver.uid)).toEqual([]);
    const { users } = await adminAuth().getUsers([{ uid: leaver.uid }]);
    expect(users).toEqual([]);
    for (const path of [received.request, received.conversation]) {
      expect(await fieldsOf(path)).toMatchObject({
        provider_name: 'Deleted account',
        closed: true,
      });
    }
    expect(await fieldsOf(sent.request)).toMatchObject({
      client_name: 'Deleted account',
      client_email: null,
      closed: true,
    });
    expect(await fieldsOf(sent.conversation)).toMatchObject({ closed: true });
    expect(await exists(sent.grant)).toBe(false);
    expect(await fieldsOf(`account_deletions/${leaver.uid}`)).toMatchObject({ state: 'done' });
    expect(await exists(`closed_accounts/${leaver.uid}`)).toBe(true);
  },
});

testCrashes({
  name: 'the clean-up of an account that was deleted in Firebase Authentication',
  setUp: async () => {
    const [leaver, other] = [await createAccount('vanishes'), await createAccount('stays')];
    const { subscription } = await createSubscription(leaver.uid);
    const received = await threads(leaver, other, { published: true });
    const sent = await threads(other, leaver);
    await deliverCreation(requestWritten, `service_requests/${received.id}`);
    await adminAuth().deleteUser(leaver.uid);
    return { leaver, subscription, received, sent };
  },
  run: ({ leaver }) => deliverAccountDeleted(accountDeleted, leaver.uid),
  assert: async ({ leaver, subscription, received, sent }) => {
    expect(await fieldsOf(`closed_accounts/${leaver.uid}`)).toMatchObject({ reason: 'deleted' });
    expect(await fieldsOf(`provider_profiles/${leaver.uid}`)).toMatchObject({ published: false });
    for (const thread of [received, sent]) {
      expect(await fieldsOf(thread.request)).toMatchObject({ closed: true });
      expect(await fieldsOf(thread.conversation)).toMatchObject({ closed: true });
    }
    for (const kind of ['new_request', 'request_confirmation'] as const) {
      expect(await exists(`mail/${requestMailId(received.id, kind)}`)).toBe(false);
    }
    expect(await statusOf(subscription)).toBe('trialing');
  },
});
