import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, ViewportSize } from '@playwright/test';
import { holdRequests } from '../../support/browser/network.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import { loadingOf, watchLoading } from '../../support/browser/loading.ts';
import { pictureUrls } from '../../support/browser/picture-files.ts';
import { createProvider } from '../../support/test-data.ts';
import { PHONE } from '../../support/browser/screen.ts';

/** Public pages shift nothing while they load on a slow connection. */

const DESKTOP = { width: 1280, height: 800 };
const PAGES = ['/', '/pricing', '/search', '/pros/paving', '/privacy', '/terms'];
/** A page takes about a second. Parts end in the middle of elements. */
const PARTS = { bytes: 1500, every: 60 };

/** Returns the address of a server that sends a page in parts. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Opens a page as a slow connection brings it: first an empty body, then part after part. */
async function openInParts(page: Page, site: string, html: Buffer): Promise<void> {
  const start = html.indexOf('id="root">') + 'id="root">'.length;
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.subarray(0, start));
    void (async () => {
      for (let at = start; at < html.length; at += PARTS.bytes) {
        await sleep(PARTS.every);
        response.write(html.subarray(at, at + PARTS.bytes));
      }
      response.end();
    })();
  });
  const origin = await listen(server);
  const isFile = (url: URL) => url.origin === origin && url.pathname !== '/';
  await page.route(isFile, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: site + pathname + search });
  });
  try {
    await page.goto(origin, { waitUntil: 'networkidle' });
  } finally {
    server.close();
    await page.unroute(isFile);
  }
}

// @8.10.14
test('a page that arrives in parts shifts nothing', async ({ visitor, request, baseURL }) => {
  const site = baseURL ?? '';
  test.slow();
  const { profile } = await createProvider('parts', { trades: ['paving'], work_photos: [] });
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return { path, html: await response.body() };
  };
  const pages = await Promise.all([...PAGES, `/p/${profile.handle}`].map(read));
  const check = async (size: ViewportSize) => {
    const page = await visitor({ viewport: size });
    await watchLoading(page);
    for (const { path, html } of pages) {
      await openInParts(page, site, html);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const label = `${path} at ${size.width} px`;
      expect((await loadingOf(page)).shift, label).toBeLessThanOrEqual(0.02);
    }
  };
  await Promise.all([check(PHONE), check(DESKTOP)]);
});

// @8.10.14
test('a web font that loads after the first paint shifts nothing', async ({ page, baseURL }) => {
  const [avatar_url = null] = pictureUrls(1, baseURL);
  // The lines of a random name would break in different places.
  const changes = { display_name: 'Rivera Plumbing', work_photos: [], avatar_url };
  const { profile } = await createProvider('late-fonts', changes);
  await watchLoading(page);
  await page.setViewportSize(PHONE);
  const hasWebFonts = () =>
    page.evaluate(() =>
      ['Figtree Variable', 'Fraunces Variable'].every((font) =>
        document.fonts.check(`16px '${font}'`),
      ),
    );
  const isPainted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  for (const path of [...PAGES, `/p/${profile.handle}`]) {
    const release = await holdRequests(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(isPainted, path).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hasWebFonts(), path).toBe(false);
    release();
    await page.unroute(/\.woff2$/);
    await expect.poll(hasWebFonts, path).toBe(true);
    await page.waitForLoadState('networkidle');
    expect((await loadingOf(page)).shift, path).toBeLessThanOrEqual(0.02);
  }
});
