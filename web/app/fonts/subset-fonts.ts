import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/*
 * Creates the two fonts that every page preloads: the characters of English texts, in the weights
 * of the theme. A page with other characters loads the whole font of the package (app/fonts.css).
 */

/** Printable ASCII and English punctuation, as in app/fonts.css. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, n) => 0x20 + n));
const TEXT = `${ASCII}\u00a0£©®·×–—‘’“”•…€`;

/** The theme uses several weights of the text font, and one weight of the heading font. */
const AXES = {
  figtree: { wght: { min: 400, max: 600 } },
  fraunces: { wght: 560 },
} as const;

type FontName = keyof typeof AXES;

export const FONT_NAMES: readonly FontName[] = ['figtree', 'fraunces'];

export const fontFile = (name: FontName) => new URL(`${name}.woff2`, import.meta.url);

/** Creates the subset of a font as WOFF2. */
export async function createFontSubset(name: FontName): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(await readFile(resolve(file)), TEXT, {
    targetFormat: 'woff2',
    variationAxes: AXES[name],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of FONT_NAMES) await writeFile(fontFile(name), await createFontSubset(name));
}
