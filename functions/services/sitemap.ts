import type { PublicPages } from '../data/public-pages.ts';

/** Addresses in one file; the format allows 50,000 (sitemaps.org). */
const PAGES_A_SITEMAP = 10_000;

/** What is the same for everybody and found by search engines too, in the first file. */
const FIXED = ['/', '/search', '/pricing'];

/** So long an instance answers from what it has read: a file costs a read for each of its pages. */
const KEPT_MS = 60 * 60 * 1000;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
  `${entries.join('\n')}\n</${root}>\n`;

const page = (address: string, changed?: Date) =>
  `<url><loc>${escape(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

export interface SitemapDeps {
  pages: Pick<PublicPages, 'list'>;
  siteUrl: string;
  /** For tests: how many addresses a file holds. */
  size?: number;
}

/** All the files, each made of one page of the list, by cursor. */
async function readFiles({
  pages,
  siteUrl,
  size = PAGES_A_SITEMAP,
}: SitemapDeps): Promise<string[]> {
  const files: string[] = [];
  const fixed = FIXED.map((path) => page(siteUrl + path));
  let after: string | null = null;
  do {
    const listed = await pages.list(after, size);
    after = listed.next;
    const own = listed.pages.map(({ handle, updated_at }) =>
      page(`${siteUrl}/p/${handle}`, updated_at),
    );
    if (own.length > 0 || files.length === 0) {
      files.push(xml('urlset', files.length === 0 ? [...fixed, ...own] : own));
    }
  } while (after !== null);
  return files;
}

/**
 * The sitemap of all published pages: an index and its files, numbered from 1. Null for a file that is
 * not there. `now` in milliseconds; what was read counts for an hour.
 */
export function createSitemap(deps: SitemapDeps) {
  let held: { at: number; files: Promise<string[]> } | null = null;
  const filesAt = async (now: number): Promise<string[]> => {
    if (!held || now - held.at > KEPT_MS) held = { at: now, files: readFiles(deps) };
    try {
      return await held.files;
    } catch (thrown) {
      held = null;
      throw thrown;
    }
  };
  return {
    index: async (now: number): Promise<string> => {
      const files = await filesAt(now);
      const address = (i: number) => `<loc>${escape(`${deps.siteUrl}/sitemap-${i + 1}.xml`)}</loc>`;
      return xml(
        'sitemapindex',
        files.map((_, i) => `<sitemap>${address(i)}</sitemap>`),
      );
    },
    file: async (number: number, now: number): Promise<string | null> =>
      (await filesAt(now))[number - 1] ?? null,
  };
}
