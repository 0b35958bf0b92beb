import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** What a first visit loads in scripts until the page is quiet, as gzip would send it. */
export async function measureScripts(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; files: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const scripts = await Promise.all(bodies);
  await context.close();
  return {
    bytes: scripts.reduce((sum, body) => sum + gzipSync(body).length, 0),
    files: scripts.length,
  };
}
