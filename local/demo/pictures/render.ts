import { createHash } from 'node:crypto';
import { cached } from './cache.ts';
import { drawScene, type Picture } from './catalogue.ts';
import { createRandom } from './kit/random.ts';
import { SCHEMES, type SchemeName } from './kit/schemes.ts';
import { Stage } from './kit/stage.ts';
import type { Svg } from './kit/svg.ts';
import { portrait, type Face } from './parts/portrait.ts';
import { rasterise } from './rasterise.ts';

/** Part of the cache's key: raise it when the pixels change and the drawings do not. */
const ENCODING = 'jpeg 78, grain 256, 1';

const COVER = { stageWidth: 2400, pixels: 1600 };
const PHOTO = { stageWidth: 1200, pixels: 1200 };
const AVATAR = { stageSize: 320, pixels: 320 };

/** The backgrounds of portraits; the night scheme would swallow dark hair. */
const GROUNDS: readonly SchemeName[] = [
  'cream',
  'clay',
  'sage',
  'lagoon',
  'blush',
  'ochre',
  'plum',
];

/** A wide picture for the head of a page, 1600 × 600. JPEG. */
export function renderCover(picture: Picture): Promise<Buffer> {
  return renderScene(picture, COVER);
}

/** A picture of work, 1200 × 900. JPEG. */
export function renderPhoto(picture: Picture): Promise<Buffer> {
  return renderScene(picture, PHOTO);
}

/** A portrait, 320 × 320; `seed` decides the clothes and the ground. JPEG. */
export function renderAvatar(face: Face, seed: string): Promise<Buffer> {
  const random = createRandom(seed);
  const scheme = SCHEMES[random.pick(GROUNDS)];
  const stage = new Stage(AVATAR.stageSize, scheme, random, AVATAR.stageSize);
  return encode(stage.toSvg(portrait(stage, face), AVATAR.pixels));
}

const rendered = new Map<string, Promise<Buffer>>();

/** Each scene once in a process: many professionals share it. */
function renderScene(
  [scene, scheme]: Picture,
  size: { stageWidth: number; pixels: number },
): Promise<Buffer> {
  const name = `${scene} ${scheme}`;
  const key = `${name} ${size.stageWidth}`;
  const before = rendered.get(key);
  if (before) return before;
  const stage = new Stage(size.stageWidth, SCHEMES[scheme], createRandom(name));
  const picture = encode(stage.toSvg(drawScene(scene, stage), size.pixels));
  rendered.set(key, picture);
  return picture;
}

/** From the cache, or drawn and put there. */
function encode(svg: Svg): Promise<Buffer> {
  const key = createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 32);
  return cached(`${key}.jpg`, async () => (await rasterise(svg)).jpeg({ quality: 78 }).toBuffer());
}
