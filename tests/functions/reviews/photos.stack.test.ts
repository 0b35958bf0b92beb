import { renditionPath, RENDITIONS, pictureAt, pictureOf } from '@doorstep/domain/pictures/picture';
import { reviewSchema, type Review } from '@doorstep/domain/reviews/review';
import { publicPageSchema } from '@doorstep/domain/pages/public-page';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { removePicture } from '../../../functions/pictures/remove-picture.ts';
import { sweepPictures } from '../../../functions/pictures/sweep-pictures.ts';
import { idOf } from '../../../functions/reviews/review-copies.ts';
import { writeReview } from '../../../functions/reviews/write-review.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, fieldsOf, updateFields } from '../../support/server/admin.ts';
import { administrator } from '../../support/server/moderation.ts';
import { refusalCode, session } from '../../support/server/sdk-people.ts';
import { readStack } from '../../support/stack.ts';
import { pair, type Pair } from '../../support/server/unread-mail.ts';
import { saveRequest } from '../../support/server/market.ts';
import {
  bucket,
  photo,
  plain,
  untilReady,
  upload,
} from '../../support/server/uploaded-pictures.ts';

/** Clients' photos in reviews. */

const completed = () => pair({ status: 'completed', status_changed_at: new Date() });

async function put(uid: string, bytes?: Buffer) {
  const picture = await upload(uid, bytes ?? (await photo()), { folder: 'private-photos' });
  await untilReady(picture);
  return picture;
}

/** Returns a completed request with a photo of its client. */
async function withPhoto() {
  const two = await completed();
  const sent = await put(two.client.uid);
  await updateFields(`service_requests/${two.requestId}`, { photos: [sent.url] });
  return { ...two, sent };
}

const write = ({ client, requestId }: Pick<Pair, 'client' | 'requestId'>, photos?: string[]) =>
  client.call('write-review', {
    ...{ request_id: requestId, stars: 5, text: 'Tidy.' },
    ...(photos && { photos }),
  });

async function reviewOf({ provider }: Pair): Promise<Review | undefined> {
  const query = adminDb().collection('reviews').where('provider_id', '==', provider.uid);
  const [review] = (await query.get()).docs;
  return reviewSchema.parse({
    ...{ id: review?.id, ...review?.data() },
    ...{ created_at: new Date(), opened_at: new Date(), answered_at: null },
  });
}

const urlsOf = async (two: Pair) => (await reviewOf(two))?.photos.map(({ url }) => url) ?? [];

/** Returns the files of copies of a review, and its entries in the ledger. */
async function copiesOf(reviewId = '') {
  const [files] = await bucket().getFiles({ prefix: `review-photos/${reviewId}/` });
  const ledger = await adminDb().collection('pictures').where('owner', '==', reviewId).get();
  return { files: files.length, entries: ledger.size };
}

/** The copy's original and its renditions. */
const FILES = RENDITIONS.length + 1;

// @2.58.1 @2.58.2
it('shows copies without metadata under new names, and nothing of the private address', async () => {
  const two = await withPhoto();
  const gps = { IFD3: { GPSLatitude: '30/1 15/1 0/1', GPSLatitudeRef: 'N' } };
  const fresh = await put(
    two.client.uid,
    await plain(2400, 1200)
      .jpeg()
      .withExif({ ...gps, IFD0: { Copyright: 'Dana' } })
      .toBuffer(),
  );
  await write(two, [two.sent.id, fresh.id]);
  const review = await reviewOf(two);
  const { handle } = await fieldsOf(`provider_profiles/${two.provider.uid}`);
  const answer = await fetch(`${readStack().site}/api/page/${String(handle)}`);
  const json = await answer.text();
  const { reviews } = publicPageSchema.parse(JSON.parse(json));
  expect(reviews.reviews[0]?.photos).toEqual(await urlsOf(two));
  for (const secret of ['private-photos', 'token', two.client.uid, fresh.id.slice(-36)]) {
    expect(`${json}${JSON.stringify(review?.photos)}`).not.toContain(secret);
  }
  const copy = pictureOf(review?.photos[1]?.url ?? '');
  for (const size of RENDITIONS) {
    const path = copy ? renditionPath(copy, size) : '';
    const [bytes] = await bucket().file(path).download();
    const { width, exif } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    expect(width).toBeLessThanOrEqual(1600);
  }
  const shown = await fetch(review?.photos[1]?.url ?? '');
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=3600');
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined();
}, 60_000);

