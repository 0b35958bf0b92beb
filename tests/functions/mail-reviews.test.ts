import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { exists, fieldsOf, updateFields } from '../support/server/admin.ts';
import { theMailTo } from '../support/server/inbox.ts';
import { become, pair, type Pair } from '../support/server/unread-mail.ts';
import { until } from '../support/server/until.ts';

/** The mail that asks the client for a review, and the one about a review. */

/** Completes the request as the professional. Returns the path of the mail that asks. */
async function complete({ requestId, provider }: Pair): Promise<string> {
  await updateFields(`service_requests/${requestId}`, {
    status: 'completed',
    status_changed_by: provider.uid,
    status_changed_at: FieldValue.serverTimestamp(),
  });
  const path = `mail/${requestId}_review_request`;
  await until('it is queued', () => exists(path));
  return path;
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
  const { subject, text } = await theMailTo(two.client.email, /How was it/);
  expect(subject).toBe('How was it with Rivera Plumbing?');
  expect(text).toContain(`/client-chat/${two.requestId}?token=`);
});

it('does not ask a client who has written a review, and tells the professional', async () => {
  const two = await pair();
  const path = await complete(two);
  await write(two);
  await become(path, 'obsolete');
  await become(`mail/${two.requestId}_review_received`, 'sent');
  const { subject, text } = await theMailTo(two.office, /gave you/);
  expect(subject).toBe('Ann C. gave you 4 of 5 stars');
  expect(text).toContain('Quick.');
});

it('does not ask if the request is open again', async () => {
  const two = await pair();
  const path = await complete(two);
  await updateFields(`service_requests/${two.requestId}`, { status: 'in_progress' });
  await become(path, 'obsolete');
});
