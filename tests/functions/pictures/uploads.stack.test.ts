import { PICTURE_LIMITS } from '@doorstep/domain/limits';
import { rendition, RENDITIONS, renditionPath } from '@doorstep/domain/pictures/picture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { adminDb } from '../../support/server/admin.ts';
import { unique } from '../../support/server/sdk-people.ts';
import {
  bucket,
  everythingOf,
  filesOf,
  gifFrames,
  isReady,
  note,
  photo,
  plain,
  pngBomb,
  untilDecided,
  untilGone,
  untilReady,
  upload,
  whole,
} from '../../support/server/uploaded-pictures.ts';

/** Returns a photo of 2,000 × 1,000 pixels, rotated by its metadata, with a location in London. */
const fromPhone = () =>
  plain(2000, 1000)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const html = (text: string) => Buffer.from(`<!doctype html><script>${text}</script>`);

describe('an uploaded picture', () => {
  it('gets upright renditions without metadata', async () => {
    const uid = unique('phone');
    const bytes = await fromPhone();
    expect((await sharp(bytes).metadata()).exif?.includes('N\0')).toBe(true);
    const picture = await upload(uid, bytes);
    await untilReady(picture);
    expect(await everythingOf(uid)).toEqual(whole(picture));
    const sizes = { 160: [160, 320], 480: [240, 480], 840: [420, 840], 1600: [800, 1600] };
    for (const size of RENDITIONS) {
      const answer = await fetch(rendition(picture.url, size));
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([made.width, made.height]).toEqual(sizes[size]);
      expect(made).toMatchObject({ format: 'webp' });
      for (const told of [made.exif, made.xmp, made.iptc, made.icc, made.orientation]) {
        expect(told).toBeUndefined();
      }
    }
  });

  it('is not enlarged, and stays transparent', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const logo = sharp({ create: { width: 100, height: 80, channels: 4, background: clear } });
    const options = { name: 'logo.png', contentType: 'image/png' };
    const picture = await upload(unique('logo'), await logo.png().toBuffer(), options);
    await untilReady(picture);
    for (const size of RENDITIONS) {
      const [bytes] = await bucket().file(renditionPath(picture, size)).download();
      const made = await sharp(bytes).metadata();
      expect(made).toMatchObject({ width: 100, height: 80, hasAlpha: true });
    }
  });

  it('may have each type, and gets the type of its bytes', async () => {
    const uid = unique('types');
    const made = {
      'image/jpeg': await plain(50, 40).jpeg().toBuffer(),
      'image/png': await plain(50, 40).png().toBuffer(),
      'image/webp': await plain(50, 40).webp().toBuffer(),
      'image/gif': gifFrames(100, 3),
      'image/avif': await plain(50, 40).avif({ effort: 0 }).toBuffer(),
    };
    for (const [type, bytes] of Object.entries(made)) {
      const picture = await upload(uid, bytes, { contentType: 'image/png' });
      await untilReady(picture);
      const answer = await fetch(picture.url);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    }
  });
});