// @2.58.3
it('stores one set of copies for a double press and a retry, and deletes what is taken back', async () => {
  const two = await withPhoto();
  const fresh = await put(two.client.uid);
  const chosen = [two.sent.id, fresh.id];
  await Promise.all([write(two, chosen), write(two, chosen)]);
  await write(two, [...chosen, two.sent.id]);
  const { id } = (await reviewOf(two)) ?? {};
  expect(await copiesOf(id)).toEqual({ files: 2 * FILES, entries: 2 });
  const { photos } = await two.client.call('my-review', { request_id: two.requestId });
  const [first, second] = await urlsOf(two);
  expect(photos.map(({ url }) => url)).toEqual([first, second]);
  await write(two);
  expect(await urlsOf(two)).toEqual([first, second]);
  const exported = { section: 'reviews_written', after: null } as const;
  const { documents } = await two.client.call('export-my-data', exported);
  expect(documents[0]?.['photos']).toMatchObject([{ url: first }, { url: second }]);
  await write(two, [photos[1]?.id ?? '']);
  expect(await urlsOf(two)).toEqual([second]);
  expect((await fetch(first ?? '')).ok).toBe(false);
  expect(await copiesOf(id)).toEqual({ files: FILES, entries: 1 });
  const choices = (await two.client.call('my-review', { request_id: two.requestId })).photos;
  expect(choices).toEqual([
    { id: photos[1]?.id, url: second },
    { id: two.sent.id, url: null },
  ]);
}, 60_000);

// @2.58.2
it("refuses another person's photo, one of another request, paths, seven and no picture", async () => {
  const two = await withPhoto();
  const stranger = await session();
  const other = await put(two.client.uid);
  const later = { provider_id: two.provider.uid, client_uid: two.client.uid };
  await saveRequest({ ...later, client_email: two.client.email, photos: [other.url] });
  const text = Buffer.from('no picture');
  const document = await upload(two.client.uid, text, { folder: 'private-photos' });
  const own = `${two.client.uid}_private-photos_`;
  for (const id of [
    ...[(await put(stranger.uid)).id, other.id, document.id, two.sent.url, two.sent.path],
    ...[`${own}../x`, `${own}..`, own, '..', `${two.client.uid}_provider-avatars_x`],
  ]) {
    expect(await refusalCode(write(two, [two.sent.id, id])), id).toBe('invalid-argument');
  }
  const seven = Array.from({ length: 7 }, (_, i) => `${own}${i}`);
  expect(await refusalCode(write(two, seven))).toBe('invalid-argument');
  const stolen = { client: stranger, requestId: two.requestId };
  expect(await refusalCode(write(stolen, [two.sent.id]))).toBe('not-found');
  const { size } = await adminDb()
    .collection('reviews')
    .where('provider_id', '==', two.provider.uid)
    .get();
  expect(size).toBe(0);
}, 60_000);

// @2.58.4
it('deletes the copies when an administrator hides the review, also for good', async () => {
  const [two, admin] = [await withPhoto(), await administrator()];
  await write(two, [two.sent.id]);
  const { id = '' } = (await reviewOf(two)) ?? {};
  const line = (await admin.call('admin-reviews', { list: 'all', after: null })).reviews[0];
  expect(line?.photos).toEqual(await urlsOf(two));
  await admin.call('admin-set-review-hidden', { id, hidden: true, note: 'A face.' });
  expect(await copiesOf(id)).toEqual({ files: 0, entries: 0 });
  await admin.call('admin-set-review-hidden', { id, hidden: false, note: 'A mistake.' });
  expect(await urlsOf(two)).toEqual([]);
});

