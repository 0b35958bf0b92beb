import { BRAND } from '../../../domain/brand.ts';

const [light, dark] = BRAND.colors.background;

const VALUES: Record<string, string> = {
  BRAND_NAME: BRAND.name,
  BRAND_TITLE: `${BRAND.name}: ${BRAND.slogan}`,
  BRAND_LIGHT: light,
  BRAND_DARK: dark,
};

/** Replaces the placeholders of index.html, such as `%BRAND_NAME%`. */
export const fillBrand = (html: string): string =>
  html.replace(/%(BRAND_\w+)%/g, (all, name: string) => VALUES[name] ?? all);

/** Returns the site's icon, which browser tabs show. */
export const iconSvg = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${BRAND.colors.accent[0]}" />
  <g fill="none" stroke="${BRAND.colors.onAccent[0]}" stroke-width="2.6" stroke-linecap="round">
    <path d="M9 26V13.5a7 7 0 0 1 14 0V26" />
    <path d="M6.5 26h19" />
  </g>
  <circle cx="19" cy="18.5" r="1.6" fill="${BRAND.colors.onAccent[0]}" />
</svg>
`;

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
