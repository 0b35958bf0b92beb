import { profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { chatMessage, stored } from '@doorstep/local/demo/factories.ts';
import { expect, it } from 'vitest';
import { fieldsOf, millisOf, setFields, updateFields } from '../../support/server/admin.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { pair, say } from '../../support/server/unread-mail.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

/** The first answers and completed requests in the facts on a professional's profile. */

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const factsOf = async ({ provider }: Awaited<ReturnType<typeof pair>>) => {
  const { facts } = await fieldsOf(`provider_profiles/${provider.uid}`);
  return profileFactsSchema.parse(facts ?? {});
};

// @2.24.9
it('follow the first answer and the completed requests', async () => {
  const two = await pair();
  await say(two, 'provider', 'I can come today.');
  const path = `service_requests/${two.requestId}`;
  const answeredAt = async () => (await fieldsOf(path))['first_answered_at'];
  await triggersFinished();
  const first = await answeredAt();
  expect(first).not.toBeNull();
  const signed = { status_changed_by: two.provider.uid, status_changed_at: new Date() };
  await updateFields(path, { status: 'completed', ...signed });
  await triggersFinished();
  expect(await answeredAt()).toEqual(first);
  expect(await factsOf(two)).toMatchObject({ answer_minutes: null, jobs_completed: 1 });
});

// @2.24.12
it('use the first of several messages, also one whose trigger is late', async () => {
  const two = await pair();
  const earlier = { ...chatMessage({ request_id: two.requestId, sender_type: 'provider' }) };
  await setFields(`chat_messages/${unique('message')}`, {
    ...stored(earlier),
    created_at: daysAgo(3),
  });
  await say(two, 'provider', 'Did you get my message?');
  const path = `service_requests/${two.requestId}`;
  await triggersFinished();
  expect(await millisOf(path, 'first_answered_at')).toBeLessThan(Number(daysAgo(2)));
});
