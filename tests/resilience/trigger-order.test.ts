import './support/isolated-project.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import {
  conversationWritten,
  profileWritten,
  requestWritten,
  subscriberWritten,
} from '../../functions/index.ts';
import { sweepMailJob } from '../../functions/mail/endpoints.ts';
import { createProviderProfiles } from '../../functions/profiles/provider-profile-repository.ts';
import { adminDb, fieldsOf, updateFields } from '../support/server/admin.ts';
import { change, deliverWrite } from '../support/server/in-process/events.ts';
import { saveConversation, savePage, saveRequest } from '../support/server/market.ts';
import { unique } from '../support/server/sdk-people.ts';
import { isListed, listingsOf } from '../support/server/search.ts';
import { createAccount } from './support/create-account.ts';

/** Events that arrive in another order than their writes. */

// Sends the due mails, because the check of the data after this file reports an overdue one.
afterAll(() => sweepMailJob.run());

const minutesAfter = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const pageOf = (uid: string) => `provider_profiles/${uid}`;

it('two events in the wrong order end with the newest state', async () => {
  const { uid } = await createAccount('order');
  await savePage(uid, { display_name: 'First' });
  const { id } = await saveRequest({ provider_id: uid, provider_name: 'First' });
  const rename = (display_name: string) =>
    change(pageOf(uid), () => updateFields(pageOf(uid), { display_name }));
  const [second, third] = [await rename('Second'), await rename('Third')];
  await deliverWrite(profileWritten, third);
  await deliverWrite(profileWritten, second);
  expect(await fieldsOf(`service_requests/${id}`)).toMatchObject({ provider_name: 'Third' });
  expect(await fieldsOf(`people_search/${uid}`)).toMatchObject({ name: 'Third' });
  expect(await listingsOf(adminDb(), uid)).toMatchObject([
    [expect.any(String), { card: { display_name: 'Third' } }],
  ]);
});

it('a plan and a status whose events arrive in the wrong order end with the newest state', async () => {
  const { uid, email } = await createAccount('reversed');
  await savePage(uid, { email });
  const plan = `subscribers/${uid}`;
  const set = (path: string, fields: object) => change(path, () => updateFields(path, fields));
  const over = await set(plan, { subscribed: false, subscription_tier: null });
  const begun = await set(plan, { subscribed: true, subscription_tier: 'Pro' });
  for (const write of [begun, over]) await deliverWrite(subscriberWritten, write);
  expect(await isListed(adminDb(), uid, 'Pro')).toBe(true);
  const mails = adminDb().collection('mail').where('to', '==', email);
  expect((await mails.get()).docs.map((mail): unknown => mail.get('template')).toSorted()).toEqual([
    'subscription_ended',
    'welcome',
  ]);
  const { id } = await saveRequest({ provider_id: uid });
  const request = `service_requests/${id}`;
  const move = (status: string) =>
    set(request, { status, status_changed_by: uid, status_changed_at: new Date() });
  const [completed, reopened] = [await move('completed'), await move('in_progress')];
  for (const write of [reopened, completed]) await deliverWrite(requestWritten, write);
  const history = await adminDb().collection(`${request}/history`).orderBy('at').get();
  expect(history.docs.map((entry): unknown => entry.get('status'))).toEqual([
    'completed',
    'in_progress',
  ]);
  expect((await fieldsOf(pageOf(uid)))['facts']).toMatchObject({ jobs_completed: 0 });
});

it('messages whose events arrive in the wrong order are announced once, and not after they were read', async () => {
  const { uid, email } = await createAccount('asked');
  await savePage(uid, { email });
  const lines = ['Are you there?', 'It leaks.'].map(
    (text, minute) => ({ from: 'client', text, at: minutesAfter(minute), read: false }) as const,
  );
  const talk = (client_id: string) => ({
    path: `conversations/${uid}_${client_id}`,
    save: (count: number) =>
      saveConversation(
        {
          ...{ provider_id: uid, client_id, provider_name: 'Rivera', provider_handle: uid },
          provider_avatar_url: null,
        },
        lines.slice(0, count),
      ),
  });
  const waiting = talk(unique('client'));
  const begun = await change(waiting.path, () => waiting.save(1));
  const continued = await change(waiting.path, () => waiting.save(2));
  const read = talk(unique('client'));
  const asked = await change(read.path, () => read.save(1));
  const opened = await change(read.path, () => updateFields(read.path, { unread_provider: 0 }));
  for (const write of [continued, begun, opened, asked]) {
    await deliverWrite(conversationWritten, write);
  }
  const mails = await adminDb().collection('mail').where('to', '==', email).get();
  expect(mails.docs.map((mail): unknown => mail.get('data.preview'))).toEqual(['It leaks.']);
  // The check of the data sets the clock to 2030, when this mail would be overdue.
  for (const { ref } of mails.docs) await ref.delete();
});

it('facts that were read before those of a later event do not replace them', async () => {
  const { uid } = await createAccount('facts');
  await savePage(uid);
  const factsOf = (jobs_completed: number) => ({ answer_minutes: null, jobs_completed });
  let later: Promise<unknown> | undefined;
  await createProviderProfiles(adminDb()).saveFacts(uid, async () => {
    later = updateFields(pageOf(uid), { 'facts.jobs_completed': 0 });
    await Promise.race([later, sleep(1000)]);
    return factsOf(1);
  });
  await later;
  expect(await fieldsOf(pageOf(uid))).toMatchObject({ facts: { jobs_completed: 0 } });
});
