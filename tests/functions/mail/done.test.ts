import { beforeEach, expect, it } from 'vitest';
import { adminDb, fieldsOf, millisOf, updateFields } from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import {
  become,
  makeDue,
  pair,
  runSweep,
  say,
  type Pair,
} from '../../support/server/unread-mail.ts';
import { readStack } from '../../support/stack.ts';

/** Mails about the question if a job is done. */

const DAY_MS = 24 * 60 * 60 * 1000;

let two: Pair;
beforeEach(async () => {
  two = await pair({ status: 'in_progress', waiting: 'client' });
});

const ask = () => two.client.call('ask-done', { request_id: two.requestId });

/** Returns the paths of the mails of a template. */
async function mails(template: string): Promise<string[]> {
  const about = adminDb().collection('mail').where('data.request_id', '==', two.requestId);
  const found = (await about.get()).docs.filter((mail) => mail.get('template') === template);
  return found.map(({ ref }) => ref.path);
}

// @2.46.2 @2.46.3
it('the question reaches the professional, and the answer the client', async () => {
  await ask();
  const [asked = ''] = await mails('done_asked');
  await become(asked, 'sent');
  const question = await theMailTo(two.office, /^Is the job for Ann Client done/);
  expect(question.text).toContain(`${readStack().site}/chat/${two.requestId}`);
  await two.provider.call('refuse-done', { request_id: two.requestId });
  const [refused = ''] = await mails('done_refused');
  await become(refused, 'sent');
  const answer = await theMailTo(two.client.email, /^Rivera Plumbing says the job isn't done yet/);
  expect(answer.text).toContain(`${readStack().site}/client-chat/${two.requestId}?token=`);
});

/** Asks, and returns the path of the mail about it. */
async function askForMail(): Promise<string> {
  const before = await mails('done_asked');
  await ask();
  const [mail = ''] = (await mails('done_asked')).filter((path) => !before.includes(path));
  return mail;
}

// @2.46.4
it('a question that ended before its mail was sent is not mailed, and the next one is', async () => {
  const first = await askForMail();
  await say(two, 'client', 'Thank you!');
  const second = await askForMail();
  await become(first, 'obsolete');
  await become(second, 'sent');
});

// @2.46.4
it('a second mail waits until a day after the first, and is sent if the question is open', async () => {
  const first = await askForMail();
  await become(first, 'sent');
  await say(two, 'client', 'Thank you!');
  const second = await askForMail();
  await makeDue(second);
  await runSweep();
  const sentAt = await millisOf(first, 'sent_at');
  expect(await millisOf(second, 'next_attempt_at')).toBe(sentAt + DAY_MS);
  expect(await fieldsOf(second)).toMatchObject({ state: 'pending', attempts: 0 });
  await updateFields(first, { sent_at: new Date(Date.now() - DAY_MS) });
  await become(second, 'sent');
});
