import { profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, exists, fieldsOf, updateFields } from '../../support/server/admin.ts';
import { administrator } from '../../support/server/moderation.ts';
import { refusalCode, refusalOf, session, type Person } from '../../support/server/sdk-people.ts';
import { readStack } from '../../support/stack.ts';
import { pair, type Pair } from '../../support/server/unread-mail.ts';
import { saveRequest } from '../../support/server/market.ts';
import { publicPageSchema } from '@doorstep/domain/pages/public-page';
import { reviewPageSchema } from '@doorstep/domain/reviews/review';

/** Reviews of professionals. */

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const completed = () => pair({ status: 'completed', status_changed_at: daysAgo(1) });
const write = (who: Person, request_id: string, stars = 5, text = 'Quick and tidy.') =>
  who.call('write-review', { request_id, stars, text });
const starsOf = async ({ provider }: Pair) => {
  const { facts } = await fieldsOf(`provider_profiles/${provider.uid}`);
  return profileFactsSchema.parse(facts ?? {}).stars;
};

async function reviewOf({ provider }: Pair) {
  const found = await adminDb()
    .collection('reviews')
    .where('provider_id', '==', provider.uid)
    .get();
  expect(found.docs).toHaveLength(1);
  const [review] = found.docs;
  return { id: review?.id ?? '', path: review?.ref.path ?? '', ...review?.data() };
}

/** Returns the rating on the professional's card in search. */
async function ratingOf({ provider }: Pair): Promise<unknown> {
  const listings = adminDb().collection('provider_search').where('provider_id', '==', provider.uid);
  return (await listings.get()).docs[0]?.get('card.rating');
}

describe('writing a review', () => {
  // @2.24.1
  it('stores it with a shortened name, and counts its stars', async () => {
    const two = await completed();
    expect(await write(two.client, two.requestId, 4)).toEqual({ hired: true });
    expect(await reviewOf(two)).toMatchObject({ author: 'Ann C.', stars: 4, hidden: false });
    expect(await starsOf(two)).toEqual([0, 0, 0, 1, 0]);
    await write(two.client, two.requestId, 2);
    expect(await starsOf(two)).toEqual([0, 1, 0, 0, 0]);
    await expect.poll(() => ratingOf(two), { timeout: 45_000 }).toEqual({ average: 2, count: 1 });
  });

  // @2.24.2
  it('is refused before the request is completed', async () => {
    const two = await pair({ status: 'in_progress' });
    expect(await refusalOf(write(two.client, two.requestId))).toMatchObject({
      code: 'failed-precondition',
      message:
        'You can write a review when the request is completed, or 14 days after the first answer.',
    });
    const early = await pair({ first_answered_at: daysAgo(13) });
    expect(await refusalCode(write(early.client, early.requestId))).toBe('failed-precondition');
  });

  // @2.24.3
  it('is possible 14 days after the first answer, and does not count if nobody was hired', async () => {
    const two = await pair({ first_answered_at: daysAgo(15) });
    expect(await write(two.client, two.requestId, 1)).toEqual({ hired: false });
    expect(await starsOf(two)).toEqual([0, 0, 0, 0, 0]);
    const begun = await pair({ status: 'cancelled', first_answered_at: daysAgo(15) });
    await adminDb()
      .doc(`service_requests/${begun.requestId}/history/1`)
      .set({ status: 'in_progress', side: 'provider', at: daysAgo(14) });
    expect(await write(begun.client, begun.requestId, 1)).toEqual({ hired: true });
    expect(await starsOf(begun)).toEqual([1, 0, 0, 0, 0]);
  });

  // @2.24.4
  it('is possible although the professional has blocked the client', async () => {
    const two = await completed();
    const thread = { kind: 'request', id: two.requestId } as const;
    await two.provider.call('block-person', { thread, blocked: true });
    expect(await write(two.client, two.requestId)).toEqual({ hired: true });
  });

  it('is refused to everybody but the client, and to a second account of one request', async () => {
    const two = await completed();
    const guest = await session('guest');
    await guest.call('open-request-chat', { request_id: two.requestId, email: two.client.email });
    for (const who of [two.provider, guest, await session()]) {
      expect(await refusalCode(write(who, two.requestId))).toBe('not-found');
    }
    const other = await session('address');
    await updateFields(`service_requests/${two.requestId}`, { client_email: other.email });
    await write(two.client, two.requestId);
    expect(await refusalCode(write(other, two.requestId))).toBe('failed-precondition');
    expect(await starsOf(two)).toEqual([0, 0, 0, 0, 1]);
    // The first account's review stays about this request when it changes through a later one.
    const later = await saveRequest({
      provider_id: two.provider.uid,
      client_uid: two.client.uid,
      client_email: two.client.email,
      status: 'completed',
      status_changed_at: new Date(),
    });
    await write(two.client, later.id);
    expect(await refusalCode(write(other, two.requestId))).toBe('failed-precondition');
  });

  // @2.24.5
  it('is closed after 14 days, until a later request is completed', async () => {
    const two = await completed();
    await write(two.client, two.requestId, 2);
    const { path } = await reviewOf(two);
    await updateFields(path, { opened_at: daysAgo(14), created_at: daysAgo(14) });
    await updateFields(`service_requests/${two.requestId}`, { status_changed_at: daysAgo(15) });
    const asked = await two.client.call('my-review', { request_id: two.requestId });
    expect(asked).toMatchObject({
      review: { stars: 2 },
      refusal: 'This review can no longer be changed.',
    });
    expect(await refusalCode(write(two.client, two.requestId))).toBe('failed-precondition');
    const later = await saveRequest({
      provider_id: two.provider.uid,
      client_uid: two.client.uid,
      client_email: two.client.email,
      status: 'completed',
      status_changed_at: daysAgo(1),
    });
    await write(two.client, later.id, 5);
    expect(await reviewOf(two)).toMatchObject({ stars: 5, request_ids: [two.requestId, later.id] });
    expect(await starsOf(two)).toEqual([0, 0, 0, 0, 1]);
  });
});

