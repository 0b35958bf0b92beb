import type { SitemapPage } from '@doorstep/domain/pages/sitemap';
import { describe, expect, it } from 'vitest';
import { sitemapFile, sitemapIndex, writeSitemap } from './sitemap.ts';

const SITE = 'https://doorstep.example';
const updated_at = new Date('2026-02-03T04:05:06Z');

/** A market of so many pages, some of them malformed, which counts how often it is asked. */
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

/** Files as the database keeps them, which count how often they are read. */
function shelf() {
  const held = new Map<number, { pages: readonly SitemapPage[]; files: number | null }>();
  const written: number[] = [];
  let reads = 0;
  return {
    held,
    written,
    reads: () => reads,
    count: () => {
      reads += 1;
      return Promise.resolve(held.get(1)?.files ?? 0);
    },
    read: (number: number) => {
      reads += 1;
      return Promise.resolve([...(held.get(number)?.pages ?? [])]).then((pages) =>
        held.has(number) ? pages : null,
      );
    },
    write: (number: number, pages: readonly SitemapPage[], files: number | null) => {
      written.push(number);
      held.set(number, { pages, files });
      return Promise.resolve();
    },
    deleteAfter: (number: number) => {
      for (const one of held.keys()) if (one > number) held.delete(one);
      return Promise.resolve();
    },
  };
}

const locations = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

const deps = (files: ReturnType<typeof shelf>) => ({ files, siteUrl: SITE });
const pagesIn = async (files: ReturnType<typeof shelf>, numbers: number[]) =>
  (await Promise.all(numbers.map((n) => sitemapFile(deps(files), n)))).flatMap(locations);

describe('the sitemap', () => {
  it('names every page once, in files of the given size, by cursor', async () => {
    const pages = market(7);
    const files = shelf();
    expect(await writeSitemap({ pages, files, size: 3, atOnce: 2 })).toEqual({
      pages: 7,
      files: 3,
    });
    expect(locations(await sitemapIndex(deps(files)))).toEqual(
      [1, 2, 3].map((n) => `${SITE}/sitemap-${n}.xml`),
    );
    const all = await pagesIn(files, [1, 2, 3]);
    expect(all.slice(0, 3)).toEqual([`${SITE}/`, `${SITE}/search`, `${SITE}/pricing`]);
    expect(all.slice(3)).toEqual(Array.from({ length: 7 }, (_, i) => `${SITE}/p/pro-${i}`));
    expect(await sitemapFile(deps(files), 1)).toContain(
      '<lastmod>2026-02-03T04:05:06.000Z</lastmod>',
    );
    expect(pages.asked).toEqual([null, 'uid-001', 'uid-003', 'uid-005']);
  });

  it('costs whoever asks one document, the index too, whatever the market holds', async () => {
    const pages = market(100);
    const files = shelf();
    await writeSitemap({ pages, files, size: 10, atOnce: 50 });
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

  it('goes on behind malformed pages, one or a whole reading of them', async () => {
    const files = shelf();
    await writeSitemap({ pages: market(8, [1, 3, 4, 5]), files, size: 3, atOnce: 3 });
    expect((await pagesIn(files, [1, 2])).slice(3)).toEqual(
      [0, 2, 6, 7].map((i) => `${SITE}/p/pro-${i}`),
    );
  });

  it.each([
    [0, 1],
    [3, 1],
    [4, 2],
    [6, 2],
  ])('has of %i pages %i files, and none that is empty', async (count, number) => {
    const files = shelf();
    await writeSitemap({ pages: market(count), files, size: 3, atOnce: 3 });
    expect(locations(await sitemapIndex(deps(files)))).toHaveLength(number);
    expect(await sitemapFile(deps(files), number + 1)).toBeNull();
    expect(await sitemapFile(deps(files), 0)).toBeNull();
  });

  it('holds what is the same for everybody before it was written at all', async () => {
    const files = shelf();
    expect(locations(await sitemapIndex(deps(files)))).toEqual([`${SITE}/sitemap-1.xml`]);
    expect(await pagesIn(files, [1, 2])).toEqual([`${SITE}/`, `${SITE}/search`, `${SITE}/pricing`]);
  });

  it('is of those who are published now: with the next writing the others are gone, files too', async () => {
    const files = shelf();
    await writeSitemap({ pages: market(7), files, size: 3, atOnce: 3 });
    await writeSitemap({ pages: market(4, [0]), files, size: 3, atOnce: 3 });
    expect([...files.held.keys()]).toEqual([1]);
    expect((await pagesIn(files, [1, 2, 3])).slice(3)).toEqual(
      [1, 2, 3].map((i) => `${SITE}/p/pro-${i}`),
    );
  });

  it('tells how many files there are once they are there', async () => {
    const files = shelf();
    await writeSitemap({ pages: market(9), files, size: 3, atOnce: 3 });
    expect(files.written).toEqual([2, 3, 1]);
  });
});
