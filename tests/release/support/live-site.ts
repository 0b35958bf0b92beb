import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HEADERS } from '@doorstep/ops/deploy/test-support.ts';
import { NO_HOME_PAGE } from '@doorstep/domain/pages/market-home';
import {
  FIXED_PAGES,
  type PageRequest,
  type RenderedPage,
} from '@doorstep/domain/pages/public-page';
import { z } from 'zod';

// Serves what the stand-in of the firebase CLI has deployed: the site's files, and the pages by the
// renderer of the same release, as Hosting pins it.

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const STATUS = /^\/(api\/status|functions\/small\/api\/status)(\?sender)?$/;
const rendererSchema = z.object({
  renderPage: z.custom<(request: PageRequest) => RenderedPage>(
    (value) => value instanceof Function,
  ),
});
const stateSchema = z.object({
  hosting: z.string().nullable(),
  functions: z.record(z.string(), z.string()),
});

const pageOf = (url: string, site: string): PageRequest | null => {
  if (url === '/') return { page: 'home', site, home: NO_HOME_PAGE };
  if (url === '/pricing') {
    return { page: 'pricing', site, sales: { trial_days: 0, automatic_tax: false } };
  }
  const fixed = FIXED_PAGES.find((page) => url === `/${page}`);
  if (fixed) return { page: fixed, site };
  const answer = { providers: [], next: null };
  if (url === '/search') return { page: 'search', site, query: '', answer };
  if (url === '/pros/nobody') {
    const address = { trade: 'nobody', city: null, after: null };
    return { page: 'trade', site, address, found: null };
  }
  return url === '/p/nobody' ? { page: 'profile', site, handle: 'nobody', profile: null } : null;
};

/** Starts the server, with encryption if there is a certificate. Returns its address. */
export async function serveCloud(cloud: string, certificate?: { key: string; cert: string }) {
  const read = (file: string) => readFileSync(path.join(cloud, file));
  let site = '';

  async function answer(url: string): Promise<{ status: number; type: string; body: Buffer }> {
    const html = 'text/html';
    const state = stateSchema.parse(JSON.parse(read('state.json').toString()));
    const { hosting, functions } = state;
    const [, name] = /^\/functions\/([\w-]+)/.exec(url) ?? [];
    if (name !== undefined && !STATUS.test(url)) {
      return { status: name in functions ? 200 : 404, type: html, body: Buffer.from(name) };
    }
    if (hosting === null) return { status: 404, type: html, body: Buffer.from('no site') };
    if (url === '/sitemap.xml') {
      const body = Buffer.from(`<urlset><url><loc>${site}/</loc></url></urlset>`);
      return { status: 200, type: 'application/xml', body };
    }
    if (STATUS.test(url)) {
      // `?sender` is answered as the function sees a request to its own address or through Hosting.
      const route = url.startsWith('/functions') ? 'direct' : 'hosting';
      const sender = { route, network: '198.51.100.7' };
      const status = { status: 'ok', checks: { database: 'ok' }, sender };
      return { status: 200, type: 'application/json', body: Buffer.from(JSON.stringify(status)) };
    }
    const request = pageOf(url, site);
    if (request) {
      const file = path.join(cloud, `pages-${hosting}/render.js`);
      const { renderPage } = rendererSchema.parse(await import(pathToFileURL(file).href));
      const status = ['profile', 'trade'].includes(request.page) ? 404 : 200;
      return { status, type: html, body: Buffer.from(renderPage(request).html) };
    }
    if (url === '/auth') return { status: 200, type: html, body: read('hosting/app.html') };
    const isFile = existsSync(path.join(cloud, 'hosting', url));
    const type = TYPES[path.extname(url)] ?? 'application/octet-stream';
    return isFile
      ? { status: 200, type, body: read(`hosting${url}`) }
      : { status: 404, type: html, body: Buffer.from('not found') };
  }

  const listener: RequestListener = (request, response) => {
    answer(request.url ?? '/').then(
      ({ status, type, body }) =>
        response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  };
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port.');
  site = `${certificate ? 'https://localhost' : 'http://127.0.0.1'}:${address.port}`;
  return { site, close: () => void server.close() };
}
