import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createFontSubset, FONT_NAMES, fontFile } from './subset-fonts.ts';

describe('the preloaded fonts', () => {
  it.each(FONT_NAMES)(
    '%s is the current subset of its package',
    async (name) => {
      const [subset, stored] = await Promise.all([
        createFontSubset(name),
        readFile(fontFile(name)),
      ]);
      expect(subset.equals(stored), 'run npx tsx web/app/fonts/subset-fonts.ts').toBe(true);
      // Both load before the first paint.
      expect(stored.byteLength).toBeLessThan(13_000);
    },
    60_000,
  );
});
