import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import { renditionPath, RENDITIONS } from '@doorstep/domain/pictures/picture';
import { describe, expect, it } from 'vitest';
import { deps } from '../../../functions/container.ts';
import { pictureUploaded } from '../../../functions/index.ts';
import { checkPicture } from '../../../functions/pictures/check-picture.ts';
import { removePicture } from '../../../functions/pictures/remove-picture.ts';
import { renderPicture } from '../../../functions/pictures/render-picture.ts';
import { sweepPictures } from '../../../functions/pictures/sweep-pictures.ts';
import { adminDb, millisOf } from '../../support/server/admin.ts';
import { depsWith } from '../../support/server/deps-with.ts';
import { deliverUploaded } from '../../support/server/in-process/events.ts';
import { saveProfile } from '../../support/server/market.ts';
import { unique } from '../../support/server/sdk-people.ts';
import {
  bucket,
  everythingOf,
  note,
  photo,
  untilGone,
  untilReady,
  upload,
  whole,
  type Upload,
} from '../../support/server/uploaded-pictures.ts';
import { triggersFinished } from '../../support/server/in-process/run-triggers.ts';

const NOTHING = { files: [], entries: [] };

/** Uploads a picture and waits until it is checked. */
async function put(uid: string): Promise<Upload> {
  const picture = await upload(uid, await photo());
  await untilReady(picture);
  return picture;
}

const makeDue = ({ id }: Upload) =>
  adminDb()
    .doc(`pictures/${id}`)
    .update({ check_at: new Date(0) });

const checkAt = ({ id }: Upload) => millisOf(`pictures/${id}`, 'check_at');

/** Sets the next check far in the future, as the sweep does for a shown picture. */
const postponeCheck = ({ id }: Upload) =>
  adminDb()
    .doc(`pictures/${id}`)
    .update({ check_at: new Date(Date.now() + 2 * PICTURE_LIMITS.unusedMs) });

async function expectReleased(picture: Upload): Promise<void> {
  await triggersFinished();
  expect(await checkAt(picture)).toBeLessThanOrEqual(Date.now() + PICTURE_LIMITS.unusedMs);
}

/** Sweeps as if the day after the release were over. */
async function sweepNextDay(...pictures: Upload[]): Promise<void> {
  await Promise.all(pictures.map(makeDue));
  await sweepPictures(deps);
}

describe('a picture that no profile shows is deleted', () => {
  it('a day after it was replaced, or removed', async () => {
    const uid = unique('replaced');
    const [first, second, third] = await Promise.all([put(uid), put(uid), put(uid)]);
    await Promise.all([first, third].map(postponeCheck));
    await saveProfile(uid, { avatar_url: first.url, work_photos: [third.url] });
    await saveProfile(uid, { avatar_url: second.url, work_photos: [] });
    await Promise.all([first, third].map(expectReleased));
    expect(await everythingOf(uid)).toEqual(whole(first, second, third));
    await sweepNextDay(first, second, third);
    expect(await everythingOf(uid)).toEqual(whole(second));
  });

  it('not if another window saves it again', async () => {
    const uid = unique('restored');
    const [first, second] = await Promise.all([put(uid), put(uid)]);
    await postponeCheck(first);
    await saveProfile(uid, { avatar_url: first.url });
    await saveProfile(uid, { avatar_url: second.url });
    await expectReleased(first);
    await saveProfile(uid, { avatar_url: first.url });
    await sweepNextDay(first);
    expect((await everythingOf(uid)).files).toEqual(expect.arrayContaining(whole(first).files));
    expect(await checkAt(first)).toBeGreaterThan(Date.now() + PICTURE_LIMITS.unusedMs);
  });

  it('not if it is shown elsewhere on the page, is not saved yet, or belongs to somebody else', async () => {
    const [uid, other] = [unique('moved'), unique('other')];
    const [moved, unsaved, dropped] = await Promise.all([put(uid), put(uid), put(uid)]);
    const foreign = await put(other);
    await Promise.all([moved, dropped, foreign].map(postponeCheck));
    const photos = [moved.url, foreign.url, dropped.url];
    await saveProfile(uid, { work_photos: photos });
    await saveProfile(uid, { cover_url: moved.url, work_photos: [] });
    await expectReleased(dropped);
    await sweepNextDay(moved, dropped);
    expect(await everythingOf(uid)).toEqual(whole(moved, unsaved));
    expect(await checkAt(foreign)).toBeGreaterThan(Date.now() + PICTURE_LIMITS.unusedMs);
  });

  it('with the profile, as are unsaved ones', async () => {
    const uid = unique('closed');
    const [shown, unsaved] = await Promise.all([put(uid), put(uid)]);
    await saveProfile(uid, { avatar_url: shown.url });
    await adminDb().doc(`provider_profiles/${uid}`).delete();
    await untilGone(shown);
    await untilGone(unsaved);
    expect(await everythingOf(uid)).toEqual(NOTHING);
  });
});

