import { expect, it } from 'vitest';
import { readStack } from '../support/stack.ts';

/** Tests the files and headers that Hosting serves. */

const fetchFile = (path: string) => fetch(readStack().site + path);

/** Pages of functions and of the app, files, and addresses of each depth and with dots. */
const ADDRESSES = `
  / /pricing /pricing/ /privacy /terms /search /search?service=plumbing /search/x /index.html
  /p /p/nobody /p/nobody.md /p/nobody/ /p/nobody/x /p/nobody/x/y /pros /pros/none /pros/none/x /pros/none/x/y
  /pros/none/x/y/z /api/x /api/x/y/z /auth /dashboard /dashboard/profile /dashboard/profile/x/y
  /client-dashboard /chat/x /request-chat/x /providers/rivera-plumbing /mail/unsubscribe /cancel
  /unknown /unknown/x/y /app.html /robots.txt /manifest.webmanifest /sitemap.xml /sitemap-pages.xml
  /assets/none.js /.x /.well-known/x /p/.x /pros/.x /dashboard/.x/y /api/.x
`
  .trim()
  .split(/\s+/);

// @8.9.1
it.each(ADDRESSES)('answers %s with each security header once', async (path) => {
  const headers = Object.fromEntries((await fetchFile(path)).headers);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  // The app navigates without loading, so each page may ask for the location.
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
  // `fetch` joins a header that is sent twice with a comma.
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';[^,]*$/);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+[^,]*$/);
});

it('serves no file of the repository', async () => {
  // Hosting answers these paths with the app's HTML file or with 404.
  const app = await (await fetchFile('/cancel')).text();
  for (const path of [
    '.env',
    '.env.production',
    '.git/config',
    'firebase.json',
    'firestore.rules',
    'package.json',
    'functions/.env',
    'functions/index.ts',
    'src/main.tsx',
    '..%2Ffirebase.json',
  ]) {
    const answer = await fetchFile(`/${path}`);
    if (answer.status === 200) expect(await answer.text(), path).toBe(app);
    else expect(answer.status, path).toBe(404);
  }
});

it('serves scripts without source maps and secrets', async () => {
  const app = await (await fetchFile('/cancel')).text();
  const scripts = [...app.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, script = ''] of scripts) {
    const text = await (await fetchFile(script)).text();
    expect(text, script).not.toContain('sourceMappingURL');
    expect(text, script).not.toMatch(/sk_(test|live)_|whsec_|BEGIN PRIVATE KEY/);
    expect(await (await fetchFile(`${script}.map`)).text(), script).not.toContain('"mappings"');
  }
});
