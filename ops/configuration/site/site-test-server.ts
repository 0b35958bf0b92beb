import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

// Serves a site on this machine that answers as Hosting and the functions do.

export interface Answer {
  status?: number;
  headers: Record<string, string | string[]>;
  body: string;
}
type Site = Record<string, Answer>;

export const SECURITY = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export const page = (body: string, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...SECURITY },
  body: `<html>${body}</html>`,
});
export const file = (type: string, body = 'x', status = 200): Answer => ({
  ...{ status, body },
  headers: { 'Content-Type': type },
});

const goodSite = (): Site => ({
  '/': page('<script src="/assets/app-1.js"></script><img src="/images/hero.webp">'),
  '/pricing': page('<script src="/assets/app-1.js"></script>'),
  '/privacy': page(''),
  '/terms': page(''),
  '/search': page(''),
  '/auth': page('<div id="root"></div><link href="/assets/app-2.css">'),
  '/p/nobody': page('', 404),
  '/pros/nobody': page('', 404),
  '/api/status': file('application/json', '{"status":"ok","checks":{"database":"ok"}}'),
  '/manifest.webmanifest': file('application/manifest+json', '{"start_url":"/"}'),
  '/robots.txt': file('text/plain', 'Sitemap: https://shop.example/sitemap.xml'),
  '/assets/app-1.js': file('text/javascript; charset=utf-8'),
  '/assets/app-2.css': file('text/css'),
  '/images/hero.webp': file('image/webp'),
  '/sitemap.xml': { headers: { 'Content-Type': 'application/xml' }, body: 'filled in by serve' },
});

/** Serves a good site with changes. Returns its address. */
export async function serveSite(changes: Site): Promise<string> {
  const site = { ...goodSite(), ...changes };
  const server = createServer(({ url = '' }, response) => {
    const answer = site[url] ?? page('', 404);
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (!changes['/sitemap.xml']) {
    site['/sitemap.xml'] = { headers: {}, body: `<loc>${address}/sitemap-1.xml</loc>` };
  }
  return address;
}
