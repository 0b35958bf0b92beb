import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { countDirectory } from '@doorstep/domain/search/count-directory';
import { TRADE_PAGE_PATH, tradePageSchema } from '@doorstep/domain/search/trades/trade-page';
import { FACTORY_TIME, providerProfile } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { DocumentReference, getFirestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findTradePage, showTradePage } from '../../../functions/pages/show-trade-page.ts';
import { createDirectories } from '../../../functions/search/directory-repository.ts';
import { createProviderSearch } from '../../../functions/search/provider-search-repository.ts';
import { MAX_READS } from '../../../functions/search/search-providers.ts';
import { writeDirectory } from '../../../functions/search/write-directory.ts';
import { adminDb } from '../../support/server/admin.ts';
import { list, listingsOf } from '../../support/server/search.ts';
import { unique } from '../../support/server/sdk-people.ts';
import { readStack } from '../../support/stack.ts';

// A separate project, because the directory counts everybody.
const project = 'demo-doorstep-trade-pages';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const directories = createDirectories(db);
const deps = { directories, search: createProviderSearch(db) };

const professional = (i: number, city: string, ...trades: string[]) => ({
  profile: providerProfile({
    user_id: `pro-${i}`,
    handle: `pro-${i}`,
    city,
    locations: [],
    trades,
    created_at: new Date(FACTORY_TIME.getTime() - i * 60_000),
  }),
  tier: null,
});

/** Two painters whose area covers Salado, a village, and Killeen, a city. Neither names them. */
const aroundSalado = [80, 81].map((i) => {
  const one = professional(i, 'Temple, TX', 'painting');
  const area = { radius_km: 60, bases: [{ name: 'Temple, Texas', lat: 31.0982, lon: -97.3428 }] };
  return { ...one, profile: { ...one.profile, facts: { ...NO_FACTS, area } } };
});

beforeAll(async () => {
  for (const name of ['provider_search', 'market_directory']) {
    await db.recursiveDelete(db.collection(name));
  }
  const inAustin = Array.from({ length: 60 }, (_, i) => professional(i, 'Austin, TX', 'roofing'));
  const others = [
    professional(70, 'Waco, TX', 'roofing'),
    professional(71, 'Waco, Texas', 'drains'),
    professional(72, 'Salem, OR', 'roofing'),
  ];
  await list(db, [...inAustin, ...others, ...aroundSalado]);
  await writeDirectory(directories);
});
afterAll(() => deleteApp(app));

const find = (trade: string, city: string | null = null, after: string | null = null) =>
  findTradePage(deps, { trade, city, after });
const handles = (page: Awaited<ReturnType<typeof find>>) =>
  page?.providers.map(({ handle }) => handle);

