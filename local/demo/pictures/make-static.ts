import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { createRandom } from './kit/random.ts';
import { SCHEMES } from './kit/schemes.ts';
import { Stage, STAGE_HEIGHT } from './kit/stage.ts';
import { rasterise } from './rasterise.ts';
import { doorstepAtGoldenHour } from './scenes/hero.ts';

/*
 * Draws the pictures that the web app ships: `npx tsx local/demo/pictures/make-static.ts`.
 * Their results are committed; run it again after changing the hero's scene. The card for links
 * needs a Chromium (CHROMIUM names it) because only a browser sets the brand's typeface.
 */

const WEB = path.resolve(import.meta.dirname, '../../../web');
const IMAGES = path.join(WEB, 'public/images');
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

function hero(width: number, height: number): Promise<Sharp> {
  const stage = new Stage((width / height) * STAGE_HEIGHT, SCHEMES.golden, createRandom('hero'));
  return rasterise(stage.toSvg(doorstepAtGoldenHour(stage), width));
}

const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

async function linkCard(): Promise<Buffer> {
  const picture = await (await hero(880, 840)).png().toBuffer();
  const typeface = await readFile(
    createRequire(path.join(WEB, 'package.json')).resolve(
      '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    ),
  );
  const page = `<!doctype html><style>
    @font-face { font-family: Fraunces; font-weight: 100 900; src: url(${dataUri('font/woff2', typeface)}) }
    body { margin: 0; width: 1200px; height: 630px; background: #fbf3e6; color: #1f2d28; font-family: Fraunces; position: relative; overflow: hidden }
    img { position: absolute; right: 0; top: 0; height: 630px }
    div { position: absolute; left: 64px; top: 0; height: 630px; width: 400px; display: flex; flex-direction: column; justify-content: center }
    b { font-size: 84px; font-weight: 600; letter-spacing: -2px; line-height: 1 }
    b i { font-style: normal; color: #b4532a }
    p { font-size: 35px; line-height: 1.25; margin: 26px 0 0 }
  </style><img src="${dataUri('image/png', picture)}"><div><b>Doorstep<i>.</i></b><p>Local pros at your door. No commissions, no lead fees.</p></div>`;
  const folder = await mkdtemp(path.join(tmpdir(), 'doorstep-card-'));
  try {
    await writeFile(path.join(folder, 'card.html'), page);
    await promisify(execFile)(CHROMIUM, [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--window-size=1200,630',
      `--screenshot=${path.join(folder, 'card.png')}`,
      path.join(folder, 'card.html'),
    ]);
    return await sharp(path.join(folder, 'card.png'))
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}

const webp = { quality: 82, effort: 6, smartSubsample: true };
// A phone's pixels are small, and the page waits for it.
const small = { ...webp, quality: 66 };
await mkdir(IMAGES, { recursive: true });
for (const [name, picture] of [
  ['hero.webp', await (await hero(1600, 1100)).webp(webp).toBuffer()],
  ['hero-small.webp', await (await hero(900, 900)).webp(small).toBuffer()],
  ['og.jpg', await linkCard()],
] as const) {
  await writeFile(path.join(IMAGES, name), picture);
  console.log(`${name}: ${Math.round(picture.length / 1000)} kB`);
}