describe('an upload that is not a picture is deleted', () => {
  const half = async (picture: Promise<Buffer>) => {
    const bytes = await picture;
    return bytes.subarray(0, bytes.length / 2);
  };
  const noise = sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a text named .png', () => Buffer.from('hello')],
    ['half a JPEG', () => half(noise.clone().jpeg().toBuffer())],
    ['half a PNG', () => half(noise.clone().png().toBuffer())],
    [
      'a drawing with script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['an HTML page', () => html('alert(1)')],
    [
      'an HTML page with the signature of a JPEG',
      () => Buffer.concat([Buffer.from([255, 216, 255]), html('1')]),
    ],
    ['a script that begins like a GIF', () => Buffer.from('GIF89a/*<svg/>*/=1;alert(1)')],
    ['a PNG of 400 megapixels', () => pngBomb()],
    ['an animation of 52 megapixels', () => gifFrames(2000, 13)],
    ['a TIFF', () => plain(20, 20).tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ])('%s', async (_, make) => {
    const uid = unique('fake');
    const options = { name: 'holiday.png', contentType: 'image/png' };
    const [fake, real] = await Promise.all([
      upload(uid, await make(), options),
      upload(uid, await photo()),
    ]);
    await untilGone(fake);
    await untilReady(real);
    expect(await everythingOf(uid)).toEqual(whole(real));
  });

  it('a page appended to a picture is only served as a picture', async () => {
    const bytes = Buffer.concat([await photo(), html('alert(1)')]);
    const picture = await upload(unique('hidden'), bytes, { contentType: 'image/gif' });
    await untilReady(picture);
    expect((await fetch(picture.url)).headers.get('content-type')).toBe('image/jpeg');
    const made = await (await fetch(rendition(picture.url, 1600))).arrayBuffer();
    expect(Buffer.from(made).includes('<script>')).toBe(false);
  });
});

const manyNotes = (uid: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => note(uid)));

describe('the quota of one person', () => {
  it('is a hundred pictures, and deleting one frees its place', async () => {
    const [uid, other] = [unique('many'), unique('few')];
    await manyNotes(uid, PICTURE_LIMITS.perPerson - 1);
    const last = await upload(uid, await photo());
    await untilReady(last);
    await untilGone(await upload(uid, await photo()));
    await untilReady(await upload(other, await photo()));
    const { entries } = await everythingOf(uid);
    expect(entries).toHaveLength(PICTURE_LIMITS.perPerson);
    await adminDb()
      .doc(`pictures/${entries.find((id) => id !== last.id) ?? ''}`)
      .delete();
    await untilReady(await upload(uid, await photo()));
  });

  it('is a hundred megabytes', async () => {
    const [full, nearly] = [unique('full'), unique('nearly')];
    const bytes = await photo();
    await note(full, { bytes: PICTURE_LIMITS.bytesPerPerson - bytes.length + 1 });
    await note(nearly, { bytes: PICTURE_LIMITS.bytesPerPerson - bytes.length });
    await untilGone(await upload(full, bytes));
    await untilReady(await upload(nearly, bytes));
  });

  it('is not exceeded by parallel uploads', async () => {
    const uid = unique('burst');
    await manyNotes(uid, PICTURE_LIMITS.perPerson - 1);
    const burst = await Promise.all(
      Array.from({ length: 4 }, async () => upload(uid, await photo())),
    );
    await Promise.all(burst.map(untilDecided));
    const { entries } = await everythingOf(uid);
    expect(entries.length).toBeLessThanOrEqual(PICTURE_LIMITS.perPerson);
    const ready = await Promise.all(burst.map(isReady));
    expect(ready.filter(Boolean)).toHaveLength(1);
  });
});

describe('the uploads of one person', () => {
  it('are a hundred in an hour, including refused ones', async () => {
    const [uid, other] = [unique('eager'), unique('calm')];
    const limits = createRateLimits(adminDb());
    const limit = { max: PICTURE_LIMITS.uploadsPerHour, windowSeconds: 3600 };
    const names = Array.from({ length: limit.max }, (_, i) => `earlier ${i}`);
    for (const name of names) await limits.consumeOnce(['picture', uid], limit, name);
    await untilGone(await upload(uid, await photo()));
    await untilReady(await upload(other, await photo()));
    expect(await filesOf(uid)).toEqual([]);
  });

  it('are deleted if the account was deleted', async () => {
    const [uid, other] = [unique('deleted'), unique('living')];
    await adminDb().doc(`closed_accounts/${uid}`).set({ reason: 'deleted', closed_at: new Date() });
    await untilGone(await upload(uid, await photo()));
    await untilReady(await upload(other, await photo()));
    expect(await everythingOf(uid)).toEqual({ files: [], entries: [] });
  });
});
