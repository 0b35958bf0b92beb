import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { touch } from '../support/screen.ts';

export interface Scripts {
  bytes: number;
  files: number;
}

const INLINE = 'script:not([src]):not([type])';

const sum = (scripts: readonly (Buffer | string)[]): Scripts => ({
  bytes: scripts.reduce((total, script) => total + gzipSync(script).length, 0),
  files: scripts.length,
});

const inlineScripts = (page: Page) => page.locator(INLINE).allTextContents();

/** What a first visit loads in scripts until the page is quiet, as gzip would send it; then touched. */
export async function measureScripts(
  browser: Browser,
  url: string,
): Promise<{ before: Scripts; after: Scripts }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const inline = await inlineScripts(page);
  const before = sum([...inline, ...(await Promise.all(bodies))]);
  await touch(page);
  // Long enough for the app to begin; then it is quiet again.
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const after = sum([...inline, ...(await Promise.all(bodies))]);
  await context.close();
  return { before, after };
}
