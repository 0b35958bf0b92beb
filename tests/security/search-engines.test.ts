import { describe, expect, it } from 'vitest';
import { readStack } from '../support/stack.ts';

/** What search engines are told, over HTTP. */

const ask = (path: string) => fetch(readStack().site + path, { redirect: 'manual' });

describe('robots.txt and the sitemap', () => {
  it('name the published pages and no others', async () => {
    const robots = await (await ask('/robots.txt')).text();
    expect(robots).toMatch(/^Allow: \/api\/search\nAllow: \/api\/page\/\nDisallow: \/api\/$/m);
    expect(robots).toContain(`Sitemap: ${readStack().site}/sitemap.xml`);
    const index = await (await ask('/sitemap.xml')).text();
    expect(index).toContain(`<loc>${readStack().site}/sitemap-1.xml</loc>`);
    const first = await ask('/sitemap-1.xml');
    expect(first.headers.get('content-type')).toContain('application/xml');
    expect(await first.text()).toContain(`<loc>${readStack().site}/pricing</loc>`);
    expect((await ask('/sitemap-99999.xml')).status).toBe(404);
  });

  it('have no part in what only the app shows', async () => {
    for (const path of [
      '/auth',
      '/dashboard',
      '/providers/anybody',
      '/nothing',
      '/.well-known/x',
    ]) {
      expect(await (await ask(path)).text(), path).toContain(
        '<meta name="robots" content="noindex"',
      );
    }
    for (const path of ['/', '/pricing']) {
      expect(await (await ask(path)).text(), path).not.toContain('noindex');
    }
  });
});
