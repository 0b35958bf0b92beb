import { expect, test } from 'vitest';
import { file, page, SECURITY, serveSite, type Answer } from './site-test-server.ts';
import { walkSite } from './walk-site.ts';

const walk = (address: string) => walkSite(`${address}/`, { project: 'acme-home' });

test('a good site is right at every address', async () => {
  const findings = await walk(await serveSite({}));
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
  const findings = await walk(await serveSite({ '/api/status': degraded }));
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
const LOGS = 'npx firebase functions:log --only pages,search,small --project acme-home';

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
    'has a wrong value for the header content-security-policy',
    DEPLOY,
  ],
  [
    'a header has another value',
    '/search',
    withHeader('X-Frame-Options', 'SAMEORIGIN'),
    'has a wrong value for the header x-frame-options: SAMEORIGIN',
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
    'lists https://doorstep.example/sitemap-1.xml instead of',
    DEPLOY,
  ],
])('%s: %s is found', async (_what, path, answer, detail, fix) => {
  const findings = await walk(await serveSite({ [path]: answer }));
  const wrong = findings.filter(({ state }) => state !== 'right');
  expect(wrong).toMatchObject([{ path, fix }]);
  expect(wrong[0]?.detail).toContain(detail);
});

test('a site that names no files is found', async () => {
  const empty = { '/': page(''), '/pricing': page(''), '/auth': page('<div id="root"></div>') };
  const findings = await walk(await serveSite(empty));
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
