import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { FIXED_PAGES, type PageRequest } from '@doorstep/domain/pages/public-page';
import type { SearchResult } from '@doorstep/domain/search/search-api';
import { TRADES } from '@doorstep/domain/search/trades/trades';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleReview, sampleSearchResult } from './app/server/sample-search-result.ts';

/** Budgets in bytes after gzip (docs/decisions/0029). */
const BUDGET = {
  /** Script of a public page once it is interactive; of a signed-in screen with its header. */
  publicPage: 187_500,
  signedInScreen: 408_000,
  /** The inline script of a server-rendered page: all that runs before the first interaction. */
  inlineScript: 2_300,
  /** HTML of a page with its styles: 14.6 kB arrive in a first round trip (RFC 6928). */
  html: 14_000,
  /** HTML of a search page with 24 cards, which are in the markup and in the page's data. */
  searchHtml: 20_400,
  /** HTML of a trade page with 24 cards and 48 links. */
  tradeHtml: 21_300,
  /** HTML of a landing page with ten reviews, which are below the fold. */
  profileHtml: 19_000,
  /** HTML of the home page, which has the most sections and six cards, all below the fold. */
  homeHtml: 19_300,
} as const;

/** Budgets in script files (web/chunks.mjs). */
const FILES = { publicPage: 8, signedInScreen: 21 } as const;

const screens = (...names: string[]) => names.map((name) => `routes/${name}.tsx`);
const PAGES = ['home', 'pricing', 'privacy', 'public-page', 'search', 'terms', 'trade'];
const PUBLIC = screens(...PAGES.map((name) => `public/${name}`));
/** The modules that Auth and the header of a signed-in person load. */
const SIGNED_IN = [
  'data/auth/auth-sdk.ts',
  'data/signed-in.ts',
  'data/chat/watch-unread-threads.ts',
  'data/team/watch-member.ts',
];
const SITE = 'https://doorstep.example';

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

function search(providers: SearchResult[], next = providers.at(-1)?.id ?? null): PageRequest {
  return { page: 'search', site: SITE, query: '', answer: { providers, closest: [], next } };
}
const sampleResults = (length: number) => Array.from({ length }, (_, i) => sampleSearchResult(i));

/** Returns a full page of a trade with all links. */
function tradePage(): PageRequest {
  const links = (kind: string) =>
    Array.from({ length: 24 }, (_, i) => ({ id: `${kind}-${i}-tx`, name: `${kind} ${i}, TX` }));
  const found = {
    trade: { id: 'plumbing', name: 'Plumbing' },
    city: { id: 'austin-tx', name: 'Austin, TX' },
    providers: sampleResults(24),
    next: '10823150000000_pro',
    trades: links('Trade'),
    cities: links('City'),
  };
  const address = { trade: 'plumbing', city: 'austin-tx', after: null };
  return { page: 'trade', site: SITE, address, found };
}

/** Returns a professional's page with five photos, a long bio and ten reviews. */
function landingPage(): PageRequest {
  const { display_name, city, services, avatar_url } = sampleSearchResult(1);
  const picture = (name: string) => (avatar_url ?? '').replace('.webp', `${name}.webp`);
  const profile = minimalPage({
    display_name,
    bio: [1, 2, 3, 4].map((i) => sampleSearchResult(i).bio).join('\n\n'),
    city,
    services,
    phone: '(503) 555-0100',
    website_url: 'https://budget.example',
    avatar_url,
    cover_url: picture('cover'),
    work_photos: [1, 2, 3, 4, 5].map((i) => picture(`photo${i}`)),
    facts: {
      plan_tier: 'Pro',
      stars: [1, 0, 2, 9, 40],
      answer_minutes: 90,
      jobs_completed: 87,
      badges: {
        license: { number: 'CFC1429', expires_on: '2027-11-30' },
        insurance: { number: null, expires_on: '2027-02-01' },
      },
    },
    reviews: { reviews: Array.from({ length: 10 }, (_, i) => sampleReview(i)), next: 'r9' },
  });
  return { page: 'profile', site: SITE, profile, handle: profile.handle };
}

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
    expectSmall(screen, [screen, ...SIGNED_IN], limits);
  }
});

it('loads only the full Firestore SDK on screens with live data, not the lite one too', () => {
  const live = ['dashboard', 'client-dashboard', 'provider-dashboard', 'request-chat'];
  for (const screen of screens(...live, 'provider-chat', 'client-chat')) {
    expect([...loadedWith([screen, ...SIGNED_IN])]).not.toContain(
      'data/firestore/firestore-lite.ts',
    );
  }
});

it('keeps server-rendered pages within their budgets, without external scripts', () => {
  const pages: [PageRequest, number][] = [
    [{ page: 'home', site: SITE, providers: sampleResults(6) }, BUDGET.homeHtml],
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
  // Three cards with a work photo and an avatar each.
  const { html } = render(search(sampleResults(24)));
  const eager = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => !image.includes('"lazy"'));
  expect(eager.flatMap((now, i) => (now ? [i] : []))).toEqual([0, 1, 2, 3, 4, 5]);
});

it('loads the app immediately if the server returned too few search results', () => {
  expect(render(search(sampleResults(24))).html).not.toContain('data-needed');
  expect(render(search(sampleResults(3))).html).toContain('data-needed');
  const { html } = render(search([], '0_somebody'));
  expect(html).toContain('data-needed');
  expect(html).not.toContain('No providers found');
});