describe('a public page', () => {
  const pageOf = async (handle: string) => {
    const { site } = readStack();
    const answer = await fetch(`${site}/api/page/${handle}`);
    return publicPageSchema.parse(await answer.json());
  };

  // @2.24.6
  it('has the newest ten reviews, without who wrote them, and others on demand @2.57.4 @2.57.5', async () => {
    const two = await completed();
    await write(two.client, two.requestId);
    const first = await reviewOf(two);
    const fields = await fieldsOf(first.path);
    for (let i = 1; i <= 11; i += 1) {
      const more = { client_uid: `c${i}`, text: `No. ${i}`, created_at: daysAgo(i) };
      const review = { ...fields, ...more, stars: i === 7 ? 1 : 4 };
      await adminDb().collection('reviews').doc(`${first.id}-${i}`).set(review);
    }
    await adminDb().doc(`reviews/${first.id}-3`).update({ hidden: true });
    const { handle } = await fieldsOf(`provider_profiles/${two.provider.uid}`);
    const { reviews } = await pageOf(String(handle));
    expect(reviews.reviews).toHaveLength(10);
    expect(JSON.stringify(reviews)).not.toContain(two.client.uid);
    expect(reviews.reviews.map(({ text }) => text)).not.toContain('No. 3');
    const find = async (query: Record<string, string>) => {
      const { site } = readStack();
      const asked = new URLSearchParams(query).toString();
      const answer = await fetch(`${site}/api/page/${String(handle)}/reviews?${asked}`);
      const page = reviewPageSchema.parse(await answer.json());
      return { texts: page.reviews.map(({ text }) => text), next: page.next };
    };
    expect(await find({ after: reviews.next ?? '' })).toEqual({ texts: ['No. 11'], next: null });
    const highest = await find({ order: 'highest' });
    expect(highest.texts.slice(0, 3)).toEqual(['Quick and tidy.', 'No. 1', 'No. 2']);
    const last = await find({ order: 'highest', after: highest.next ?? '' });
    expect(last).toEqual({ texts: ['No. 7'], next: null });
    const lowest = await find({ order: 'lowest' });
    expect(lowest.texts.slice(0, 3)).toEqual(['No. 7', 'No. 1', 'No. 2']);
    const found = { texts: ['No. 1', 'No. 10', 'No. 11'], next: null };
    expect(await find({ order: 'lowest', text: 'NO. 1' })).toEqual(found);
    expect(await find({ text: 'No. 3' })).toEqual({ texts: [], next: null });
    expect(minimalPage({ handle: 'x' }).reviews).toEqual({ reviews: [], next: null });
  });
});

describe('the professional', () => {
  // @2.24.7
  it('answers a review in public, but no review of another professional', async () => {
    const two = await completed();
    await write(two.client, two.requestId);
    const { id } = await reviewOf(two);
    const answer = (who: Person) => who.call('answer-review', { id, answer: 'Thank you!' });
    for (const who of [two.client, await session()]) {
      expect(await refusalCode(answer(who))).toBe('not-found');
    }
    await answer(two.provider);
    const { reviews } = await two.provider.call('own-reviews', { after: null });
    expect(reviews).toMatchObject([{ id, answer: 'Thank you!' }]);
  });

  // @2.24.8
  it('reports a review, and an administrator hides it, which takes its stars back', async () => {
    const [two, admin] = [await completed(), await administrator()];
    await write(two.client, two.requestId, 1, 'Never met them.');
    const review = await reviewOf(two);
    const photo = { url: 'https://photos.example/1.webp', source: 'hash' };
    await updateFields(`reviews/${review.id}`, { photos: [photo] });
    const report = (who: Person) =>
      who.call('report-review', { id: review.id, reason: 'fraud', text: 'Not a client.' });
    expect(await refusalCode(report(two.client))).toBe('not-found');
    await report(two.provider);
    const found = await adminDb().collection('reports').where('thread_id', '==', review.id).get();
    const id = found.docs[0]?.id ?? '';
    expect(await admin.call('admin-report', { id, messages: 'until_report' })).toMatchObject({
      about: '1 of 5 stars. Never met them.',
      about_photos: [photo.url],
      report: { kind: 'review', reported: { name: 'Ann C.' } },
      messages: [],
    });
    const decision = { id, decision: 'hide', note: 'Not a client.' } as const;
    expect(await admin.call('admin-decide-report', decision)).toMatchObject({ state: 'hidden' });
    expect(await starsOf(two)).toEqual([0, 0, 0, 0, 0]);
    const { entries } = await admin.call('admin-audit-log', { before: null });
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'review_hidden', subject: review.id }),
    );
    const { reviews } = await two.provider.call('own-reviews', { after: null });
    expect(reviews).toEqual([]);
    expect(await refusalCode(write(two.client, two.requestId))).toBe('failed-precondition');
  });
});

it('is deleted with the account of either side', async () => {
  const [two, other] = [await completed(), await completed()];
  for (const { client, requestId } of [two, other]) await write(client, requestId);
  const [ofClient, ofProvider] = [await reviewOf(two), await reviewOf(other)];
  await deleteAccount(two.client);
  await deleteAccount(other.provider);
  expect(await exists(ofProvider.path)).toBe(false);
  expect(await exists(ofClient.path)).toBe(false);
  expect(await starsOf(two)).toEqual([0, 0, 0, 0, 0]);
});