// @2.58.4
it('deletes the copies when a report hides the review', async () => {
  const [two, admin] = [await withPhoto(), await administrator()];
  await write(two, [two.sent.id]);
  const { id = '' } = (await reviewOf(two)) ?? {};
  await two.provider.call('report-review', { id, reason: 'other', text: '' });
  const reports = await adminDb().collection('reports').where('thread_id', '==', id).get();
  const report = reports.docs[0]?.id ?? '';
  await admin.call('admin-decide-report', { id: report, decision: 'hide', note: 'A face.' });
  expect(await copiesOf(id)).toEqual({ files: 0, entries: 0 });
});

// @2.58.6
it('loses the photo that an administrator deletes, and keeps the others', async () => {
  const [two, admin] = [await withPhoto(), await administrator()];
  await write(two, [two.sent.id, (await put(two.client.uid)).id]);
  const { id } = (await reviewOf(two)) ?? {};
  const [first = '', second] = await urlsOf(two);
  await admin.call('admin-delete-photo', { url: two.sent.url, note: 'A face.' });
  expect(await urlsOf(two)).toEqual([second]);
  expect((await fetch(first)).ok).toBe(false);
  expect(await copiesOf(id)).toEqual({ files: FILES, entries: 1 });
});

it('does not get a photo that an administrator deletes before the review is stored', async () => {
  const [two, admin] = [await withPhoto(), await administrator()];
  const save: typeof deps.reviews.save = async (...review) => {
    await admin.call('admin-delete-photo', { url: two.sent.url, note: 'A face.' });
    return deps.reviews.save(...review);
  };
  const reviews = { value: { ...deps.reviews, save } };
  const changed = Object.create(deps, { reviews }) as typeof deps;
  const review = { request_id: two.requestId, stars: 5, text: '', photos: [two.sent.id] };
  const written = writeReview(changed, two.client, review, new Date());
  await expect(written).rejects.toThrow('no renditions');
  const id = idOf({ provider_id: two.provider.uid, client_uid: two.client.uid });
  expect(await copiesOf(id)).toEqual({ files: 0, entries: 0 });
});

// @2.58.4
it.each(['client', 'provider'] as const)(
  'deletes the copies with the account of the %s',
  async (side) => {
    const two = await withPhoto();
    await write(two, [two.sent.id]);
    const { id } = (await reviewOf(two)) ?? {};
    await deleteAccount(two[side]);
    expect(await copiesOf(id)).toEqual({ files: 0, entries: 0 });
  },
  60_000,
);

const makeDue = (id = '') => updateFields(`pictures/${id}`, { check_at: new Date(0) });

// @2.58.5
it('sweeps copies that no review shows, and keeps the others', async () => {
  const two = await withPhoto();
  await write(two, [two.sent.id]);
  const { id, photos = [] } = (await reviewOf(two)) ?? {};
  const copy = pictureOf(photos[0]?.url ?? '')?.id;
  const stray = pictureAt(`review-photos/${id ?? ''}/stray.webp`);
  if (!stray) throw new Error('no path of a copy');
  await deps.pictures.claim(stray, 10, new Date(0));
  const file = bucket().file(stray.path);
  await file.save(await photo());
  await makeDue(copy);
  await sweepPictures(deps);
  await makeDue(stray.id);
  await sweepPictures(deps);
  expect(await copiesOf(id)).toEqual({ files: FILES, entries: 1 });
  // A deletion of files that fails is done by the next sweep.
  await updateFields(`reviews/${id ?? ''}`, { photos: [] });
  await makeDue(copy);
  await sweepPictures(deps);
  expect(await copiesOf(id)).toEqual({ files: 0, entries: 0 });
  await removePicture(deps, stray);
});
