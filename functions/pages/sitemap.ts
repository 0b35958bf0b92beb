import { PAGES_PER_SITEMAP, type SitemapPage } from '@doorstep/domain/pages/sitemap';
import type { PublicPages } from './public-page-repository.ts';
import type { SitemapFiles } from './sitemap-file-repository.ts';

/** What is the same for everybody and found by search engines too, in the first file. */
const FIXED = ['/', '/search', '/pricing'];

/** Published pages that are read at once, which bounds the memory. */
const READ_AT_ONCE = 1_000;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  `${entries.join('\n')}\n</${root}>\n`;

const page = (address: string, changed?: Date) =>
  `<url><loc>${escape(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

interface SitemapDeps {
  files: Pick<SitemapFiles, 'count' | 'read'>;
  siteUrl: string;
}

/**
 * The sitemap's index: as many files as were written last, and one before the first time, as the
 * pages that are the same for everybody are always there. One read. Throws what the reading throws.
 */
export async function sitemapIndex({ files, siteUrl }: SitemapDeps): Promise<string> {
  const count = Math.max(1, await files.count());
  const address = (i: number) => `<loc>${escape(`${siteUrl}/sitemap-${i + 1}.xml`)}</loc>`;
  const entries = Array.from({ length: count }, (_, i) => `<sitemap>${address(i)}</sitemap>`);
  return xml('sitemapindex', entries);
}

/** A file of the sitemap, from 1; null for one that is not there. One read. Throws what the reading throws. */
export async function sitemapFile(
  { files, siteUrl }: SitemapDeps,
  number: number,
): Promise<string | null> {
  const pages = await files.read(number);
  if (pages === null && number !== 1) return null;
  const fixed = number === 1 ? FIXED.map((path) => page(siteUrl + path)) : [];
  const own = (pages ?? []).map(({ handle, updated_at }) =>
    page(`${siteUrl}/p/${handle}`, updated_at),
  );
  return xml('urlset', [...fixed, ...own]);
}

interface WritingDeps {
  pages: Pick<PublicPages, 'list'>;
  files: Pick<SitemapFiles, 'write' | 'deleteAfter'>;
  /** For tests: how many pages a file holds, and are read at once. */
  size?: number;
  atOnce?: number;
}

/** The published pages, in files of a size. */
async function* filesOf({ pages, size = PAGES_PER_SITEMAP, atOnce = READ_AT_ONCE }: WritingDeps) {
  let held: SitemapPage[] = [];
  let after: string | null = null;
  do {
    const listed = await pages.list(after, atOnce);
    after = listed.next;
    held.push(...listed.pages);
    for (; held.length >= size; held = held.slice(size)) yield held.slice(0, size);
  } while (after !== null);
  if (held.length > 0) yield held;
}

/**
 * Writes all files of the sitemap anew from the pages that are published now: a read for each of them.
 * The first file comes last, as it tells how many there are; a run that was ended before is made good
 * by the next one. How many pages there are, in how many files. Throws what reading and writing throw.
 */
export async function writeSitemap(deps: WritingDeps): Promise<{ pages: number; files: number }> {
  let first: SitemapPage[] = [];
  let count = 0;
  let total = 0;
  for await (const file of filesOf(deps)) {
    count += 1;
    total += file.length;
    if (count === 1) first = file;
    else await deps.files.write(count, file, null);
  }
  const files = Math.max(1, count);
  await deps.files.write(1, first, files);
  await deps.files.deleteAfter(files);
  return { pages: total, files };
}
