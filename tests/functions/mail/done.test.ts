import { beforeEach, expect, it } from 'vitest';
import { adminDb, updateFields } from '../../support/server/admin.ts';
import { theMailTo } from '../../support/server/received-mails.ts';
import { become, pair, say, type Pair } from '../../support/server/unread-mail.ts';
import { readStack } from '../../support/stack.ts';

/** Mails about the question if a job is done. */

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

// @2.46.4
it('a question that was answered is not mailed, and asking again a day later is', async () => {
  await ask();
  await say(two, 'client', 'Thank you!');
  await become((await mails('done_asked'))[0] ?? '', 'obsolete');
  await ask();
  expect(await mails('done_asked')).toHaveLength(1);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await updateFields(`service_requests/${two.requestId}`, { 'done.asked_at': yesterday });
  await ask();
  expect(await mails('done_asked')).toHaveLength(2);
});
