import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import { signIn } from '../support/browser/sign-in.ts';
import { isHydratedInPage, interact } from '../support/browser/screen.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import type { Row } from './table.ts';

/** A professional of the demo market. */
const PROFESSIONAL = { uid: '', email: 'provider@doorstep.test', password: 'doorstep-demo' };
const INLINE_SCRIPTS = 'script:not([src]):not([type])';

/** Opens a page. `size` returns the gzip bytes of all scripts that it has loaded so far. */
async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(url, { waitUntil: 'load' });
  const beforeLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
    const started = performance.getEntriesByType('resource').filter(({ name, startTime }) => {
      return startTime < loaded && new URL(name).pathname.endsWith('.js');
    });
    return started.length;
  });
  const inline = await page.locator(INLINE_SCRIPTS).allTextContents();
  const size = async () => {
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    return [...inline, ...bodies].reduce((total, body) => total + gzipSync(body).length, 0);
  };
  return { page, beforeLoad, size };
}

async function measurePublicPage(browser: Browser, site: string, path: string): Promise<Row[]> {
  const context = await browser.newContext();
  const { page, beforeLoad, size } = await open(context, site + path);
  await interact(page);
  await page.waitForFunction(isHydratedInPage);
  const rows: Row[] = [
    {
      label: `${path}: external scripts requested before the load event`,
      unit: 'count',
      figure: beforeLoad,
      budget: { max: 0 },
    },
    {
      label: `${path}: script once interactive, gzip`,
      unit: 'kB',
      figure: await size(),
      budget: { max: 187_500 },
    },
  ];
  await context.close();
  return rows;
}

/** Measures the scripts of public pages and of a signed-in screen. */
export async function measureScripts(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PAGES) rows.push(...(await measurePublicPage(browser, site, path)));
  const context = await browser.newContext({ baseURL: site });
  await signIn(await context.newPage(), PROFESSIONAL);
  const { page, size } = await open(context, `${site}/dashboard`);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const label = '/dashboard, signed in: script, gzip';
  rows.push({ label, unit: 'kB', figure: await size(), budget: { max: 385_000 } });
  await context.close();
  return rows;
}
