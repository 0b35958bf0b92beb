import { withDates } from '@doorstep/domain/documents/stored-document';
import { LIMITS } from '@doorstep/domain/limits';
import { reviewCopySchema } from '@doorstep/domain/reviews/review';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, fieldsOf, millisOf, updateFields } from '../../support/server/admin.ts';
import { saveRequest } from '../../support/server/market.ts';
import { administrator } from '../../support/server/moderation.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';
import { session, type Person } from '../../support/server/sdk-people.ts';
import { pair, type Pair } from '../../support/server/unread-mail.ts';

/** What the requests of a client to a professional say about the client's review. */

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const completed = () => pair({ status: 'completed', status_changed_at: daysAgo(1) });
const write = (who: Person, request_id: string, stars: number) =>
  who.call('write-review', { request_id, stars, text: '' });

async function reviewOf({ provider }: Pair) {
  const reviews = adminDb().collection('reviews').where('provider_id', '==', provider.uid);
  const [review] = (await reviews.get()).docs;
  return { id: review?.id ?? '', path: review?.ref.path ?? '' };
}

/** Returns what a request says about its review, or null. */
async function copyOf(id: string) {
  const copy: unknown = (await fieldsOf(`service_requests/${id}`)).review;
  return z.nullable(reviewCopySchema).parse(withDates({ copy }).copy);
}

// @2.24.14
it('the requests of the pair say the stars and the last day for changes, until the review is hidden or deleted', async () => {
  const [two, admin] = [await completed(), await administrator()];
  const sides = { provider_id: two.provider.uid, client_uid: two.client.uid };
  const open = await saveRequest(sides);
  const closed = await saveRequest({ ...sides, closed: true });
  const foreign = await saveRequest({ ...sides, provider_id: (await session()).uid });
  await write(two.client, two.requestId, 4);
  const { id, path } = await reviewOf(two);
  const edit_until = new Date((await millisOf(path, 'opened_at')) + 14 * DAY_MS);
  for (const request of [two.requestId, open.id]) {
    expect(await copyOf(request)).toEqual({ stars: 4, edit_until });
  }
  const later = await saveRequest(sides);
  await triggersFinished();
  expect(await copyOf(later.id)).not.toBeNull();
  for (const other of [closed, foreign]) expect(await copyOf(other.id)).toBeNull();

  await write(two.client, two.requestId, 2);
  expect(await copyOf(open.id)).toEqual({ stars: 2, edit_until });
  const hide = (hidden: boolean) =>
    admin.call('admin-set-review-hidden', { id, hidden, note: 'A test.' });
  await hide(true);
  expect(await copyOf(open.id)).toEqual({ stars: 2, edit_until: null });
  await hide(false);
  expect(await copyOf(open.id)).toEqual({ stars: 2, edit_until });
  await deleteAccount(two.client);
  for (const request of [two.requestId, open.id]) expect(await copyOf(request)).toBeNull();
});

it('a request says it if another account of the client has sent the request', async () => {
  const two = await completed();
  const other = await session('address');
  await updateFields(`service_requests/${two.requestId}`, { client_email: other.email });
  await write(other, two.requestId, 3);
  expect(await copyOf(two.requestId)).toMatchObject({ stars: 3 });
});

it('the newest 25 requests of the pair say it', async () => {
  const two = await completed();
  const sides = { provider_id: two.provider.uid, client_uid: two.client.uid };
  const saved = await Promise.all(
    Array.from({ length: LIMITS.reviewedRequests }, (_, i) =>
      saveRequest({ ...sides, created_at: daysAgo(-i) }),
    ),
  );
  await updateFields(`service_requests/${two.requestId}`, { created_at: daysAgo(9) });
  const oldest = await saveRequest({ ...sides, created_at: daysAgo(8) });
  await write(two.client, two.requestId, 4);
  const copies = await Promise.all(saved.map(({ id }) => copyOf(id)));
  expect(copies.filter(Boolean)).toHaveLength(LIMITS.reviewedRequests);
  expect(await copyOf(oldest.id)).toBeNull();
  // The request that the review is about has the copy, too, although it is older than the 25.
  expect(await copyOf(two.requestId)).toMatchObject({ stars: 4 });
});
