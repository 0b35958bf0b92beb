import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import { instancePaths } from '@doorstep/local/stack/paths.ts';
import { signIn, type Person } from '../support/people.ts';
import { HYDRATED, touch } from '../support/screen.ts';

const INLINE = 'script:not([src]):not([type])';

const bytesOf = (scripts: readonly (Buffer | string)[]) =>
  scripts.reduce((total, script) => total + gzipSync(script).length, 0);

/** All scripts of a page that is opened, told whenever it is asked. */
async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  });
  await page.goto(url);
  const inline = await page.locator(INLINE).allTextContents();
  const bytes = async () =>
    bytesOf([...inline, ...(await Promise.all(loaded.map((response) => response.body())))]);
  return { page, bytes };
}

/** Bytes of script, gzip, that a first visit loads until the page is quiet; and until it answers, once touched. */
export async function measureScripts(
  browser: Browser,
  url: string,
): Promise<{ before: number; after: number }> {
  const context = await browser.newContext();
  const { page, bytes } = await open(context, url);
  await page.waitForLoadState('networkidle');
  const before = await bytes();
  await touch(page);
  await page.waitForFunction(HYDRATED);
  const after = await bytes();
  await context.close();
  return { before, after };
}

/** So for somebody who is signed in: a public page until it knows that, and the dashboard until its list is there. */
export async function measureSignedIn(browser: Browser, site: string, person: Person) {
  const context = await browser.newContext({ baseURL: site });
  await signIn(await context.newPage(), person);
  const home = await open(context, site);
  await home.page.getByRole('button', { name: 'Log out' }).waitFor();
  const dashboard = await open(context, `${site}/dashboard`);
  await dashboard.page.getByRole('main').getByRole('listitem').first().waitFor();
  const sizes = { home: await home.bytes(), dashboard: await dashboard.bytes() };
  await context.close();
  return sizes;
}

/** The largest file of script that the site's build has made, gzip. */
export function largestChunk(instance: string): { bytes: number; name: string } {
  const assets = path.join(instancePaths(instance).web, 'assets');
  const chunks = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(path.join(assets, name))).length }));
  return chunks.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { bytes: NaN, name: 'none' };
}
