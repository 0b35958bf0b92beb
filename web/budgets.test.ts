import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FIXED_PAGES, type PageRequest } from '@doorstep/domain/pages/public-page';
import { TRADES } from '@doorstep/domain/search/trades/trades';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  homePage,
  landingPage,
  pricingPage,
  SITE,
  sampleResults,
  search,
  tradePage,
} from './app/server/sample-pages.ts';

/** Budgets in bytes after gzip (docs/decisions/0029). */
const BUDGET = {
  /** Script of a public page once it is interactive; of a signed-in screen with its header. */
  publicPage: 179_300,
  signedInScreen: 390_700,
  /** Script of the dashboard, and of the editor with what it loads after its first fields. */
  dashboard: 339_300,
  editor: 418_200,
  /** The inline script of a server-rendered page: all that runs before the first interaction. */
  inlineScript: 2_300,
  /** HTML of a page with its styles: 14.6 kB arrive in a first round trip (RFC 6928). */
  html: 14_000,
  /**
   * HTML of a search page with filters and 24 cards, which are in the markup and in the page's
   * data.
   */
  searchHtml: 23_500,
  /** HTML of a trade page with 24 cards and 48 links. */
  tradeHtml: 22_800,
  /**
   * HTML of a landing page with hours, and with ten reviews and twelve photos, which are below the
   * fold.
   */
  profileHtml: 22_900,
  /**
   * HTML of the home page, which has the most sections, six cards and two reviews, all below the
   * fold.
   */
  homeHtml: 20_900,
  /** HTML of /pricing, whose table and answers are below the fold. */
  pricingHtml: 14_000,
} as const;

/** Budgets in script files (web/chunks.mjs). */
const FILES = { publicPage: 7, signedInScreen: 20, dashboard: 14, editor: 20 } as const;

const screens = (...names: string[]) => names.map((name) => `routes/${name}.tsx`);
const PAGES = ['home', 'pricing', 'privacy', 'public-page', 'search', 'terms', 'trade'];
const PUBLIC = screens(...PAGES.map((name) => `public/${name}`));
/** The modules that Auth and the header of a signed-in person load. */
const SIGNED_IN = ['data/signed-in.ts', 'data/live-header.ts'];
const LITE_SDK = 'data/firestore/firestore-lite.ts';
/** What the editor loads by itself after its first fields. */
const EDITOR_PARTS = ['features/profile-editor/late-parts.ts', ...screens('public/public-page')];

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z._default(z.array(z.string()), []) }),
);
const renderedSchema = z.object({ html: z.string(), scripts: z.array(z.string()) });
const rendererSchema = z.object({
  renderPage: z.custom<(request: PageRequest) => unknown>((value) => typeof value === 'function'),
});

// A busy machine needs several seconds to compress everything.
vi.setConfig({ testTimeout: 60_000 });

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
  // Imported here because that takes longer than a test may on a busy machine.
  renderer = rendererSchema.parse(
    await import(pathToFileURL(path.join(built, 'page/render.js')).href),
  );
}, 240_000);
afterAll(() => rmSync(built, { recursive: true }));

/** The entry and these files with everything that they import statically. */
function loadedWith(names: string[], known = new Set<string>()): Set<string> {
  for (const name of ['index.html', ...names]) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (known.has(name)) continue;
    known.add(name);
    loadedWith(chunk.imports, known);
  }
  return known;
}

const read = (name: string) => readFileSync(path.join(built, 'web', manifest[name]?.file ?? name));

const sizes = new Map<string, number>();
function sizeOf(name: string): number {
  const size = sizes.get(name) ?? gzip(read(name));
  sizes.set(name, size);
  return size;
}
const files = (names: string[]) => loadedWith(names).size;
const weight = (names: string[]) =>
  [...loadedWith(names)].reduce((sum, name) => sum + sizeOf(name), 0);

function expectSmall(screen: string, names: string[], limits: readonly [number, number]): void {
  const [bytes, count] = [weight(names), files(names)];
  const isSmall = bytes <= limits[0] && count <= limits[1];
  expect([screen, bytes, count, isSmall]).toEqual([screen, bytes, count, true]);
}

