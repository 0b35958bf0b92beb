import type { SitemapPage } from '@doorstep/domain/pages/sitemap';
import { describe, expect, it } from 'vitest';
import { NO_DIRECTORY } from '@doorstep/domain/search/directory';
import { sitemapFile, sitemapIndex, tradeSitemap, writeSitemap } from './sitemap.ts';

const SITE = 'https://doorstep.example';
const FIXED = ['/', '/search', '/pricing', '/privacy', '/terms'].map((path) => `${SITE}${path}`);
const updated_at = new Date('2026-02-03T04:05:06Z');

/**
 * Fakes a market of `count` pages, some of them malformed. `asked` records the cursors of its
 * queries.
 */
function market(count: number, malformed: readonly number[] = []) {
  const all = Array.from({ length: count }, (_, i) => ({
    id: `uid-${String(i).padStart(3, '0')}`,
    page: { handle: `pro-${i}`, updated_at },
  }));
  const asked: (string | null)[] = [];
  return {
    asked,
    list: (after: string | null, limit: number) => {
      asked.push(after);
      const found = all.filter(({ id }) => after === null || id > after).slice(0, limit);
      const next = found.length === limit ? (found.at(-1)?.id ?? null) : null;
      const sound = found.filter((one) => !malformed.includes(all.indexOf(one)));
      return Promise.resolve({ pages: sound.map(({ page }) => page), next });
    },
  };
}

/** Fakes the stored files and counts their reads. */
function fakeFiles() {
  const stored = new Map<number, { pages: readonly SitemapPage[]; files: number | null }>();
  const written: number[] = [];
  let reads = 0;
  return {
    stored,
    written,
    reads: () => reads,
    count: () => {
      reads += 1;
      return Promise.resolve(stored.get(1)?.files ?? 0);
    },
    read: (number: number) => {
      reads += 1;
      return Promise.resolve([...(stored.get(number)?.pages ?? [])]).then((pages) =>
        stored.has(number) ? pages : null,
      );
    },
    write: (number: number, pages: readonly SitemapPage[], files: number | null) => {
      written.push(number);
      stored.set(number, { pages, files });
      return Promise.resolve();
    },
    deleteAfter: (number: number) => {
      for (const one of stored.keys()) if (one > number) stored.delete(one);
      return Promise.resolve();
    },
  };
}

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

const deps = (files: ReturnType<typeof fakeFiles>) => ({ files, siteUrl: SITE });
const pagesIn = async (files: ReturnType<typeof fakeFiles>, numbers: number[]) =>
  (await Promise.all(numbers.map((n) => sitemapFile(deps(files), n)))).flatMap(locations);

describe('the sitemap', () => {
  it('names every page once, in files of the given size, by cursor', async () => {
    const pages = market(7);
    const files = fakeFiles();
    expect(await writeSitemap({ pages, files, size: 3, querySize: 2 })).toEqual({
      pages: 7,
      files: 3,
    });
    expect(locations(await sitemapIndex(deps(files)))).toEqual(
      [1, 2, 3, 'trades'].map((n) => `${SITE}/sitemap-${n}.xml`),
    );
    const all = await pagesIn(files, [1, 2, 3]);
    expect(all.slice(0, FIXED.length)).toEqual(FIXED);
    expect(all.slice(FIXED.length)).toEqual(
      Array.from({ length: 7 }, (_, i) => `${SITE}/p/pro-${i}`),
    );
    expect(await sitemapFile(deps(files), 1)).toContain(
      '<lastmod>2026-02-03T04:05:06.000Z</lastmod>',
    );
    expect(pages.asked).toEqual([null, 'uid-001', 'uid-003', 'uid-005']);
  });

  it('costs one read per file, also for the index, however many pages there are', async () => {
    const pages = market(100);
    const files = fakeFiles();
    await writeSitemap({ pages, files, size: 10, querySize: 50 });
    const asked = pages.asked.length;
    for (const [reads, ask] of [
      [1, () => sitemapIndex(deps(files))],
      [2, () => sitemapFile(deps(files), 7)],
      [3, () => sitemapFile(deps(files), 99)],
    ] as const) {
      await ask();
      expect(files.reads()).toBe(reads);
    }
    expect(pages.asked).toHaveLength(asked);
  });

  it('skips malformed pages, also a full query of them', async () => {
    const files = fakeFiles();
    await writeSitemap({ pages: market(8, [1, 3, 4, 5]), files, size: 3, querySize: 3 });
    expect((await pagesIn(files, [1, 2])).slice(FIXED.length)).toEqual(
      [0, 2, 6, 7].map((i) => `${SITE}/p/pro-${i}`),
    );
  });

  it.each([
    [0, 1],
    [3, 1],
    [4, 2],
    [6, 2],
  ])('writes %i pages to %i files, none of them empty', async (count, number) => {
    const files = fakeFiles();
    await writeSitemap({ pages: market(count), files, size: 3, querySize: 3 });
    expect(locations(await sitemapIndex(deps(files)))).toHaveLength(number + 1);
    expect(await sitemapFile(deps(files), number + 1)).toBeNull();
    expect(await sitemapFile(deps(files), 0)).toBeNull();
  });

  it('has the fixed pages before the first run', async () => {
    const files = fakeFiles();
    expect(locations(await sitemapIndex(deps(files)))).toEqual(
      [1, 'trades'].map((n) => `${SITE}/sitemap-${n}.xml`),
    );
    expect(await pagesIn(files, [1, 2])).toEqual(FIXED);
  });

  it('drops unpublished pages and superfluous files with the next run', async () => {
    const files = fakeFiles();
    await writeSitemap({ pages: market(7), files, size: 3, querySize: 3 });
    await writeSitemap({ pages: market(4, [0]), files, size: 3, querySize: 3 });
    expect([...files.stored.keys()]).toEqual([1]);
    expect((await pagesIn(files, [1, 2, 3])).slice(FIXED.length)).toEqual(
      [1, 2, 3].map((i) => `${SITE}/p/pro-${i}`),
    );
  });

  it('writes the first file, with the number of files, last', async () => {
    const files = fakeFiles();
    await writeSitemap({ pages: market(9), files, size: 3, querySize: 3 });
    expect(files.written).toEqual([2, 3, 1]);
  });

  it('names every trade page that has two professionals, once', () => {
    const city = { id: '東京', name: '東京', count: 2, trades: { roofing: 2, drains: 1 } };
    const covered = [
      { id: '東京', trades: ['roofing'] },
      { id: 'keizer-or', trades: ['roofing'] },
    ];
    // Salado has 2,000 inhabitants.
    const small = { ...city, id: 'salado-tx', name: 'Salado, TX' };
    const directory = { trades: { roofing: 3 }, cities: [city, small], covered };
    expect(locations(tradeSitemap(directory, SITE))).toEqual([
      `${SITE}/pros/roofing`,
      `${SITE}/pros/roofing/${encodeURIComponent('東京')}`,
      `${SITE}/pros/roofing/keizer-or`,
    ]);
    expect(locations(tradeSitemap(NO_DIRECTORY, SITE))).toEqual([]);
  });
});
