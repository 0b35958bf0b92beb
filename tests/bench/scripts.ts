import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import { signIn } from '../support/browser/sign-in.ts';
import { isHydratedInPage, interact } from '../support/browser/screen.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import type { Row } from './table.ts';

/** A professional of the demo market. */
const PROFESSIONAL = { uid: '', email: 'provider@doorstep.test', password: 'doorstep-demo' };
/** How long a public page is open before the first touch. */
const READING_MS = 2500;
/** The time in which a page loads all files that it loads by itself. */
const SETTLED_MS = 6000;

/**
 * Opens a page. `loaded` waits, and returns the number and the gzip bytes of the script files that
 * the page has loaded. web/budgets.test.ts holds the size of inline scripts.
 */
async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const scripts = new Map<string, Response>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
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
  const loaded = async () => {
    await sleep(SETTLED_MS);
    const bodies = await Promise.all([...scripts.values()].map((response) => response.body()));
    const size = bodies.reduce((total, body) => total + gzipSync(body).length, 0);
    return { size, files: bodies.length };
  };
  return { page, beforeLoad, loaded };
}

/** Returns the rows about the script files that a page loads by itself. */
function scriptRows(
  label: string,
  { size, files }: { size: number; files: number },
  max: { size: number; files: number },
): Row[] {
  return [
    { label: `${label}: script, gzip`, unit: 'kB', figure: size, budget: { max: max.size } },
    { label: `${label}: script files`, unit: 'count', figure: files, budget: { max: max.files } },
  ];
}

async function measurePublicPage(browser: Browser, site: string, path: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { page, beforeLoad, loaded } = await open(context, site + path);
  await sleep(READING_MS);
  await page.mouse.wheel(0, 100);
  await interact(page);
  await page.waitForFunction(isHydratedInPage);
  const rows: Row[] = [
    {
      label: `${path}: external scripts requested before the load event`,
      unit: 'count',
      figure: beforeLoad,
      budget: { max: 0 },
    },
    ...scriptRows(path, await loaded(), { size: 180_000, files: 10 }),
  ];
  await context.close();
  return rows;
}

/** The goals for what signed-in screens load by themselves (docs/decisions/0029). */
const SIGNED_IN = {
  '/dashboard': { size: 350_000, files: 20 },
  '/dashboard/profile': { size: 420_000, files: 20 },
};

/** Measures the scripts of public pages and of two signed-in screens, as a professional loads them. */
export async function measureScripts(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PAGES) rows.push(...(await measurePublicPage(browser, site, path)));
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1280, height: 900 },
  });
  await signIn(await context.newPage(), PROFESSIONAL);
  for (const [path, max] of Object.entries(SIGNED_IN)) {
    const { page, loaded } = await open(context, site + path);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    rows.push(...scriptRows(`${path}, signed in`, await loaded(), max));
    await page.close();
  }
  await context.close();
  return rows;
}
