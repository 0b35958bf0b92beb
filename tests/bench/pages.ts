import { measureFirstPresses } from './first-press.ts';
import { serveMadeInBrowser } from './made-in-browser.ts';
import { pageRows, PUBLIC_PAGES } from './page-rows.ts';
import { measurePage } from './page-speed.ts';
import type { Row } from './table.ts';

/** Measures public pages with Lighthouse's mobile profile (medians of `runs`), and first presses. */
export async function measurePages(instance: string, site: string, runs: number): Promise<Row[]> {
  const naive = await serveMadeInBrowser(instance, site);
  try {
    const rows: Row[] = [];
    for (const path of PUBLIC_PAGES) {
      const found = await measurePage(site + path, runs);
      rows.push(...pageRows(path, found, await measurePage(naive.address + path, 1)));
    }
    return [...rows, ...(await measureFirstPresses(site))];
  } finally {
    naive.stop();
  }
}
