import { BRAND } from '../../../domain/active-brand.ts';
import { COLORS } from '../../../domain/colors/active-colors.ts';

const { fonts, logo } = BRAND;
const [light, dark] = COLORS.background;

const preload = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`;

const VALUES: Record<string, string> = {
  BRAND_NAME: BRAND.name,
  BRAND_TITLE: `${BRAND.name}: ${BRAND.slogan}`,
  BRAND_LOCALE: BRAND.locale,
  BRAND_LIGHT: light,
  BRAND_DARK: dark,
  BRAND_FONTS: fonts.preloaded.map(preload).join('\n    '),
};

/** Replaces the placeholders of index.html, such as `%BRAND_NAME%`. */
export const fillBrand = (html: string): string =>
  html.replace(/%(BRAND_\w+)%/g, (all, name: string) => VALUES[name] ?? all);

/** Returns the logo's symbol as an SVG element of 32 by 32 units in one color. */
export const symbolSvg = (color: string): string =>
  [
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${logo.lines}" stroke-width="${logo.lineWidth}" />`,
    `<path d="${logo.dots}" stroke-width="${logo.dotWidth}" />`,
    '</g>',
  ].join('');

interface IconShape {
  /** The radius of the corners. */
  corner: number;
  /** The size of the symbol; 1 is its size in browser tabs. */
  scale: number;
}

/** Returns an icon as SVG: the symbol on the accent color. */
export const iconSvg = ({ corner, scale }: IconShape = { corner: logo.corner, scale: 1 }): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${corner}" fill="${COLORS.accent[0]}" />`,
    `<g transform="translate(16 16) scale(${scale}) translate(-16 -16)">`,
    symbolSvg(COLORS.onAccent[0]),
    '</g></svg>\n',
  ].join('');

/** The shapes of icons that fill their square, because the device cuts their corners. */
const FULL: IconShape = { corner: 0, scale: 0.9 };
/** Stays inside the safe zone, a circle of 80 % (W3C, Web App Manifest, maskable icons). */
const MASKABLE: IconShape = { corner: 0, scale: 0.75 };

/** The icons of phones and installed apps, by path. */
export const PNG_ICONS: Record<string, { size: number; svg: string; purpose?: 'maskable' }> = {
  'apple-touch-icon.png': { size: 180, svg: iconSvg(FULL) },
  'icons/icon-192.png': { size: 192, svg: iconSvg() },
  'icons/icon-512.png': { size: 512, svg: iconSvg() },
  'icons/maskable-512.png': { size: 512, svg: iconSvg(MASKABLE), purpose: 'maskable' },
};

/** The content types of the brand's files, by path. Their names are fixed. */
export const BRAND_FILE_TYPES: Record<string, string> = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'manifest.webmanifest': 'application/manifest+json',
  'images/og.jpg': 'image/jpeg',
  ...Object.fromEntries(Object.keys(PNG_ICONS).map((path) => [path, 'image/png'])),
};

/** Returns the web app manifest, with which phones and browsers install the site as an app. */
export function webManifest(): string {
  const icons = Object.entries(PNG_ICONS)
    .filter(([path]) => path.startsWith('icons/'))
    .map(([path, { size, purpose = 'any' }]) => ({
      ...{ src: `/${path}`, sizes: `${size}x${size}`, type: 'image/png', purpose },
    }));
  const manifest = {
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
    ...{ name: BRAND.name, short_name: BRAND.name, description: BRAND.tagline },
    ...{ lang: BRAND.locale, dir: 'ltr', background_color: light, theme_color: light },
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Wraps a PNG of 32 by 32 pixels as an ICO file, which browsers request as /favicon.ico. */
export function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // ICONDIR: type 1, one image. ICONDIRENTRY: 32 x 32, 1 plane, 32 bits, size and offset of the
  // PNG.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
