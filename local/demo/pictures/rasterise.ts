import sharp, { type Sharp } from 'sharp';
import { createRandom } from './kit/random.ts';
import type { Svg } from './kit/svg.ts';

const GRAIN = 256;

/** A tile of fine paper grain, laid over every picture so that no surface looks like plastic. */
function grainTile(): Promise<Buffer> {
  const random = createRandom('grain');
  const pixels = Buffer.alloc(GRAIN * GRAIN * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const speck = random.next() + random.next() + random.next() - 1.5;
    pixels.fill(speck > 0 ? 255 : 30, i, i + 3);
    pixels[i + 3] = Math.abs(speck) * 11;
  }
  return sharp(pixels, { raw: { width: GRAIN, height: GRAIN, channels: 4 } })
    .png()
    .toBuffer();
}

let grain: Promise<Buffer> | undefined;

/** The picture as opaque pixels with grain, to be encoded by the caller. */
export async function rasterise(svg: Svg): Promise<Sharp> {
  grain ??= grainTile();
  return sharp(Buffer.from(svg))
    .composite([{ input: await grain, tile: true, blend: 'over' }])
    .flatten({ background: '#fff4de' });
}
