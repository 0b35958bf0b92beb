import * as z from 'zod/mini';

/** An entry of the sitemap. */
export const sitemapPageSchema = z.object({
  handle: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  updated_at: z.date(),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;

/** Pages per file. The format allows 50,000 (sitemaps.org), a Firestore document about 15,000. */
export const PAGES_PER_SITEMAP = 10_000;

const LINE = /^[a-z0-9-]{1,40} \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * `sitemap_files/{number, from 1}`: a file of the sitemap. Server only. `pages` has one line per
 * page, with its handle and time (`formatSitemapPages`).
 */
export const sitemapFileSchema = z.object({
  id: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  pages: z
    .string()
    .check(z.refine((text) => text === '' || text.split('\n').every((l) => LINE.test(l)))),
  /** The number of files, in the first file; null in the others. */
  files: z.nullable(z.int().check(z.minimum(1))),
  written_at: z.date(),
});

/** Formats pages as lines of handle and time. */
export const formatSitemapPages = (pages: readonly SitemapPage[]): string =>
  pages.map(({ handle, updated_at }) => `${handle} ${updated_at.toISOString()}`).join('\n');

/** Parses the lines of `formatSitemapPages`. */
export function parseSitemapPages(lines: string): SitemapPage[] {
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const [handle = '', time = ''] = line.split(' ');
    return { handle, updated_at: new Date(time) };
  });
}
