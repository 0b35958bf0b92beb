import { expect, it } from 'vitest';
import { readStack } from '../../support/stack.ts';
import { adminAuth, adminDb } from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { saveProfile, saveRequest } from '../../support/server/market.ts';
import { session, unique } from '../../support/server/sdk-people.ts';

// @7.1.5
it('sends no chat link to an address until its owner has an account', async () => {
  const [provider, client] = await Promise.all([session('provider'), session('client')]);
  await saveProfile(provider.uid);
  const typed = `${unique('typed')}@doorstep.test`;
  const request = () =>
    saveRequest({
      provider_id: provider.uid,
      client_uid: client.uid,
      client_email: typed,
      client_email_confirmed: false,
    });
  const [first, second] = [await request(), await request()];
  await client.call('send-service-request', { request_id: first.id });
  const { text } = await theMailTo(typed, /^Did you send a request/);
  expect(text).not.toContain('client-chat');
  expect(text).toContain(`${readStack().site}/auth?type=client&redirect=/client-dashboard`);
  const told = await theMailTo(`${provider.uid}@doorstep.test`, /^New request/);
  expect(told.text).toContain(`${typed} (email not confirmed)`);
  await adminAuth().createUser({ email: typed, emailVerified: true });
  await client.call('send-service-request', { request_id: second.id });
  const later = await theMailTo(typed, /^Your request to/);
  expect(later.text).toContain(`/client-chat/${second.id}?token=`);
});

it('mails a stranger three times a day, whoever gives their address', async () => {
  const provider = await session('provider');
  await saveProfile(provider.uid);
  const typed = `${unique('stranger')}@doorstep.test`;
  for (let count = 0; count < 4; count += 1) {
    const client = await session('client');
    const { id } = await saveRequest({
      provider_id: provider.uid,
      client_uid: client.uid,
      client_email: typed,
      client_email_confirmed: false,
    });
    await client.call('send-service-request', { request_id: id });
  }
  const queued = adminDb().collection('mail').where('to', '==', typed);
  expect((await queued.get()).size).toBe(3);
});
