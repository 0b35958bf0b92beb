import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { adminDb, fieldsOf, updateFields } from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { saveRequest } from '../../support/server/market.ts';
import { become, pair, type Pair } from '../../support/server/unread-mail.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** The mail that asks the client for a review, and the one about a review. */

async function mailsThatAsk({ requestId }: Pair): Promise<string[]> {
  const about = adminDb().collection('mail').where('data.request_id', '==', requestId);
  const { docs } = await about.where('template', '==', 'review_request').get();
  return docs.map(({ ref }) => ref.path);
}

/** Completes the request as the professional. Returns the path of the new mail that asks. */
async function complete(two: Pair): Promise<string> {
  const known = await mailsThatAsk(two);
  await updateFields(`service_requests/${two.requestId}`, {
    status: 'completed',
    status_changed_by: two.provider.uid,
    status_changed_at: FieldValue.serverTimestamp(),
  });
  await triggersFinished();
  const [added = ''] = (await mailsThatAsk(two)).filter((path) => !known.includes(path));
  return added;
}

const write = ({ client, requestId }: Pair) =>
  client.call('write-review', { request_id: requestId, stars: 4, text: 'Quick.' });

// @2.24.10
it('asks the client an hour after the completed request', async () => {
  const two = await pair();
  const path = await complete(two);
  const { to, created_at: created, next_attempt_at: due } = await fieldsOf(path);
  expect(to).toBe(two.client.email);
  expect(Number(due) - Number(created)).toBeGreaterThan(3_500);
  await become(path, 'sent');
  const { subject, text } = await theMailTo(two.client.email, /How did/);
  expect(subject).toBe('How did Rivera Plumbing do?');
  expect(text).toContain(`/client-chat/${two.requestId}?token=`);
});

it('does not ask a client who has written a review, and tells the professional', async () => {
  const two = await pair();
  const path = await complete(two);
  await write(two);
  await become(path, 'obsolete');
  await become(`mail/${two.requestId}_review_received`, 'sent');
  const { subject, text } = await theMailTo(two.office, /gave you/);
  expect(subject).toBe('Ann C. gave you 4 out of 5 stars');
  expect(text).toContain('Quick.');
});

it('does not ask if the request is open again, but once after it is completed again', async () => {
  const two = await pair();
  const path = await complete(two);
  const reopen = () => updateFields(`service_requests/${two.requestId}`, { status: 'in_progress' });
  await reopen();
  await become(path, 'obsolete');
  await become(await complete(two), 'sent');
  await reopen();
  await become(await complete(two), 'obsolete');
}, 120_000);

it('asks a client who reviewed the professional after an earlier request', async () => {
  const two = await pair({ status: 'completed', status_changed_at: new Date() });
  await write(two);
  const { provider, client } = two;
  const { id } = await saveRequest({
    provider_id: provider.uid,
    client_uid: client.uid,
    client_email: client.email,
  });
  await become(await complete({ ...two, requestId: id }), 'sent');
}, 60_000);
