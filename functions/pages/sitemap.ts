import { MIN_LISTED } from '@doorstep/domain/limits';
import { FIXED_PAGES } from '@doorstep/domain/pages/public-page';
import { PAGES_PER_SITEMAP, type SitemapPage } from '@doorstep/domain/pages/sitemap';
import type { Directory } from '@doorstep/domain/search/directory';
import { isSmallTown } from '../search/place-of-search.ts';
import type { PublicPages } from './public-page-repository.ts';
import type { SitemapFiles } from './sitemap-file-repository.ts';

/** The pages of every market, which are part of the first file. */
const FIXED_ADDRESSES = ['/', '/search', '/pricing', ...FIXED_PAGES.map((page) => `/${page}`)];

/** The number of published pages per query, which limits the memory. */
const QUERY_SIZE = 1_000;

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
 * Returns the XML of the sitemap's index: the file of the trade pages, and the numbered files. One
 * of these exists before the first run, for the fixed pages. Costs one read. Throws what Firestore
 * throws.
 */
export async function sitemapIndex({ files, siteUrl }: SitemapDeps): Promise<string> {
  const count = Math.max(1, await files.count());
  const address = (name: string) => `<loc>${escape(`${siteUrl}/sitemap-${name}.xml`)}</loc>`;
  const names = [...Array.from({ length: count }, (_, i) => String(i + 1)), 'trades'];
  const entries = names.map((name) => `<sitemap>${address(name)}</sitemap>`);
  return xml('sitemapindex', entries);
}

/**
 * Returns the XML of a file of the sitemap, numbered from 1, or null if it does not exist. Costs
 * one read. Throws what Firestore throws.
 */
export async function sitemapFile(
  { files, siteUrl }: SitemapDeps,
  number: number,
): Promise<string | null> {
  const pages = await files.read(number);
  if (pages === null && number !== 1) return null;
  const fixed = number === 1 ? FIXED_ADDRESSES.map((path) => page(siteUrl + path)) : [];
  const own = (pages ?? []).map(({ handle, updated_at }) =>
    page(`${siteUrl}/p/${handle}`, updated_at),
  );
  return xml('urlset', [...fixed, ...own]);
}

/** Returns the XML of the trade pages that search engines list. */
export function tradeSitemap({ trades, cities, covered }: Directory, siteUrl: string): string {
  const paths = (counts: Directory['trades'], end = '') =>
    Object.entries(counts).flatMap(([trade, count]) =>
      count >= MIN_LISTED ? [`/pros/${trade}${end}`] : [],
    );
  const all = new Set([
    ...paths(trades),
    ...cities
      .filter(({ id }) => !isSmallTown(id))
      .flatMap((city) => paths(city.trades, `/${encodeURIComponent(city.id)}`)),
    ...covered.flatMap((city) =>
      city.trades.map((trade) => `/pros/${trade}/${encodeURIComponent(city.id)}`),
    ),
  ]);
  return xml(
    'urlset',
    Array.from(all, (path) => page(siteUrl + path)),
  );
}

interface WritingDeps {
  pages: Pick<PublicPages, 'list'>;
  files: Pick<SitemapFiles, 'write' | 'deleteAfter'>;
  /** Pages per file, for tests. */
  size?: number;
  /** Pages per query, for tests. */
  querySize?: number;
}

/** Yields the published pages in chunks of `size`, one for each file. */
async function* chunks({ pages, size = PAGES_PER_SITEMAP, querySize = QUERY_SIZE }: WritingDeps) {
  let pending: SitemapPage[] = [];
  let after: string | null = null;
  do {
    const listed = await pages.list(after, querySize);
    after = listed.next;
    pending.push(...listed.pages);
    for (; pending.length >= size; pending = pending.slice(size)) yield pending.slice(0, size);
  } while (after !== null);
  if (pending.length > 0) yield pending;
}

/**
 * Writes all files of the sitemap from the currently published pages, with one read per page. The
 * first file is written last, because it contains the number of files. The next run repairs an
 * interrupted one. Returns the numbers of pages and files. Throws what Firestore throws.
 */
export async function writeSitemap(deps: WritingDeps): Promise<{ pages: number; files: number }> {
  let first: SitemapPage[] = [];
  let count = 0;
  let total = 0;
  for await (const file of chunks(deps)) {
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
