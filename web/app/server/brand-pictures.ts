import sharp from 'sharp';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { BRAND } from '../../../domain/active-brand.ts';
import { COLORS } from '../../../domain/colors/active-colors.ts';
import { iconFile, iconSvg, PNG_ICONS, symbolSvg, webManifest } from './brand-files.ts';

const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The size that messengers recommend (Open Graph). */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** The width of the tagline. The picture of the home page is beside it. */
const TEXT_WIDTH = 560;
const PICTURE_WIDTH = 500;
const MAX_LINES = 3;
const WEIGHT = 600;

const web = new URL('../../', import.meta.url);

/** Finds a file of a package, or of `web/`. */
function resolveFont(file: string): string | URL {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return new URL(file, web);
  }
}

/** Reads the brand's font, with the characters of a text and in one weight if it has several. */
async function readFont(text: string): Promise<Font> {
  const source = await readFile(resolveFont(BRAND.fonts.picture)).catch((cause: unknown) => {
    throw new Error(`fonts.picture: '${BRAND.fonts.picture}' of domain/brand.ts is not there`, {
      cause,
    });
  });
  const font = await subsetFont(source, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  });
  const created = create(font);
  if (!('layout' in created)) throw new Error('fonts.picture: must be one font, not a collection');
  return created;
}

/** Returns the width of a text in pixels. */
const widthOf = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Breaks a text into lines that fit a width. */
function breakLines(font: Font, text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(font, longer, size) <= TEXT_WIDTH) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** Draws a line of text as SVG paths, because the machine that builds may have no fonts. */
function drawText(font: Font, text: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let advance = 0;
  const paths = glyphs.map((glyph, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    const path = `<path transform="translate(${advance + xOffset} ${yOffset})" d="${glyph.path.toSVG()}" />`;
    advance += xAdvance;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Draws the picture that messengers show for pages without a picture of their own, as JPEG. */
async function shareImage(): Promise<Buffer> {
  const { name, tagline, logo } = BRAND;
  const font = await readFont(name + tagline);
  const sizes = [76, 68, 60, 52, 44];
  const size =
    sizes.find((one) => {
      const lines = breakLines(font, tagline, one);
      return (
        lines.length <= MAX_LINES && lines.every((line) => widthOf(font, line, one) <= TEXT_WIDTH)
      );
    }) ?? 36;
  const lines = breakLines(font, tagline, size);
  const lineHeight = size * 1.18;
  const top = 330 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.background[0]}" />`,
    `<g transform="translate(${MARGIN} 76) scale(2)">`,
    `<rect width="32" height="32" rx="${logo.corner}" fill="${COLORS.accent[0]}" />`,
    `${symbolSvg(COLORS.onAccent[0])}</g>`,
    `<g fill="${COLORS.text[0]}">${drawText(font, name, MARGIN + 84, 122, 42)}`,
    ...lines.map((line, i) => drawText(font, line, MARGIN, top + i * lineHeight, size)),
    `</g><rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${COLORS.accent[0]}" />`,
    '</svg>',
  ].join('');
  const picture = await sharp(await readFile(new URL('public/images/hero.webp', web)))
    .resize(PICTURE_WIDTH, HEIGHT - 14, { fit: 'cover', position: 'right' })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: picture, left: WIDTH - PICTURE_WIDTH, top: 0 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Creates the files of the site that show the brand, by path: icons, share image, manifest. */
export async function brandFiles(): Promise<Record<string, string | Buffer>> {
  const icons = Object.entries(PNG_ICONS).map(
    async ([path, { svg, size }]) => [path, await toPng(svg, size)] as const,
  );
  return {
    'favicon.svg': iconSvg(),
    'favicon.ico': iconFile(await toPng(iconSvg(), 32)),
    'manifest.webmanifest': webManifest(),
    'images/og.jpg': await shareImage(),
    ...Object.fromEntries(await Promise.all(icons)),
  };
}