const render = (request: PageRequest) => renderedSchema.parse(renderer.renderPage(request));

it('keeps the script of public pages within its budget, without Firebase and zod', () => {
  for (const screen of PUBLIC) {
    expectSmall(screen, [screen], [BUDGET.publicPage, FILES.publicPage]);
    const code = [...loadedWith([screen])].map((name) => read(name).toString()).join('\n');
    expect(code).not.toMatch(/identitytoolkit|firestore\.googleapis|ZodError/);
  }
});

it('leaves the vocabulary of the trades to the server', () => {
  const code = Object.keys(manifest).map((name) => read(name).toString());
  const phrases = TRADES.flatMap(({ name, vocabulary }) =>
    vocabulary.filter((phrase) => phrase.length > 15 && !name.includes(phrase)),
  );
  expect(phrases.length).toBeGreaterThan(50);
  expect(phrases.filter((phrase) => code.some((text) => text.includes(phrase)))).toEqual([]);
});

it('keeps the script of every signed-in screen within its budget', () => {
  const all = Object.keys(manifest).filter((name) => /^routes\/[\w/-]+\.tsx$/.test(name));
  expect(all).toEqual(expect.arrayContaining([...PUBLIC, ...screens('dashboard', 'admin')]));
  for (const screen of all) {
    const limits = [BUDGET.signedInScreen, FILES.signedInScreen] as const;
    // The header reads with the lite SDK before it listens with the full one.
    const isLive = [...loadedWith([screen])].some((name) => /^_firestore-(?!lite)/.test(name));
    expectSmall(screen, [screen, ...SIGNED_IN, ...(isLive ? [] : [LITE_SDK])], limits);
  }
});

it('keeps what the dashboard and the editor load by themselves within its budget', () => {
  const [dashboard = '', editor = ''] = screens('dashboard', 'profile-editor');
  expectSmall(dashboard, [dashboard, ...SIGNED_IN], [BUDGET.dashboard, FILES.dashboard]);
  const all = [editor, ...SIGNED_IN, ...EDITOR_PARTS];
  expectSmall(editor, all, [BUDGET.editor, FILES.editor]);
});

it('loads only the full Firestore SDK on screens with live data, not the lite one too', () => {
  const lists = ['dashboard', 'client-dashboard', 'provider-dashboard'];
  const chats = ['request-chat', 'provider-chat', 'client-chat'];
  for (const screen of screens(...lists, ...chats, 'profile-editor')) {
    expect([...loadedWith([screen, ...SIGNED_IN])]).not.toContain(LITE_SDK);
  }
});

it('keeps server-rendered pages within their budgets, without external scripts', () => {
  const pages: [PageRequest, number][] = [
    [homePage(), BUDGET.homeHtml],
    [pricingPage(), BUDGET.pricingHtml],
    ...FIXED_PAGES.map((page): [PageRequest, number] => [{ page, site: SITE }, BUDGET.html]),
    [landingPage(), BUDGET.profileHtml],
    [search(sampleResults(24)), BUDGET.searchHtml],
    [tradePage(), BUDGET.tradeHtml],
  ];
  for (const [request, budget] of pages) {
    const { html, scripts } = render(request);
    expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
    expect(html).not.toMatch(/<[^>]* style="/);
    expect(scripts).toHaveLength(1);
    expect(gzip(scripts.join('\n'))).toBeLessThanOrEqual(BUDGET.inlineScript);
    const size = gzip(html);
    expect([request.page, size, size <= budget]).toEqual([request.page, size, true]);
  }
});

it('loads the search pictures that are visible without scrolling eagerly', () => {
  // Two cards with a work photo and an avatar each.
  const { html } = render(search(sampleResults(24)));
  const eager = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => !image.includes('"lazy"'));
  expect(eager.flatMap((now, i) => (now ? [i] : []))).toEqual([0, 1, 2, 3]);
});

it('loads the app immediately if the server returned too few search results', () => {
  expect(render(search(sampleResults(24))).html).not.toContain('data-needed');
  expect(render(search(sampleResults(3))).html).toContain('data-needed');
  const { html } = render(search([], '0_somebody'));
  expect(html).toContain('data-needed');
  expect(html).not.toContain('No providers found');
});
