import { COLORS } from '@doorstep/domain/colors/active-colors';
import { BRAND } from '@doorstep/domain/brand';
import { expect, test } from '../../support/browser/test-fixtures.ts';

test(
  '§2 App: the manifest and the icons belong to the brand, and no service worker is registered',
  { tag: ['@2.41.1', '@2.41.2'] },
  async ({ page, request }) => {
    const session = await page.context().newCDPSession(page);
    for (const path of ['/', '/auth']) {
      await page.goto(path);
      const { url, data, errors } = await session.send('Page.getAppManifest');
      expect([path, new URL(url).pathname, errors]).toEqual([path, '/manifest.webmanifest', []]);
      expect(JSON.parse(data ?? '')).toMatchObject({
        ...{ name: BRAND.name, start_url: '/', scope: '/', display: 'standalone' },
        ...{ lang: BRAND.locale, theme_color: COLORS.background[0] },
      });
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
    }
    const manifest = await request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    expect(manifest.headers()['cache-control']).toBe('no-cache');

    const sizes: Record<string, [number, number]> = {
      '/apple-touch-icon.png': [180, 180],
      '/icons/icon-192.png': [192, 192],
      '/icons/icon-512.png': [512, 512],
      '/icons/maskable-512.png': [512, 512],
      '/images/og.jpg': [1200, 630],
    };
    for (const [path, size] of Object.entries(sizes)) {
      const shown = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
        return [width, height];
      }, path);
      expect([path, shown]).toEqual([path, size]);
    }
    const workers = page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(await workers).toHaveLength(0);
  },
);
