import { RENDITIONS } from '@doorstep/domain/pictures/picture';
import { clientProfile } from '@doorstep/local/demo/factories.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createServiceRequests } from '../../../functions/requests/service-request-repository.ts';
import { deps } from '../../../functions/container.ts';
import { sweepDeletionsJob } from '../../../functions/account/endpoints.ts';
import { queueRequestMail } from '../../../functions/requests/queue-request-mail.ts';
import { queueUnreadMail } from '../../../functions/chat/queue-unread-mail.ts';
import { adminAuth, adminDb, exists, fieldsOf, setFields } from '../../support/server/admin.ts';
import {
  deleteAccount,
  documentsOf,
  threads,
  unreadMail,
} from '../../support/server/account-fixtures.ts';
import { confirmPageEmail, saveRequest } from '../../support/server/market.ts';
import { refusalCode, refusalOf, session, unique } from '../../support/server/sdk-people.ts';
import { filesOf, photo, upload } from '../../support/server/uploaded-pictures.ts';
import {
  checkoutUrl,
  control,
  customerOf,
  waitForStripeEvents,
  stripeApi,
  subscribe,
  theSubscription,
} from '../../support/server/stripe-api.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { post, signedEvent } from '../../support/server/webhook.ts';

afterEach(() => control('calm'));

const sweepNow = () => sweepDeletionsJob.run();
const hasAccount = async (uid: string) => {
  const { users } = await adminAuth().getUsers([{ uid }]);
  return users.length > 0;
};
const GONE = 'Deleted account';
/** A picture with its renditions. */
const FILES = 1 + RENDITIONS.length;