describe('the sweep', () => {
  // @8.7.35
  it('deletes unsaved pictures, and keeps shown ones', async () => {
    const uid = unique('swept');
    const [shown, unsaved, fresh] = await Promise.all([put(uid), put(uid), put(uid)]);
    await saveProfile(uid, { avatar_url: shown.url });
    await Promise.all([makeDue(shown), makeDue(unsaved)]);
    await sweepPictures(deps);
    expect(await millisOf(`pictures/${shown.id}`, 'check_at')).toBeGreaterThan(Date.now());
    expect(await everythingOf(uid)).toEqual(whole(shown, fresh));
  });

  it('creates renditions that are missing after a crash', async () => {
    const uid = unique('crashed');
    const picture = await put(uid);
    const renditions = RENDITIONS.map((size) => renditionPath(picture, size));
    await Promise.all(renditions.map((path) => bucket().file(path).delete()));
    await adminDb()
      .doc(`pictures/${picture.id}`)
      .update({ ready: false, check_at: new Date(0) });
    await sweepPictures(deps);
    await untilReady(picture);
    expect(await everythingOf(uid)).toEqual(whole(picture));
  });

  it('creates a size of a later release for a shown picture', async () => {
    const uid = unique('older');
    const picture = await put(uid);
    await saveProfile(uid, { avatar_url: picture.url });
    await bucket().file(renditionPath(picture, 840)).delete();
    await makeDue(picture);
    expect(await sweepPictures(deps)).toMatchObject({ failed: 0 });
    expect(await everythingOf(uid)).toEqual(whole(picture));
    expect(await millisOf(`pictures/${picture.id}`, 'check_at')).toBeGreaterThan(Date.now() + 2e9);
  });

  it.each([
    ['cannot be rendered', { ready: true }],
    ['has crashed the sweep three times', { ready: false, tries: 3 }],
  ])('keeps a shown picture for a month although it %s', async (_, state) => {
    const uid = unique('kept');
    const picture = await put(uid);
    await saveProfile(uid, { avatar_url: picture.url });
    await bucket().file(renditionPath(picture, 840)).delete();
    await adminDb()
      .doc(`pictures/${picture.id}`)
      .update({ ...state, check_at: new Date(0) });
    const left = await everythingOf(uid);
    await sweepPictures(depsWith({ renderer: { render: () => Promise.resolve(null) } }));
    expect(await everythingOf(uid)).toEqual(left);
    expect(await millisOf(`pictures/${picture.id}`, 'check_at')).toBeGreaterThan(Date.now() + 2e9);
  });

  it('deletes a picture that has crashed it three times, and the entry of a missing file', async () => {
    const uid = unique('poison');
    const picture = await put(uid);
    await note(uid, { check_at: new Date(0) });
    await adminDb()
      .doc(`pictures/${picture.id}`)
      .update({ ready: false, tries: 3, check_at: new Date(0) });
    await sweepPictures(deps);
    expect(await everythingOf(uid)).toEqual(NOTHING);
  });
});

describe('the event of an upload', () => {
  it('is handled once when it is delivered twice in parallel', async () => {
    const uid = unique('twice');
    const picture = await upload(uid, await photo());
    await Promise.all([checkPicture(deps, picture), checkPicture(deps, picture)]);
    await untilReady(picture);
    expect(await everythingOf(uid)).toEqual(whole(picture));
    expect(await checkPicture(deps, picture)).toBe('known');
  });

  it('leaves nothing if the picture was deleted before', async () => {
    const uid = unique('late');
    const picture = await put(uid);
    await removePicture(deps, picture);
    expect(await checkPicture(deps, picture)).toBe('gone');
    expect(await everythingOf(uid)).toEqual(NOTHING);
  });

  it('leaves nothing if the picture is deleted meanwhile', async () => {
    const uid = unique('meanwhile');
    const bytes = await photo();
    const render = async (given: Buffer) => {
      const rendered = await deps.renderer.render(given);
      await removePicture(deps, picture);
      return rendered;
    };
    const path = `provider-covers/${uid}/a.jpg`;
    const picture = { id: `${uid}_provider-covers_a`, owner: uid, path, url: '' };
    // Claimed, so that the stack's function does not handle it.
    await deps.pictures.claim(picture, bytes.length, new Date(Date.now() + 60_000));
    await bucket().file(path).save(bytes, { resumable: false, contentType: 'image/jpeg' });
    expect(await renderPicture(depsWith({ renderer: { render } }), picture)).toBe('gone');
    expect(await everythingOf(uid)).toEqual(NOTHING);
  });

  it('deletes an upload that has the name of another one with another extension', async () => {
    const uid = unique('named');
    const picture = await put(uid);
    const path = picture.path.replace('.jpg', '.png');
    await bucket()
      .file(path)
      .save(await photo(), { resumable: false, contentType: 'image/png' });
    await deliverUploaded(pictureUploaded, { name: path });
    expect(await everythingOf(uid)).toEqual(whole(picture));
  });
});
