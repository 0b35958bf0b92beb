import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import { rendition, RENDITIONS } from '@doorstep/domain/pictures/picture';
import {
  chatMessage,
  directMessage,
  serviceRequest,
  stored,
} from '@doorstep/local/demo/factories.ts';
import { supportRequest } from '@doorstep/local/demo/support.ts';
import { describe, expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { sweepPictures } from '../../../functions/pictures/sweep-pictures.ts';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { deleteAccount } from '../../support/server/account-fixtures.ts';
import { adminDb, millisOf } from '../../support/server/admin.ts';
import { saveProfile } from '../../support/server/market.ts';
import { administrator, reportedCase } from '../../support/server/moderation.ts';
import { refusalCode, session, unique } from '../../support/server/sdk-people.ts';
import {
  everythingOf,
  note,
  photo,
  untilGone,
  untilReady,
  upload,
  whole,
  type Upload,
} from '../../support/server/uploaded-pictures.ts';

const uploadPhoto = async (uid: string) => upload(uid, await photo(), { folder: 'private-photos' });

/** Uploads a photo and waits until it is checked. */
async function put(uid: string): Promise<Upload> {
  const picture = await uploadPhoto(uid);
  await untilReady(picture);
  return picture;
}

/** Stores a message or a request with photos. Returns its path. */
async function show(collection: string, photos: Upload[]): Promise<string> {
  const id = unique('shown');
  const fields = { id, photos: photos.map(({ url }) => url) };
  const request = { provider_id: unique('p'), client_uid: unique('c') };
  const documents = {
    chat_messages: () => chatMessage({ ...fields, request_id: id }),
    direct_messages: () => directMessage(fields),
    service_requests: () => serviceRequest({ ...fields, ...request }),
    support_requests: () => supportRequest(fields),
  } as const;
  const make = documents[collection as keyof typeof documents];
  await adminDb().doc(`${collection}/${id}`).set(stored(make()));
  return `${collection}/${id}`;
}

/** Sweeps as if the day after the upload were over. */
async function sweepNextDay(...pictures: Upload[]): Promise<void> {
  const entries = pictures.map(({ id }) => adminDb().doc(`pictures/${id}`));
  await Promise.all(entries.map((entry) => entry.update({ check_at: new Date(0) })));
  await sweepPictures(deps);
}

// @2.22.6
it('is deleted for everybody by an administrator, who sees the photos of a reported request', async () => {
  const admin = await administrator();
  const { reporter, requestId, id } = await reportedCase();
  const picture = await put(reporter.uid);
  const request = adminDb().doc(`service_requests/${requestId}`);
  await request.update({ photos: [picture.url] });
  const messagePath = await show('chat_messages', [picture]);
  const report = await admin.call('admin-report', { id, messages: 'until_report' });
  expect(report.about_photos).toEqual([picture.url]);
  const note = 'Shows a person without consent.';
  const unknown = { url: picture.url.replace('token=', 'token=x'), note };
  expect(await refusalCode(admin.call('admin-delete-photo', unknown))).toBe('not-found');
  await admin.call('admin-delete-photo', { url: picture.url, note });
  await untilGone(picture);
  expect((await request.get()).get('photos')).toEqual([]);
  expect((await adminDb().doc(messagePath).get()).get('photos')).toEqual([]);
  const { entries } = await admin.call('admin-audit-log', { before: null });
  const entry = { action: 'photo_deleted', subject: reporter.uid, note };
  expect(entries).toContainEqual(expect.objectContaining(entry));
}, 120_000);

describe('a private photo', () => {
  it('gets renditions at addresses with its token, and a short life in caches', async () => {
    const picture = await put(unique('private'));
    for (const url of [picture.url, ...RENDITIONS.map((size) => rendition(picture.url, size))]) {
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
      expect((await fetch(url.replace(/&token=.*/, ''))).status).toBe(403);
    }
  });

  it('has a quota of its own', async () => {
    const [uid, full] = [unique('shows'), unique('sends')];
    await Promise.all(Array.from({ length: PICTURE_LIMITS.perPerson }, () => note(uid)));
    const limits = createRateLimits(adminDb());
    const limit = { max: PICTURE_LIMITS.privatePerMonth, windowSeconds: 30 * 24 * 3600 };
    const earlier = Array.from({ length: limit.max - 1 }, (_, i) => `earlier ${i}`);
    for (const name of earlier) await limits.consumeOnce(['private-photo', full], limit, name);

    await untilReady(await uploadPhoto(uid));
    await untilReady(await uploadPhoto(full));
    await untilGone(await uploadPhoto(full));
    await untilReady(await upload(full, await photo()));
  });

  it('is counted for its sender before an upload', async () => {
    const sender = await session();
    expect(await sender.call('photos-left', {})).toEqual({ left: 200 });
    await put(sender.uid);
    expect(await sender.call('photos-left', {})).toEqual({ left: 199 });
  });
});

describe('the sweep', () => {
  // @2.53.9
  it.each(['chat_messages', 'direct_messages', 'service_requests', 'support_requests'])(
    'keeps a photo in two of %s until the last of them is gone',
    async (collection) => {
      const uid = unique('used');
      const [used, unused] = await Promise.all([put(uid), put(uid)]);
      const [path, last] = [await show(collection, [used]), await show(collection, [used])];
      await sweepNextDay(used, unused);
      expect(await everythingOf(uid)).toEqual(whole(used));
      expect(await millisOf(`pictures/${used.id}`, 'check_at')).toBeGreaterThan(Date.now() + 2e9);
      await adminDb().doc(path).delete();
      await sweepNextDay(used);
      expect(await everythingOf(uid)).toEqual(whole(used));
      await adminDb().doc(last).delete();
      await sweepNextDay(used);
      expect(await everythingOf(uid)).toEqual(whole());
    },
  );

  it('keeps photos in chats when the profile of their owner is deleted', async () => {
    const uid = unique('unlisted');
    const [sent, avatar] = [await put(uid), await upload(uid, await photo())];
    await untilReady(avatar);
    await saveProfile(uid, { avatar_url: avatar.url });
    await adminDb().doc(`provider_profiles/${uid}`).delete();
    await untilGone(avatar);
    expect(await everythingOf(uid)).toEqual(whole(sent));
  });
});

it('is deleted with the account of its owner, also from the chats', async () => {
  const person = await session('photographer');
  const sent = await put(person.uid);
  await show('chat_messages', [sent]);
  expect(await deleteAccount(person)).toEqual({ finished: true });
  expect(await everythingOf(person.uid)).toEqual(whole());
  expect((await fetch(sent.url)).ok).toBe(false);
});
