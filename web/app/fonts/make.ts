import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * Makes the two files that every first visit fetches: our letters for English, in the weights that the
 * theme has. All other letters come from the packages, where a page has one (app/fonts.css).
 */

/** As in app/fonts.css: what is printed of ASCII, and the signs of English. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, n) => 0x20 + n));
const TEXT = `${ASCII}\u00a0£©®·×–—‘’“”•…€`;

/** The axis of the headings' letters ends where the theme has one weight. */
const AXES = {
  figtree: { wght: { min: 400, max: 600 } },
  fraunces: { wght: 560 },
} as const;

type FontName = keyof typeof AXES;

export const FONT_NAMES: readonly FontName[] = ['figtree', 'fraunces'];

export const fontFile = (name: FontName) => new URL(`${name}.woff2`, import.meta.url);

export async function makeFont(name: FontName): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = await readFile(resolve(file));
  return subsetFont(whole, TEXT, { targetFormat: 'woff2', variationAxes: AXES[name] });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of FONT_NAMES) await writeFile(fontFile(name), await makeFont(name));
}
