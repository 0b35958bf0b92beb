import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

/** What the pages may weigh, in bytes as gzip sends them (docs/decisions/0020). */
const BUDGET = {
  /** Of a public page, until somebody touches it. */
  beforeTouch: 2_000,
  /** Of a public page, everything that it needs to answer what is pressed. */
  interactive: 185_000,
  /** So for somebody who is signed in, with Auth. */
  signedIn: 260_000,
  /** Of a screen with something live on it: the whole of Firestore. */
  live: 445_000,
  chunk: 150_000,
  /** The HTML of a page that is the same for everybody, its style included. */
  page: 14_000,
} as const;

const PUBLIC = ['routes/home.tsx', 'routes/pricing.tsx', 'routes/public-page.tsx'];

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
const pagesSchema = z.object({
  pages: z.record(z.string(), z.object({ html: z.string(), scripts: z.array(z.string()) })),
});

const here = fileURLToPath(new URL('.', import.meta.url));
const gzip = (text: string | Buffer) => gzipSync(text).length;

let built: string;
let manifest: z.infer<typeof manifestSchema>;

beforeAll(() => {
  built = mkdtempSync(path.join(tmpdir(), 'web-budgets-'));
  const folders = [
    '--outdir',
    path.join(built, 'web'),
    '--server-outdir',
    path.join(built, 'page'),
  ];
  execFileSync(process.execPath, [path.join(here, 'build.mjs'), ...folders], {
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_FIREBASE_API_KEY: 'budget',
      VITE_FIREBASE_AUTH_DOMAIN: 'budget.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'budget',
      VITE_FIREBASE_STORAGE_BUCKET: 'budget.firebasestorage.app',
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_APP_CHECK_SITE_KEY: 'off',
    },
  });
  manifest = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(built, 'page/manifest.json'), 'utf8')),
  );
}, 240_000);
afterAll(() => rmSync(built, { recursive: true }));

const fileSize = (name: string) =>
  gzip(readFileSync(path.join(built, 'web', manifest[name]?.file ?? name)));

/** All that these files import statically, each once. */
function withImports(names: string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    withImports(manifest[name]?.imports ?? [], known);
  }
  return known;
}

const weight = (names: string[]) =>
  [...withImports(['index.html', ...names])].reduce((sum, name) => sum + fileSize(name), 0);

describe('the budget', () => {
  it('of a public page before it is touched', () => {
    const { pages } = pagesSchema.parse(
      JSON.parse(readFileSync(path.join(built, 'page/pages.json'), 'utf8')),
    );
    expect(Object.keys(pages)).toEqual(['home', 'pricing']);
    for (const { html, scripts } of Object.values(pages)) {
      expect(scripts).toHaveLength(1);
      expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
      expect(gzip(scripts.join('\n'))).toBeLessThanOrEqual(BUDGET.beforeTouch);
      expect(gzip(html)).toBeLessThanOrEqual(BUDGET.page);
    }
  });

  it.each(PUBLIC)('of %s until it answers', (screen) => {
    expect(Object.keys(manifest)).toContain(screen);
    expect(weight([screen])).toBeLessThanOrEqual(BUDGET.interactive);
  });

  it.each(PUBLIC)('of %s holds neither Firebase nor schemas', (screen) => {
    const code = [...withImports(['index.html', screen])]
      .map((name) => readFileSync(path.join(built, 'web', manifest[name]?.file ?? ''), 'utf8'))
      .join('\n');
    expect(code).not.toMatch(/identitytoolkit|firestore\.googleapis|ZodError/);
  });

  it.each([
    ...PUBLIC.map((screen) => [screen, BUDGET.signedIn] as const),
    ['routes/client-dashboard.tsx', BUDGET.live] as const,
    ['routes/dashboard.tsx', BUDGET.live] as const,
  ])('of %s for somebody who is signed in: %i', (screen, budget) => {
    const auth = ['data/auth-sdk.ts'];
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining([...auth, screen]));
    expect(weight([screen, ...auth])).toBeLessThanOrEqual(budget);
  });

  it('of any one file', () => {
    const assets = path.join(built, 'web/assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const file of scripts) {
      const size = gzip(readFileSync(path.join(assets, file)));
      expect([file, size <= BUDGET.chunk]).toEqual([file, true]);
    }
  });
});
