import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { walkSite } from './walk-site.ts';

interface Answer {
  status?: number;
  headers: Record<string, string | string[]>;
  body: string;
}
type Site = Record<string, Answer>;

const SECURITY = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const page = (body: string, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...SECURITY },
  body: `<html>${body}</html>`,
});
const file = (type: string, body = 'x', status = 200): Answer => ({
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
async function serve(changes: Site): Promise<string> {
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

const walk = (address: string) => walkSite(`${address}/`, { project: 'acme-home' });

test('a good site is right at every address', async () => {
  const findings = await walk(await serve({}));
  expect(findings.map(({ path, state }) => `${path} ${state}`)).toEqual([
    '/ right',
    '/pricing right',
    '/privacy right',
    '/terms right',
    '/search right',
    '/auth right',
    '/p/nobody right',
    '/pros/nobody right',
    '/api/status right',
    '/manifest.webmanifest right',
    '/robots.txt right',
    '/assets right',
    '/sitemap.xml right',
  ]);
  const detailOf = (path: string) => findings.find((finding) => finding.path === path)?.detail;
  expect(detailOf('/assets')).toBe('3 files with the right content types');
  expect(detailOf('/terms')).toBe('answers 200 with the security headers');
  expect(detailOf('/robots.txt')).toBe('answers 200 with text/plain');
});

test('a site with an active alarm is right, because uptime checks report it', async () => {
  const degraded = file('application/json', '{"status":"degraded","database":"ok"}', 503);
  const findings = await walk(await serve({ '/api/status': degraded }));
  expect(findings.filter(({ state }) => state !== 'right')).toEqual([]);
});

const without = (name: keyof typeof SECURITY): Answer => {
  const { headers, ...rest } = page('');
  return { ...rest, headers: { ...headers, [name]: [] } };
};
const withHeader = (name: keyof typeof SECURITY, value: string | string[]): Answer => {
  const { headers, ...rest } = page('');
  return { ...rest, headers: { ...headers, [name]: value } };
};
const policy = SECURITY['Content-Security-Policy'];
const html = { 'Content-Type': 'text/html' };
const DEPLOY = 'npm run deploy -- --project acme-home';
const LOGS =
  'npx firebase functions:log --only web-page,web-search,site-status --project acme-home';

test.each<[what: string, path: string, answer: Answer, detail: string, fix: string]>([
  ['a function fails', '/search', page('', 503), 'answers 503 instead of 200', LOGS],
  ['a page is missing', '/pricing', page('', 404), 'answers 404 instead of 200', DEPLOY],
  ['a missing page answers 200', '/p/nobody', page(''), 'answers 200 instead of 404', DEPLOY],
  ['an unknown trade answers 200', '/pros/nobody', page(''), 'answers 200 instead of 404', DEPLOY],
  ['the status is a page', '/api/status', page(''), 'is text/html instead of application', DEPLOY],
  [
    'the database fails',
    '/api/status',
    file('application/json', '{"database":"failing"}', 503),
    'does not contain "database":"ok"',
    LOGS,
  ],
  ['the status has no function', '/api/status', page('', 404), 'instead of 200 or 503', DEPLOY],
  [
    'the manifest is missing',
    '/manifest.webmanifest',
    page('', 404),
    'answers 404 instead of 200',
    DEPLOY,
  ],
  [
    'robots.txt names no sitemap',
    '/robots.txt',
    file('text/plain'),
    'does not contain Sitemap: ',
    DEPLOY,
  ],
  ['the app has no root', '/auth', page(''), 'does not contain id="root"', DEPLOY],
  ['a page is not HTML', '/search', file('text/plain'), 'is text/plain instead of', DEPLOY],
  [
    'a header is missing',
    '/search',
    without('Strict-Transport-Security'),
    'has no header strict-transport-security',
    DEPLOY,
  ],
  [
    'a header is sent twice',
    '/search',
    withHeader('Content-Security-Policy', [policy, policy]),
    'has a wrong header content-security-policy',
    DEPLOY,
  ],
  [
    'a header has another value',
    '/search',
    withHeader('X-Frame-Options', 'SAMEORIGIN'),
    'has a wrong header x-frame-options: SAMEORIGIN',
    DEPLOY,
  ],
  ['a file is missing', '/assets/app-1.js', page('', 404), 'it answers 404', DEPLOY],
  [
    'a missing script is served as HTML',
    '/assets/app-1.js',
    { headers: html, body: '<html></html>' },
    'is served as text/html, not as .js',
    DEPLOY,
  ],
  ['the sitemap fails', '/sitemap.xml', page('', 500), 'answers 500 instead of 200', LOGS],
  [
    'the sitemap names another site',
    '/sitemap.xml',
    { headers: {}, body: '<loc>https://doorstep.example/sitemap-1.xml</loc>' },
    'names https://doorstep.example/sitemap-1.xml instead of',
    DEPLOY,
  ],
])('%s: %s is found', async (_what, path, answer, detail, fix) => {
  const findings = await walk(await serve({ [path]: answer }));
  const wrong = findings.filter(({ state }) => state !== 'right');
  expect(wrong).toMatchObject([{ path, fix }]);
  expect(wrong[0]?.detail).toContain(detail);
});

test('a site that names no files is found', async () => {
  const empty = { '/': page(''), '/pricing': page(''), '/auth': page('<div id="root"></div>') };
  const findings = await walk(await serve(empty));
  expect(findings.find(({ path }) => path === '/assets')).toMatchObject({ state: 'missing' });
});

test('a site that does not answer is unknown', async () => {
  const findings = await walk('http://127.0.0.1:9');
  expect(findings).toHaveLength(11);
  for (const finding of findings) {
    expect(finding).toMatchObject({ state: 'unknown', fix: DEPLOY });
    expect(finding.detail).toContain('no answer');
  }
});
