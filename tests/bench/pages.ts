import { serveMadeInBrowser } from './made-in-browser.ts';
import { pageRows, PUBLIC_PAGES } from './page-rows.ts';
import { measurePage } from './page-speed.ts';
import type { Row } from './table.ts';

/** Lighthouse's mobile profile on the public pages: medians of so many runs; of the naive design one. */
export async function measurePages(instance: string, site: string, runs: number): Promise<Row[]> {
  const naive = await serveMadeInBrowser(instance, site);
  try {
    const rows: Row[] = [];
    for (const path of PUBLIC_PAGES) {
      const found = await measurePage(site + path, runs);
      rows.push(...pageRows(path, found, await measurePage(naive.address + path, 1)));
    }
    return rows;
  } finally {
    naive.stop();
  }
}
