import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../../functions/data/rate-limits.ts';
import { adminDb } from '../support/server/admin.ts';
import { unique } from '../support/server/people.ts';
import {
  everythingOf,
  filesOf,
  isReady,
  note,
  photo,
  untilDecided,
  untilGone,
  untilReady,
  upload,
} from '../support/server/pictures.ts';

const manyNotes = (uid: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => note(uid)));

describe('what one person may keep', () => {
  it('is a hundred pictures, and the next one fits when one has gone', async () => {
    const [uid, other] = [unique('many'), unique('few')];
    await manyNotes(uid, PICTURE_LIMITS.kept - 1);
    const last = await upload(uid, await photo());
    await untilReady(last);
    await untilGone(await upload(uid, await photo()));
    await untilReady(await upload(other, await photo()));
    const { entries } = await everythingOf(uid);
    expect(entries).toHaveLength(PICTURE_LIMITS.kept);
    await adminDb()
      .doc(`pictures/${entries.find((id) => id !== last.id) ?? ''}`)
      .delete();
    await untilReady(await upload(uid, await photo()));
  });

  it('is a hundred megabytes', async () => {
    const [full, nearly] = [unique('full'), unique('nearly')];
    const bytes = await photo();
    await note(full, { bytes: PICTURE_LIMITS.bytesKept - bytes.length + 1 });
    await note(nearly, { bytes: PICTURE_LIMITS.bytesKept - bytes.length });
    await untilGone(await upload(full, bytes));
    await untilReady(await upload(nearly, bytes));
  });

  it('is not passed by a burst', async () => {
    const uid = unique('burst');
    await manyNotes(uid, PICTURE_LIMITS.kept - 1);
    const burst = await Promise.all(
      Array.from({ length: 4 }, async () => upload(uid, await photo())),
    );
    await Promise.all(burst.map(untilDecided));
    const { entries } = await everythingOf(uid);
    expect(entries.length).toBeLessThanOrEqual(PICTURE_LIMITS.kept);
    const ready = await Promise.all(burst.map(isReady));
    expect(ready.filter(Boolean)).toHaveLength(1);
  });
});

describe('what one person may upload', () => {
  it('is a hundred pictures in an hour, those that were refused among them', async () => {
    const [uid, other] = [unique('eager'), unique('calm')];
    const limits = createRateLimits(adminDb());
    const limit = { max: PICTURE_LIMITS.uploadsPerHour, windowSeconds: 3600 };
    const names = Array.from({ length: limit.max }, (_, i) => `earlier ${i}`);
    for (const name of names) await limits.takeOnce(['picture', uid], limit, name);
    await untilGone(await upload(uid, await photo()));
    await untilReady(await upload(other, await photo()));
    expect(await filesOf(uid)).toEqual([]);
  });

  it('is nothing when the account was deleted', async () => {
    const [uid, other] = [unique('deleted'), unique('living')];
    await adminDb().doc(`closed_accounts/${uid}`).set({ reason: 'deleted', closed_at: new Date() });
    await untilGone(await upload(uid, await photo()));
    await untilReady(await upload(other, await photo()));
    expect(await everythingOf(uid)).toEqual({ files: [], entries: [] });
  });
});