describe('a professional who deletes the account', () => {
  // @2.50.9
  it('stops paying, and leaves only what the clients have received, without the name', async () => {
    const [provider, client] = [await session('leaver'), await session('stays')];
    const left = await threads(provider, client);
    await subscribe(provider);
    await upload(provider.uid, await photo());
    expect(await filesOf(provider.uid)).toHaveLength(FILES);
    const customer = await customerOf(provider);
    const subscription = await theSubscription(provider);
    expect(await deleteAccount(provider)).toEqual({ finished: true });

    expect((await stripeApi().subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    await waitForStripeEvents();
    const late = signedEvent({ id: unique('evt'), customer });
    expect(await post(late)).toMatchObject({ status: 200, outcome: 'unknown-customer' });
    expect(await documentsOf(provider.uid)).toEqual([]);
    for (const path of [left.note, left.address]) expect(await exists(path)).toBe(false);
    expect(await hasAccount(provider.uid)).toBe(false);
    expect(await exists(`mail/${left.id}_new_request`)).toBe(false);
    expect(await exists(`mail/${left.id}_request_confirmation`)).toBe(false);
    expect(await filesOf(provider.uid)).toEqual([]);
    const mails = await adminDb().collection('mail').where('to', '==', provider.email).get();
    expect(mails.size).toBe(0);

    expect(await fieldsOf(left.request)).toMatchObject({
      provider_name: GONE,
      provider_handle: '',
      provider_avatar_url: null,
      ...{ closed: true, waiting: 'none' },
      client_email: client.email,
      client_name: 'Nora Whitfield',
      last_message: 'Tuesday at nine?',
    });
    expect(await fieldsOf(left.conversation)).toMatchObject({
      provider_name: GONE,
      provider_handle: '',
      provider_avatar_url: null,
      ...{ closed: true, waiting: 'none' },
    });
    expect(await exists(left.message)).toBe(true);
    // The client keeps access.
    expect(await exists(left.grant)).toBe(true);
    expect(await fieldsOf(`closed_accounts/${provider.uid}`)).toMatchObject({ reason: 'deleted' });
    const job = await fieldsOf(`account_deletions/${provider.uid}`);
    expect(job).toMatchObject({ state: 'done' });
    expect(JSON.stringify(job)).not.toContain('@');
  });

  it('cannot pay on a checkout page that was open', async () => {
    const person = await session('shopper');
    await checkoutUrl(person, 'Pro');
    const customer = await customerOf(person);
    await deleteAccount(person);
    const { data } = await stripeApi().checkout.sessions.list({ customer });
    expect(data.map(({ status }) => status)).toEqual(['expired']);
  });

  it('loses nothing if Stripe does not answer, and the schedule does not continue', async () => {
    const person = await session('unlucky');
    await subscribe(person);
    const { id } = await theSubscription(person);
    await control('refuse', { seconds: 60, status: 503 });
    const { code, message } = await refusalOf(deleteAccount(person));
    expect(code).toBe('unavailable');
    expect(message).toContain('nothing was deleted');
    await control('calm');
    expect(await exists(`closed_accounts/${person.uid}`)).toBe(false);
    const job = adminDb().doc(`account_deletions/${person.uid}`);
    await job.update({ next_attempt_at: new Date(0) });
    await sweepNow();
    expect((await stripeApi().subscriptions.retrieve(id)).status).toBe('active');
    expect(await hasAccount(person.uid)).toBe(true);
    expect(await deleteAccount(person)).toEqual({ finished: true });
    expect((await stripeApi().subscriptions.retrieve(id)).status).toBe('canceled');
  });
});

describe('a client who deletes the account', () => {
  // @2.50.9 @2.53.10
  it('leaves the professional the messages, without name, address, phone and grants', async () => {
    const [provider, client] = [await session('stays'), await session('leaver')];
    const left = await threads(provider, client);
    const group = `request_groups/${left.id}`;
    const ids = { request_ids: [left.id, 'b'], provider_ids: [provider.uid, 'pro-b'] };
    await setFields(group, { client_uid: client.uid, ...ids, changed_at: new Date() });
    await setFields(`client_profiles/${client.uid}`, clientProfile({ user_id: client.uid }));
    const block = { blocker_uid: client.uid, blocked_uid: provider.uid, created_at: new Date() };
    await setFields(`blocks/${client.uid}_${provider.uid}`, block);
    await triggersFinished();
    expect(await fieldsOf(left.conversation)).toMatchObject({ client_name: 'Nora Whitfield' });
    expect(await deleteAccount(client)).toEqual({ finished: true });
    for (const path of [left.note, left.address, group]) expect(await exists(path)).toBe(false);
    expect(await fieldsOf(left.request)).toMatchObject({
      client_name: GONE,
      client_email: null,
      client_phone: null,
      ...{ closed: true, waiting: 'none' },
      provider_name: left.profile.display_name,
      last_message: 'Tuesday at nine?',
    });
    expect(await fieldsOf(left.conversation)).toMatchObject({
      ...{ closed: true, waiting: 'none' },
      client_name: null,
      provider_name: left.profile.display_name,
    });
    expect(await exists(left.message)).toBe(true);
    expect(await exists(left.grant)).toBe(false);
    expect(await exists(`mail/${left.id}_new_request`)).toBe(false);
    expect(await exists(`mail/${left.id}_request_confirmation`)).toBe(false);
    expect(await exists(`blocks/${client.uid}_${provider.uid}`)).toBe(false);
    expect(await documentsOf(client.uid)).toEqual([]);
    expect(await hasAccount(client.uid)).toBe(false);
  });
});

describe('the mails about the threads of a deleted account', () => {
  it('are deleted whatever their address, and mails about the threads of others are not', async () => {
    const [leaver, client, stranger] = [await session(), await session(), await session()];
    const [own, other] = [await threads(leaver, client), await threads(stranger, client)];
    // The address on a page is not verified: the stranger uses it too.
    const office = `${unique('office')}@doorstep.test`;
    const gone = [
      await unreadMail(office, { kind: 'request', id: own.id }, 'provider'),
      await unreadMail(office, { kind: 'conversation', id: own.talk }, 'provider'),
      await unreadMail(client.email, { kind: 'request', id: own.id }, 'client'),
    ];
    const stay = [
      await unreadMail(office, { kind: 'request', id: other.id }, 'provider'),
      await unreadMail(office, { kind: 'conversation', id: other.talk }, 'provider'),
    ];
    // A request may have any id, also that of a conversation.
    await saveRequest({ id: other.talk, provider_id: stranger.uid, client_uid: leaver.uid });
    await deleteAccount(leaver);
    for (const path of gone) expect(await exists(path)).toBe(false);
    for (const path of stay) expect(await exists(path)).toBe(true);
  });

  it('are deleted at the own address, but not those for another professional with that address', async () => {
    const [leaver, client, colleague] = [await session(), await session(), await session()];
    const own = await threads(leaver, client);
    // Both professionals use this address, and the request names it as its client's.
    const office = leaver.email;
    const named = { uid: client.uid, email: office };
    await confirmPageEmail(colleague.uid, office);
    const other = await threads(colleague, named, { email: office });
    const told = `mail/${other.id}_new_request`;
    await triggersFinished();
    expect(await fieldsOf(told)).toMatchObject({ to: office });
    const gone = [
      await unreadMail(office, { kind: 'request', id: own.id }, 'provider'),
      await unreadMail(office, { kind: 'request', id: other.id }, 'client'),
      // About a request that does not exist.
      await unreadMail(office, { kind: 'request', id: unique('nothing') }, 'provider'),
    ];
    const stay = [
      told,
      await unreadMail(office, { kind: 'request', id: other.id }, 'provider'),
      await unreadMail(office, { kind: 'conversation', id: other.talk }, 'provider'),
    ];
    await deleteAccount(leaver);
    for (const path of gone) expect(await exists(path)).toBe(false);
    for (const path of stay) expect(await exists(path)).toBe(true);
  });

  it('are not created again by an event that is delivered late', async () => {
    const [leaver, client] = [await session(), await session()];
    const left = await threads(leaver, client);
    const request = await createServiceRequests(adminDb()).find(left.id);
    const talk = await deps.unreadThreads.find({ kind: 'conversation', id: left.talk });
    if (!request || !talk) throw new Error('not stored');
    await deleteAccount(leaver);
    await queueRequestMail(deps, request, new Date(Date.now() + 3_600_000));
    const unread = { ...talk, unread: { provider: 0, client: 1 } };
    await queueUnreadMail(deps, null, unread, new Date());
    expect(await exists(`mail/${left.id}_new_request`)).toBe(false);
    expect(await exists(`mail/${left.id}_request_confirmation`)).toBe(false);
    const about = adminDb().collection('mail').where('data.thread.id', '==', left.talk);
    expect((await about.get()).size).toBe(0);
  });
});

describe('a person who deletes an account', () => {
  it('has signed in within five minutes', async () => {
    const person = await session();
    const { code, message } = await refusalOf(deleteAccount(person, { signedInAgo: 301 }));
    expect(code).toBe('failed-precondition');
    expect(message).toContain('password again');
    expect(await exists(`account_deletions/${person.uid}`)).toBe(false);
    expect(await deleteAccount(person, { signedInAgo: 290 })).toEqual({ finished: true });
  });

  it('is not suspended', async () => {
    const person = await session();
    const closed = adminDb().doc(`closed_accounts/${person.uid}`);
    await closed.set({ reason: 'suspended', closed_at: new Date(), expires_at: null });
    expect(await refusalCode(deleteAccount(person))).toBe('permission-denied');
    expect(await hasAccount(person.uid)).toBe(true);
  });

  it('may press twice, and again after a lost answer', async () => {
    const person = await session();
    await Promise.all([deleteAccount(person), deleteAccount(person)]);
    expect(await deleteAccount(person)).toEqual({ finished: true });
    expect(await hasAccount(person.uid)).toBe(false);
  });
});
