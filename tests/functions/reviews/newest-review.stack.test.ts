import { beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb } from '../../support/server/admin.ts';
import { administrator } from '../../support/server/moderation.ts';
import { pair, type Pair } from '../../support/server/unread-mail.ts';

/** The line of the newest review in search, as the call itself leaves it: no trigger is awaited. */

const DAY_MS = 24 * 60 * 60 * 1000;
const yesterday = () => new Date(Date.now() - DAY_MS);

let two: Pair;
beforeEach(async () => {
  two = await pair({ status: 'completed', status_changed_at: yesterday() });
});

const write = (text: string) =>
  two.client.call('write-review', { request_id: two.requestId, stars: 5, text });

const ofProvider = async (collection: string) => {
  const own = adminDb().collection(collection).where('provider_id', '==', two.provider.uid);
  return (await own.get()).docs;
};
const line = async (): Promise<unknown> =>
  (await ofProvider('provider_search'))[0]?.get('card.review_line');

/** Adds an older review that counts. Returns the id of the newest one. */
async function addOlder(text: string): Promise<string> {
  const [newest] = await ofProvider('reviews');
  const older = { ...newest?.data(), client_uid: 'older', text, created_at: yesterday() };
  await adminDb().doc(`${newest?.ref.path}-older`).set(older);
  return newest?.id ?? '';
}

// @2.2.34
it('has the first 80 characters, and follows a change of the text', async () => {
  await write('x'.repeat(90));
  expect(await line()).toBe(`${'x'.repeat(80)}…`);
  await write('Quick\nand tidy.');
  expect(await line()).toBe('Quick and tidy.');
  await write('');
  expect(await line()).toBeNull();
});

// @2.2.34
it('is of the newest review that is not hidden', async () => {
  const admin = await administrator();
  await write('The newest.');
  const id = await addOlder('An older one.');
  await admin.call('admin-set-review-hidden', { id, hidden: true, note: 'Spam.' });
  expect(await line()).toBe('An older one.');
  await admin.call('admin-set-review-hidden', { id, hidden: false, note: 'No spam.' });
  expect(await line()).toBe('The newest.');
});

// @2.2.34
it('leaves search with the account of its client', async () => {
  await write('The newest.');
  await addOlder('An older one.');
  await deleteAccount(two.client);
  expect(await line()).toBe('An older one.');
});
