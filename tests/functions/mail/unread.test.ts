import { UNREAD_MAIL_MINUTES } from '@doorstep/domain/mail/mail';
import { PHOTOS_ONLY } from '@doorstep/domain/pictures/photos';
import { conversation, directMessage, stored } from '@doorstep/local/demo/factories.ts';
import { describe, expect, it } from 'vitest';
import { readStack } from '../../support/stack.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { adminAuth, adminDb, deleteUser, exists } from '../../support/server/admin.ts';
import { fieldsOf, millisOf } from '../../support/server/admin.ts';
import { headerOf, mailsTo, theMailTo } from '../../support/server/received-mails.ts';
import { confirmPageEmail, saveRequest } from '../../support/server/market.ts';
import { anonymous, unique } from '../../support/server/sdk-people.ts';
import {
  NEW_MESSAGE,
  become,
  pair,
  queueNow,
  say,
  theQueued,
  unreadMailsTo,
  type Pair,
} from '../../support/server/unread-mail.ts';

// @4.7.6
describe('an unread message', () => {
  it('is mailed to the professional after ten minutes, once for all that follow', async () => {
    const two = await pair();
    await say(two, 'client', 'Are you there? <b>');
    const path = await theQueued(two.office);
    const waits = (await millisOf(path, 'next_attempt_at')) - (await millisOf(path, 'created_at'));
    expect(Math.round(waits / 60_000)).toBe(UNREAD_MAIL_MINUTES);
    await say(two, 'client', 'And now?');
    await become(path, 'sent');
    const arrived = await theMailTo(two.office, NEW_MESSAGE);
    expect(arrived.subject).toBe('You have a new message: Ann Client');
    expect(arrived.text).toContain('Are you there? <b>');
    expect(arrived.text).toContain(`${readStack().site}/chat/${two.requestId}`);
    expect(await headerOf(arrived, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(await headerOf(arrived, 'List-Unsubscribe')).toMatch(
      /^<http\S+\/mail\/unsubscribe\?token=[0-9a-f]{64}\.[\w-]{43}>$/,
    );
    expect(await unreadMailsTo(two.office)).toHaveLength(1);
  });

  it('names the number of its photos, without their addresses', async () => {
    const [alone, withText] = [await pair(), await pair()];
    const photos = ['https://photo.example/1', 'https://photo.example/2'];
    await say(alone, 'client', PHOTOS_ONLY, photos.slice(1));
    await say(withText, 'client', 'Look at this', photos);
    const previews = [alone, withText].map(async ({ office }) => fieldsOf(await theQueued(office)));
    expect(await Promise.all(previews)).toMatchObject([
      { data: { preview: '1 photo' } },
      { data: { preview: 'Look at this\n(2 photos)' } },
    ]);
  });

  it('is mailed to the client with a link that opens the chat', async () => {
    const two = await pair();
    await say(two, 'provider', 'I can come on Monday.');
    await become(await theQueued(two.client.email), 'sent');
    const { text } = await theMailTo(two.client.email, NEW_MESSAGE);
    expect(text).toContain('Rivera Plumbing sent you a message:');
    expect(text).toContain(`${readStack().site}/client-chat/${two.requestId}?token=`);
  });

  it('is mailed to the current address of the client, with a valid link', async () => {
    const two = await pair();
    const present = `present-${two.client.email}`;
    await adminAuth().updateUser(two.client.uid, { email: present, emailVerified: true });
    await say(two, 'provider', 'I can come on Monday.');
    await become(await theQueued(present), 'sent');
    const { text } = await theMailTo(present, NEW_MESSAGE);
    const token = /\?token=(\S+)/.exec(text)?.[1] ?? '';
    const guest = await anonymous();
    await guest.call('open-request-chat', { request_id: two.requestId, token });
    expect(await unreadMailsTo(two.client.email)).toEqual([]);
  });

  it.each<[string, (two: Pair) => Promise<unknown>]>([
    [
      'the account has a new unverified address',
      ({ client: { uid, email } }) =>
        adminAuth().updateUser(uid, { email: `typed-${email}`, emailVerified: false }),
    ],
    [
      'there is no account',
      ({ requestId }) =>
        adminDb()
          .doc(`service_requests/${requestId}`)
          .update({ client_uid: unique('nobody') }),
    ],
  ])('is mailed to the address of the request if %s', async (_why, happen) => {
    const two = await pair();
    await happen(two);
    await say(two, 'provider', 'I can come on Monday.');
    await theQueued(two.client.email);
    expect(await unreadMailsTo(`typed-${two.client.email}`)).toEqual([]);
  });

  it('in a conversation is mailed too, also the first one', async () => {
    const two = await pair();
    const ids = { provider_id: two.provider.uid, client_id: two.client.uid };
    const said = directMessage({ id: unique('direct'), ...ids, message: 'Do you do roofs?' });
    await adminDb().doc(`direct_messages/${said.id}`).set(stored(said));
    const thread = conversation({ ...ids, last_message: said.message, last_message_id: said.id });
    await adminDb().doc(`conversations/${thread.id}`).set(stored(thread));
    await become(await theQueued(two.office), 'sent');
    const { text } = await theMailTo(two.office, NEW_MESSAGE);
    expect(text).toContain('Do you do roofs?');
    expect(text).toContain(`/provider-chat/${ids.provider_id}?client=${ids.client_id}`);
  });
});

it('a mail with a chat link is not sent to an address that no account has confirmed', async () => {
  const two = await pair();
  await adminAuth().updateUser(two.client.uid, { email: `typed-${two.client.email}` });
  await say(two, 'provider', 'I can come on Monday.');
  await become(await theQueued(two.client.email), 'obsolete');
});

/** The trigger deletes its mail if the thread is closed before it ends (`queueUnreadMail`). */
describe('an obsolete mail is not sent', () => {
  const OBSOLETE: [string, (two: Pair) => Promise<unknown>][] = [
    [
      'it was read',
      ({ requestId }) =>
        adminDb().doc(`service_requests/${requestId}`).update({ unread_provider: 0 }),
    ],
    [
      'the thread is closed',
      ({ requestId }) => adminDb().doc(`service_requests/${requestId}`).update({ closed: true }),
    ],
    [
      'the account of the sender is deleted',
      ({ client }) =>
        adminDb()
          .doc(`closed_accounts/${client.uid}`)
          .set({ reason: 'deleted', closed_at: new Date(), expires_at: null }),
    ],
    [
      'the account of the sender was deleted in Firebase, and its tombstone has expired',
      async ({ client }) => {
        const tombstone = `closed_accounts/${client.uid}`;
        await deleteUser(client.uid);
        expect(await exists(tombstone)).toBe(true);
        await adminDb().doc(tombstone).delete();
      },
    ],
    [
      'the request does not exist',
      ({ requestId }) => adminDb().doc(`service_requests/${requestId}`).delete(),
    ],
  ];

  it.each(OBSOLETE)('because %s', async (_, happen) => {
    const two = await pair();
    await say(two, 'client', 'Hello?');
    const path = await theQueued(two.office);
    await triggersFinished();
    await happen(two);
    await become(path, 'obsolete');
    expect(await mailsTo(two.office, NEW_MESSAGE)).toEqual([]);
    expect(await fieldsOf(path)).toMatchObject({ lease_until: null, sent_at: null });
  });

  it('because a later mail reports the message after the reading', async () => {
    const two = await pair();
    await say(two, 'client', 'First');
    const first = await theQueued(two.office);
    await adminDb().doc(`service_requests/${two.requestId}`).update({ unread_provider: 0 });
    await say(two, 'client', 'Second');
    const second = await theQueued(two.office, 2);
    await become(first, 'obsolete');
    await become(second, 'sent');
    expect((await theMailTo(two.office, NEW_MESSAGE)).text).toContain('Second');
  });
});

it('a change that is delivered twice or in parallel causes one mail', async () => {
  const two = await pair();
  await say(two, 'client', 'Hello?');
  const path = await theQueued(two.office);
  await become(path, 'sent');
  await say(two, 'client', 'Anybody?');
  await Promise.all([queueNow(two), queueNow(two)]);
  expect(await unreadMailsTo(two.office)).toHaveLength(1);
  expect(await fieldsOf(path)).toMatchObject({ state: 'sent' });
});

describe('a thread that is unread already', () => {
  const unreadIn = async ({ requestId }: Pick<Pair, 'requestId'>) =>
    (await fieldsOf(`service_requests/${requestId}`)).unread_provider;

  it('is mailed about if only the request itself was unread', async () => {
    const two = await pair({ unread_provider: 1 });
    await say(two, 'client', 'One more thing');
    await queueNow(two);
    await say(two, 'client', 'And another');
    await queueNow(two);
    await become(await theQueued(two.office), 'sent');
    expect((await theMailTo(two.office, NEW_MESSAGE)).text).toContain('One more thing');
  });

  it('stays unread after the request was cancelled, and later messages are mailed', async () => {
    const two = await pair();
    const request = adminDb().doc(`service_requests/${two.requestId}`);
    await say(two, 'client', 'Hello?');
    await queueNow(two);
    await request.update({ status: 'cancelled' });
    await become(await theQueued(two.office), 'sent');
    expect(await unreadIn(two)).toBe(1);
    await request.update({ unread_provider: 0 });
    await say(two, 'client', 'I changed my mind');
    await queueNow(two);
    await become(await theQueued(two.office, 2), 'sent');
  });

  it('stays unread after the other account was deleted, and other threads are mailed', async () => {
    const two = await pair();
    await say(two, 'client', 'Goodbye');
    const last = await theQueued(two.office);
    await triggersFinished();
    await adminDb().doc(`service_requests/${two.requestId}`).update({ closed: true });
    await become(last, 'obsolete');
    await queueNow(two);
    expect(await unreadIn(two)).toBe(1);
    expect(await fieldsOf(last)).toMatchObject({ state: 'obsolete' });
    const { id: requestId } = await saveRequest({ provider_id: two.provider.uid });
    await say({ ...two, requestId }, 'client', 'Hello from somebody else');
    await queueNow({ requestId });
    expect(await fieldsOf(await theQueued(two.office, 2))).toMatchObject({ state: 'pending' });
  });

  it('is mailed about again after its mail was refused, at another address only', async () => {
    const two = await pair();
    await say(two, 'client', 'Hello?');
    const mail = await theQueued(two.office);
    await adminDb().doc(mail).update({ state: 'dead' });
    await say(two, 'client', 'Anybody?');
    await queueNow(two);
    expect(await fieldsOf(mail)).toMatchObject({ state: 'dead' });
    const moved = `${unique('moved')}@doorstep.test`;
    await confirmPageEmail(two.provider.uid, moved);
    await adminDb().doc(`provider_profiles/${two.provider.uid}`).update({ email: moved });
    await say(two, 'client', 'Still there?');
    await queueNow(two);
    expect(await fieldsOf(mail)).toMatchObject({ state: 'pending', to: moved });
  });
});
