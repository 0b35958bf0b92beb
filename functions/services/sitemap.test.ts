import { describe, expect, it } from 'vitest';
import type { ListedPage } from '../data/public-pages.ts';
import { createSitemap } from './sitemap.ts';

const HOUR_MS = 60 * 60 * 1000;
const SITE = 'https://doorstep.example';

/** A market of so many pages, some of them malformed, which counts how often it is asked. */
function market(count: number, malformed: readonly number[] = []) {
  const all: ListedPage[] = Array.from({ length: count }, (_, i) => ({
    id: `uid-${String(i).padStart(3, '0')}`,
    handle: `pro-${i}`,
    updated_at: new Date('2026-02-03T04:05:06Z'),
  }));
  const asked: (string | null)[] = [];
  return {
    asked,
    list: (after: string | null, limit: number) => {
      asked.push(after);
      const found = all.filter(({ id }) => after === null || id > after).slice(0, limit);
      const next = found.length === limit ? (found.at(-1)?.id ?? null) : null;
      const pages = found.filter((page) => !malformed.includes(all.indexOf(page)));
      return Promise.resolve({ pages, next });
    },
  };
}

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('createSitemap', () => {
  it('names every page once, in files of the given size, by cursor', async () => {
    const pages = market(7);
    const sitemap = createSitemap({ pages, siteUrl: SITE, size: 3 });
    expect(locations(await sitemap.index(0))).toEqual(
      [1, 2, 3].map((n) => `${SITE}/sitemap-${n}.xml`),
    );
    const files = await Promise.all([1, 2, 3].map((n) => sitemap.file(n, 0)));
    const all = files.flatMap(locations);
    expect(all.slice(0, 3)).toEqual([`${SITE}/`, `${SITE}/search`, `${SITE}/pricing`]);
    expect(all.slice(3)).toEqual(Array.from({ length: 7 }, (_, i) => `${SITE}/p/pro-${i}`));
    expect(files[0]).toContain('<lastmod>2026-02-03T04:05:06.000Z</lastmod>');
    expect(pages.asked).toEqual([null, 'uid-002', 'uid-005']);
  });

  it('goes on behind malformed pages, one or a whole file of them', async () => {
    const sitemap = createSitemap({ pages: market(8, [1, 3, 4, 5]), siteUrl: SITE, size: 3 });
    expect(locations(await sitemap.index(0))).toHaveLength(2);
    const files = await Promise.all([1, 2].map((n) => sitemap.file(n, 0)));
    expect(files.flatMap(locations).slice(3)).toEqual(
      [0, 2, 6, 7].map((i) => `${SITE}/p/pro-${i}`),
    );
  });

  it.each([0, 3, 6])('makes no empty file of %i pages', async (count) => {
    const sitemap = createSitemap({ pages: market(count), siteUrl: SITE, size: 3 });
    const names = locations(await sitemap.index(0));
    expect(names).toHaveLength(Math.max(1, count / 3));
    expect(await sitemap.file(names.length + 1, 0)).toBeNull();
    expect(await sitemap.file(0, 0)).toBeNull();
  });

  it('reads once an hour, and again at once after a failure', async () => {
    const pages = market(1);
    const sitemap = createSitemap({ pages, siteUrl: SITE });
    await sitemap.index(0);
    await sitemap.file(1, HOUR_MS);
    expect(pages.asked).toHaveLength(1);
    await sitemap.file(1, HOUR_MS + 1);
    expect(pages.asked).toHaveLength(2);

    const list = pages.list;
    pages.list = () => Promise.reject(new Error('no database'));
    await expect(sitemap.index(3 * HOUR_MS)).rejects.toThrow('no database');
    pages.list = list;
    expect(locations(await sitemap.index(3 * HOUR_MS))).toHaveLength(1);
  });
});
