import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  parseSitemapPages,
  PAGES_PER_SITEMAP,
  sitemapFileSchema,
  formatSitemapPages,
} from './sitemap.ts';

const updated_at = new Date('2026-02-03T04:05:06.789Z');
const stored = (pages: string, id = '1') => ({ id, pages, files: null, written_at: updated_at });

describe('the pages of a sitemap file', () => {
  it.each([0, 1, 3])('are parsed as they were formatted: %i pages', (count) => {
    const pages = Array.from({ length: count }, (_, i) => ({ handle: `pro-${i}`, updated_at }));
    expect(parseSitemapPages(formatSitemapPages(pages))).toEqual(pages);
    expect(sitemapFileSchema.safeParse(stored(formatSitemapPages(pages))).success).toBe(true);
  });

  it('fit into a Firestore document of 1 MiB at their longest', () => {
    const longest = { handle: 'h'.repeat(LIMITS.handle), updated_at };
    const lines = formatSitemapPages(Array.from({ length: PAGES_PER_SITEMAP }, () => longest));
    // ASCII only, so each character is one byte.
    expect(lines).toMatch(/^[\x20-\x7e\n]+$/);
    expect(lines.length).toBeLessThan(0.7 * 1024 * 1024);
  });

  it.each([
    stored('no time'),
    stored('Upper 2026-02-03T04:05:06.789Z'),
    stored('a 2026-02-03T04:05:06.789Z\n'),
    stored('', '0'),
    stored('', 'index'),
  ])('reject %j', (file) => {
    expect(sitemapFileSchema.safeParse(file).success).toBe(false);
  });
});
