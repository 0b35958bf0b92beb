import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { fromLines, PAGES_A_SITEMAP, sitemapFileSchema, toLines } from './sitemap.ts';

const updated_at = new Date('2026-02-03T04:05:06.789Z');
const stored = (pages: string, id = '1') => ({ id, pages, files: null, written_at: updated_at });

describe('the lines of a file', () => {
  it.each([0, 1, 3])('say %i pages, as they were', (count) => {
    const pages = Array.from({ length: count }, (_, i) => ({ handle: `pro-${i}`, updated_at }));
    expect(fromLines(toLines(pages))).toEqual(pages);
    expect(sitemapFileSchema.safeParse(stored(toLines(pages))).success).toBe(true);
  });

  it('fit into a document of Firestore, which holds a mebibyte, at their longest', () => {
    const longest = { handle: 'h'.repeat(LIMITS.handle), updated_at };
    const lines = toLines(Array.from({ length: PAGES_A_SITEMAP }, () => longest));
    // Each of them is a byte.
    expect(lines).toMatch(/^[\x20-\x7e\n]+$/);
    expect(lines.length).toBeLessThan(0.7 * 1024 * 1024);
  });

  it.each([
    stored('no time'),
    stored('Upper 2026-02-03T04:05:06.789Z'),
    stored('a 2026-02-03T04:05:06.789Z\n'),
    stored('', '0'),
    stored('', 'index'),
  ])('are not %j', (file) => {
    expect(sitemapFileSchema.safeParse(file).success).toBe(false);
  });
});