describe('a trade page', () => {
  it('lists the professionals of the trade, in the city if there is one', async () => {
    expect(handles(await find('roofing', 'waco-tx'))).toEqual(['pro-70']);
    expect(handles(await find('drains'))).toEqual(['pro-71']);
    expect(await find('roofing', 'waco-tx')).toMatchObject({
      city: { name: 'Waco, TX' },
      next: null,
      trades: [{ id: 'drains' }],
      cities: [{ id: 'austin-tx' }],
    });
  });

  it('has pages of 24, each with at most thirty reads and one of the directory', async () => {
    const queries = vi.spyOn(Query.prototype, 'get');
    const documents = vi.spyOn(DocumentReference.prototype, 'get');
    const pages: (string[] | undefined)[] = [];
    let after: string | null = null;
    do {
      const page = await find('roofing', 'austin-tx', after);
      pages.push(handles(page));
      after = page?.next ?? null;
    } while (after !== null);
    const read = queries.mock.settledResults.map(({ value }) => (value as { size: number }).size);
    expect(pages.map((page) => page?.length)).toEqual([24, 24, 12]);
    expect(new Set(pages.flat()).size).toBe(60);
    expect(read.every((size) => size <= MAX_READS)).toBe(true);
    // After the last roofer in Austin, each band of distance is a query.
    expect([read.length, documents.mock.calls.length]).toEqual([13, 3]);
    vi.restoreAllMocks();
  });

  it.each([
    ['unknown', null],
    ['solar', null],
    ['drains', 'austin-tx'],
    ['roofing', 'dallas-tx'],
    ['roofing', 'nowhere-tx'],
  ])('does not exist for %s in %s', async (trade, city) => {
    expect(await find(trade, city)).toBeNull();
    const failures: unknown[] = [];
    const shown = await showTradePage(
      {
        ...deps,
        renderer: {
          render: ({ page }) => Promise.resolve({ html: page, styles: [], scripts: [] }),
        },
        siteUrl: 'https://doorstep.example',
        onFailure: (thrown) => failures.push(thrown),
      },
      { trade, city, after: null },
    );
    expect([shown.status, shown.html, failures]).toEqual([404, 'trade', []]);
  });

  it('answers wherever somebody covers the city; search engines list it only for a larger one', async () => {
    expect(await find('painting', 'killeen-tx')).toMatchObject({
      city: { id: 'killeen-tx', name: 'Killeen, TX' },
      providers: [{ tier: 'near' }, { tier: 'near' }],
      isListed: true,
    });
    expect(await find('painting', 'salado-tx')).toMatchObject({ isListed: false });
    expect(await find('painting', 'dallas-tx')).toBeNull();
    // Each city has one address.
    expect(await find('painting', 'killeen')).toBeNull();
  });

  it('loses an unpublished professional at once, and is gone with the last one', async () => {
    const [listing] = await listingsOf(db, 'pro-70');
    await db.doc(`provider_search/${listing?.[0] ?? ''}`).delete();
    expect(await find('roofing', 'waco-tx')).toBeNull();
  });
});

describe('over HTTP', () => {
  const tag = unique('city')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  const evil = `${tag} <script>taken()</script> "quoted"`;
  const people = [1, 2].map((i) => {
    const uid = unique(`trader${i}`);
    const handle = uid.toLowerCase().slice(-40);
    return providerProfile({ user_id: uid, handle, city: evil, trades: ['chimneys'] });
  });
  const city = `${tag}-script-taken-script-quoted`;
  const ask = (path: string) => fetch(readStack().site + path);
  /** Asks again if the schedule of the stack wrote the directory meanwhile. */
  const askListed = (path: string) =>
    vi.waitFor(async () => {
      await createDirectories(adminDb()).write({
        ...countDirectory(
          people.map((profile) => ({ city: profile.city, trades: profile.trades })),
        ),
        covered: [],
      });
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      return answer;
    }, 20_000);

  beforeAll(() =>
    list(
      adminDb(),
      people.map((profile) => ({ profile, tier: null })),
    ),
  );

  it('shows a typed city as text, and is cached for 30 seconds', async () => {
    const answer = await askListed(`/pros/chimneys/${city}`);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(html).not.toContain('<script>taken');
    expect(html).toContain(`Chimneys and fireplaces in ${tag} &lt;script&gt;`);
    for (const { handle } of people) expect(html).toContain(`href="/p/${handle}#from=`);
    expect(html).toContain('"@type":"ItemList"');
    const data = await askListed(`${TRADE_PAGE_PATH}/chimneys/${city}`);
    expect(tradePageSchema.parse(await data.json()).providers).toHaveLength(2);
    const sitemap = await (await askListed('/sitemap-trades.xml')).text();
    expect(sitemap).toContain(`<loc>${readStack().site}/pros/chimneys/${city}</loc>`);
  });

  it.each(['/pros/unknown', '/pros/__proto__', `/pros/chimneys/nowhere-${tag}`, '/pros/%00/%25'])(
    'answers 404 that is not cached for %s',
    async (path) => {
      const page = await ask(path);
      const html = await page.text();
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(html).toContain('No professionals here yet');
      expect(html).toContain('content="noindex"');
      const data = await ask(`/api${path}`);
      expect([data.status, await data.json()]).toEqual([404, null]);
    },
  );
});
