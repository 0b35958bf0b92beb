import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FONT_NAMES, fontFile, makeFont } from './make.ts';

describe('the fonts of every page', () => {
  it.each(FONT_NAMES)('%s is what make.ts makes of its package', async (name) => {
    const [made, stored] = await Promise.all([makeFont(name), readFile(fontFile(name))]);
    expect(made.equals(stored), 'run npx tsx web/app/fonts/make.ts').toBe(true);
    // Two of them come before the first paint.
    expect(stored.byteLength).toBeLessThan(13_000);
  });
});
