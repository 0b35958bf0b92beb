import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { barePage } from '@doorstep/domain/bare-page';
import type { PageRequest } from '@doorstep/domain/public-page';
import type { FoundProvider } from '@doorstep/domain/search-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { foundProvider } from './found-provider.ts';

/** What the pages may weigh, in bytes as gzip sends them (docs/decisions/0024). */
const BUDGET = {
  /** Of a public page, until somebody touches it. */
  beforeTouch: 2_000,
  /** Of a public page, everything that it needs to answer what is pressed; a browser counts 1.6 kB more, with the page's own script. */
  interactive: 108_300,
  /** So for somebody who is signed in, with Auth. */
  signedIn: 135_000,
  /** Of a screen with something live on it: the whole of Firestore. A list alone, and more than that. */
  liveList: 219_000,
  live: 230_000,
  /** Of such a screen with all that it asks for until it shows what it is about. */
  whole: 236_000,
  /** So of any screen; the editor has a dialog that must be there before the connection is lost. */
  any: 256_000,
  chunk: 100_000,
  /** The HTML of a page that is the same for everybody, its style included. */
  page: 9_200,
  /**
   * So of a professional's page: packed by brotli it is a tenth less, and with 2 kB of headers what a connection brings
   * in its first turn (RFC 6928: ten segments, 14.6 kB). With more than that a phone waits for another one, 0.15 s.
   */
  landingPage: 11_200,
  /** So of search with 24 cards, in the page and in its data. */
  searchPage: 15_000,
} as const;

const screens = (...names: string[]) => names.map((name) => `routes/${name}.tsx`);
const PUBLIC = screens('home', 'pricing', 'public-page', 'search');
const LIVE_LISTS = screens('client-dashboard', 'provider-dashboard');
const LIVE = screens('dashboard', 'request-chat', 'provider-chat', 'client-chat');
const ALL_LIVE = [...LIVE_LISTS, ...LIVE];
/** What the header asks about a professional, as each part is named when it is asked for. */
const HEADER_ASKS = [
  'data/user-roles.ts',
  'data/own-profile.ts',
  'data/firebase-app.ts',
  '../domain/callables.ts',
  '../node_modules/firebase/functions/dist/esm/index.esm.js',
];

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z._default(z.array(z.string()), []) }),
);
const renderedSchema = z.object({ html: z.string(), scripts: z.array(z.string()) });
const pagesSchema = z.object({ pages: z.record(z.string(), renderedSchema) });
const rendererSchema = z.object({
  renderPage: z.custom<(request: PageRequest) => unknown>((value) => typeof value === 'function'),
});

const here = fileURLToPath(new URL('.', import.meta.url));
const gzip = (text: string | Buffer) => gzipSync(text).length;

let built: string;
let manifest: z.infer<typeof manifestSchema>;
let renderer: z.infer<typeof rendererSchema>;

beforeAll(async () => {
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
  // Reading it takes a busy machine longer than a test may.
  renderer = rendererSchema.parse(
    await import(pathToFileURL(path.join(built, 'page/render.js')).href),
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

/** A page with five photos, and a story of usual length. */
function renderLandingPage() {
  const { display_name, city, services, avatar_url } = foundProvider(1);
  const picture = (name: string) => (avatar_url ?? '').replace('.webp', `${name}.webp`);
  const profile = barePage({
    display_name,
    bio: [1, 2, 3, 4].map((i) => foundProvider(i).bio).join('\n\n'),
    city,
    services,
    phone: '(503) 555-0100',
    website_url: 'https://budget.example',
    avatar_url,
    cover_url: picture('cover'),
    work_photos: [1, 2, 3, 4, 5].map((i) => picture(`photo${i}`)),
  });
  const request = { page: 'profile', site: 'https://doorstep.example', profile } as const;
  return renderedSchema.parse(renderer.renderPage({ ...request, handle: profile.handle }));
}

function renderSearch(providers: FoundProvider[], next = providers.at(-1)?.id ?? null) {
  const found = { providers, next };
  return renderedSchema.parse(
    renderer.renderPage({ page: 'search', site: 'https://doorstep.example', query: '', found }),
  );
}

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

  it("of a professional's page before it is touched", () => {
    const { html, scripts } = renderLandingPage();
    expect(html).toContain('Work photo 5 by');
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
    expect(gzip(scripts.join('\n'))).toBeLessThanOrEqual(BUDGET.beforeTouch);
    expect(gzip(html)).toBeLessThanOrEqual(BUDGET.landingPage);
  });

  it('of search with 24 cards before it is touched', () => {
    const { html, scripts } = renderSearch(Array.from({ length: 24 }, (_, i) => foundProvider(i)));
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(html).not.toMatch(/Loading providers|<script[^>]* src=|rel="modulepreload"/);
    expect(scripts).toHaveLength(1);
    expect(gzip(scripts.join('\n'))).toBeLessThanOrEqual(BUDGET.beforeTouch);
    expect(gzip(html)).toBeLessThanOrEqual(BUDGET.searchPage);
    // Those that are seen without scrolling are asked for at once.
    const eager = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => !image.includes('"lazy"'));
    expect(eager.flatMap((now, i) => (now ? [i] : []))).toEqual([0, 1, 2]);
  });

  it('of search is nothing that waits where the server has not looked far enough', () => {
    const [all, few] = [24, 3].map((length) => Array.from({ length }, (_, i) => foundProvider(i)));
    expect(renderSearch(all ?? []).html).not.toContain('data-needed');
    expect(renderSearch(few ?? []).html).toContain('data-needed');
    const { html } = renderSearch([], '0_somebody');
    expect(html).toContain('data-needed');
    expect(html).not.toContain('No providers found');
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
    ...LIVE_LISTS.map((screen) => [screen, BUDGET.liveList] as const),
    ...LIVE.map((screen) => [screen, BUDGET.live] as const),
  ])('of %s for somebody who is signed in: %i', (screen, budget) => {
    const auth = ['data/auth-sdk.ts'];
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining([...auth, screen]));
    expect(weight([screen, ...auth])).toBeLessThanOrEqual(budget);
  });

  it('of the dashboard until its list is there', () => {
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(HEADER_ASKS));
    const all = ['routes/dashboard.tsx', 'data/auth-sdk.ts', ...HEADER_ASKS];
    expect(weight(all)).toBeLessThanOrEqual(BUDGET.whole);
  });

  it('of any screen for somebody who is signed in, with all that the header asks for', () => {
    const all = Object.keys(manifest).filter((name) => /^routes\/[\w-]+\.tsx$/.test(name));
    expect(all).toEqual(expect.arrayContaining([...PUBLIC, ...ALL_LIVE, ...screens('admin')]));
    for (const screen of all) {
      const size = weight([screen, 'data/auth-sdk.ts', ...HEADER_ASKS]);
      expect([screen, size <= BUDGET.any]).toEqual([screen, true]);
    }
  });

  it('of what every screen asks about whoever is signed in: no Firestore of its own', () => {
    for (const name of ['data/user-roles.ts', 'data/read-document.ts']) {
      expect([...withImports([name])]).not.toContain('data/firestore-lite.ts');
    }
  });

  it.each(ALL_LIVE)('of %s: one Firestore is enough', (screen) => {
    expect([...withImports(['index.html', screen])]).not.toContain('data/firestore-lite.ts');
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
