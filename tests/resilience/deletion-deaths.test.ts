import './support/own-project.ts';
import { requestMailId } from '@doorstep/domain/mail/mail';
import { sentMail, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { expect } from 'vitest';
import { createMailOutbox } from '../../functions/mail/mail-outbox-repository.ts';
import { account as triggers, picture, profile, request, sweep } from '../../functions/index.ts';
import { adminAuth, adminDb, exists, fieldsOf } from '../support/server/admin.ts';
import { deleteAccount, documentsOf, threads, unreadMail } from '../support/server/leaving.ts';
import { everythingOf, photo, upload, whole } from '../support/server/pictures.ts';
import { stripeApi } from '../support/server/stripe.ts';
import { account } from './support/account.ts';
import { moveClock } from './support/clock.ts';
import { changed, created, snapshotOf, tick, uploaded, vanished } from './support/events.ts';
import { openCheckout, subscribed } from './support/subscribed.ts';
import { survives } from './support/use-case.ts';
import { countWrites } from './support/writes.ts';

/** Somebody deletes the account, and the process ends at each of the writes. */

countWrites();

type Somebody = Awaited<ReturnType<typeof account>>;
type Thread = Awaited<ReturnType<typeof threads>>;

/** Who presses again hears that it is done, or that somebody is at it. */
const press = async (person: Somebody) => {
  expect(await deleteAccount(person)).toHaveProperty('finished');
};

/** A plan that runs, and a page at Stripe that could still be paid. */
async function paying({ uid }: Somebody) {
  const plan = await subscribed(uid);
  await openCheckout(plan.customer);
  return plan;
}

/** A public page with a picture and its renditions, found by search, a request and a conversation. */
async function atWork(leaver: Somebody, client: Somebody) {
  const avatar = await upload(leaver.uid, await photo(64, 48), { folder: 'provider-avatars' });
  await uploaded(picture.uploaded, avatar);
  const page = { avatar_url: avatar.url, published: true };
  const received = await threads(leaver, client, page);
  const path = `provider_profiles/${leaver.uid}`;
  const [before, after] = [await snapshotOf('provider_profiles/nobody'), await snapshotOf(path)];
  await changed(profile.search.changed, { before, after }, { uid: leaver.uid });
  return { avatar, received };
}

/** Mails to the leaver and about the leaver's threads, sent ones and such as wait; their paths. */
async function mailed(leaver: Somebody, other: Somebody, received: Thread, sent: Thread) {
  const about = serviceRequest({ id: received.id, client_email: other.email });
  const gone = sentMail(about, 'new_request', leaver.email);
  await adminDb().doc(`mail/${gone.id}`).set(stored(gone));
  await created(request.created, { requestId: sent.id });
  const welcome = { template: 'welcome', data: { provider_name: null, tier: 'Pro' } } as const;
  await createMailOutbox(adminDb()).create(
    `welcome_${leaver.uid}`,
    leaver.email,
    welcome,
    new Date(),
  );
  const talk = { kind: 'conversation', id: received.talk } as const;
  return [
    `mail/${gone.id}`,
    `mail/welcome_${leaver.uid}`,
    `mail/${requestMailId(sent.id, 'new_request')}`,
    `mail/${requestMailId(sent.id, 'request_confirmation')}`,
    await unreadMail(leaver.email, talk, 'provider'),
    await unreadMail(other.email, talk, 'client'),
  ];
}

const statusOf = async (subscription: string) =>
  (await stripeApi().subscriptions.retrieve(subscription)).status;

const areThere = (paths: readonly string[]) => Promise.all(paths.map(exists));

/** How often Stripe has told of that subscription's end. */
async function endsOf(subscription: string): Promise<number> {
  const type = 'customer.subscription.deleted';
  const { data } = await stripeApi().events.list({ type, limit: 20 });
  return data.filter((event) => 'id' in event.data.object && event.data.object.id === subscription)
    .length;
}

survives({
  name: 'the deletion of an account that is both professional and client',
  scene: async () => {
    const [leaver, other] = [await account('leaver'), await account('stays')];
    const { customer, subscription } = await paying(leaver);
    const { avatar, received } = await atWork(leaver, other);
    const sent = await threads(other, leaver);
    const mails = await mailed(leaver, other, received, sent);
    await adminDb().doc(`user_roles/${leaver.uid}`).set({ user_id: leaver.uid, role: 'client' });
    return { leaver, customer, subscription, avatar, received, sent, mails };
  },
  run: ({ leaver }) => press(leaver),
  sweep: async () => {
    moveClock(24 * 60);
    await tick(sweep.deletions);
  },
  // Once it is noted it ends, though nobody presses again.
  alone: { isBegun: ({ leaver }) => exists(`account_deletions/${leaver.uid}`) },
  // Money first: as long as the plan runs nothing else has happened.
  always: async ({ leaver, subscription, avatar, mails }) => {
    if ((await statusOf(subscription)) === 'canceled') return;
    expect(await exists(`closed_accounts/${leaver.uid}`)).toBe(false);
    expect(await exists(`provider_profiles/${leaver.uid}`)).toBe(true);
    expect(await everythingOf(leaver.uid)).toEqual(whole(avatar));
    expect(await areThere(mails)).toEqual(mails.map(() => true));
  },
  judge: async ({ leaver, customer, subscription, received, sent, mails }) => {
    expect(await statusOf(subscription)).toBe('canceled');
    expect(await endsOf(subscription)).toBe(1);
    const { data: checkouts } = await stripeApi().checkout.sessions.list({ customer });
    expect(checkouts.map(({ status }) => status)).toEqual(['expired']);
    expect(await everythingOf(leaver.uid)).toEqual({ files: [], entries: [] });
    expect(await areThere(mails)).toEqual(mails.map(() => false));
    const mailTo = adminDb().collection('mail').where('to', '==', leaver.email);
    expect((await mailTo.get()).size).toBe(0);
    const found = adminDb().collection('provider_search').where('provider_id', '==', leaver.uid);
    expect((await found.get()).size).toBe(0);
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

survives({
  name: 'what follows when an account is deleted in Firebase alone',
  scene: async () => {
    const [leaver, other] = [await account('vanishes'), await account('stays')];
    const { subscription } = await subscribed(leaver.uid);
    const received = await threads(leaver, other, { published: true });
    const sent = await threads(other, leaver);
    await created(request.created, { requestId: received.id });
    await adminAuth().deleteUser(leaver.uid);
    return { leaver, subscription, received, sent };
  },
  run: ({ leaver }) => vanished(triggers.deleted, leaver.uid),
  judge: async ({ leaver, subscription, received, sent }) => {
    expect(await fieldsOf(`closed_accounts/${leaver.uid}`)).toMatchObject({ reason: 'deleted' });
    expect(await fieldsOf(`provider_profiles/${leaver.uid}`)).toMatchObject({ published: false });
    for (const { request: asked, conversation } of [received, sent]) {
      for (const path of [asked, conversation]) {
        expect(await fieldsOf(path)).toMatchObject({ closed: true });
      }
    }
    for (const kind of ['new_request', 'request_confirmation'] as const) {
      expect(await exists(`mail/${requestMailId(received.id, kind)}`)).toBe(false);
    }
    expect(await statusOf(subscription)).toBe('trialing');
  },
});
