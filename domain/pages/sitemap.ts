import * as z from 'zod/mini';

/** A published page as the sitemap names it. */
export const sitemapPageSchema = z.object({
  handle: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  updated_at: z.date(),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;

/** Pages in one file. The format allows 50,000 (sitemaps.org), a document of Firestore some 15,000. */
export const PAGES_A_SITEMAP = 10_000;

const LINE = /^[a-z0-9-]{1,40} \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * `sitemap_files/{number, from 1}`: a file of the sitemap, the server's alone. `pages`: a line for each,
 * handle and time; '' for none.
 */
export const sitemapFileSchema = z.object({
  id: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  pages: z
    .string()
    .check(z.refine((text) => text === '' || text.split('\n').every((l) => LINE.test(l)))),
  /** Of the first one: how many there are. */
  files: z.nullable(z.int().check(z.minimum(1))),
  written_at: z.date(),
});

export const toLines = (pages: readonly SitemapPage[]): string =>
  pages.map(({ handle, updated_at }) => `${handle} ${updated_at.toISOString()}`).join('\n');

/** What `toLines` has made. */
export function fromLines(lines: string): SitemapPage[] {
  if (lines === '') return [];
  return lines.split('\n').map((line) => {
    const [handle = '', time = ''] = line.split(' ');
    return { handle, updated_at: new Date(time) };
  });
}
