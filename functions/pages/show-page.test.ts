import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import { NO_FACTS } from '@doorstep/domain/profiles/facts';
import { FIXED_PAGES, type PageRequest, type PublicPage } from '@doorstep/domain/pages/public-page';
import { NO_GALLERY } from '@doorstep/domain/profiles/shown-gallery';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  findPage,
  findReviews,
  showFixedPage,
  showProfilePage,
  type PageDeps,
} from './show-page.ts';

const SITE = 'https://doorstep.example';

const RIVERA = minimalPage({ handle: 'rivera' });

const BRANCH = minimalBranch();
const NO_BRANCHES = { list: () => Promise.resolve([]) };
const NO_GALLERIES = { find: () => Promise.resolve(NO_GALLERY) };
const NONE: PageDeps['reviews'] = { list: () => Promise.resolve({ reviews: [], next: null }) };

/** Fakes a market with one page and a renderer that records its requests. */
function scene(find: (handle: string) => Promise<PublicPage | null>) {
  const failures: unknown[] = [];
  const rendered: PageRequest[] = [];
  return {
    failures,
    rendered,
    deps: {
      pages: { find },
      branches: { list: () => Promise.resolve([BRANCH]) },
      galleries: NO_GALLERIES,
      reviews: NONE,
      siteUrl: SITE,
      onFailure: (thrown: unknown) => void failures.push(thrown),
      renderer: {
        render: (request: PageRequest) => {
          rendered.push(request);
          return Promise.resolve({ html: request.page, styles: [], scripts: [] });
        },
      },
    },
  };
}

const market = (handle: string) => Promise.resolve(handle === 'rivera' ? RIVERA : null);

describe('showProfilePage', () => {
  // @2.12.16
  it('shows a published page for its handle in any case', async () => {
    const { deps, rendered } = scene(market);
    expect(await showProfilePage(deps, 'Rivera')).toMatchObject({ status: 200, html: 'profile' });
    expect(rendered).toEqual([{ page: 'profile', site: SITE, handle: 'Rivera', profile: RIVERA }]);
  });

  it('returns 404 for a missing page', async () => {
    const { deps, rendered } = scene(market);
    expect(await showProfilePage(deps, 'nobody')).toMatchObject({ status: 404 });
    expect(rendered).toMatchObject([{ profile: null }]);
  });

  it('returns 503 with a message if the page cannot be read', async () => {
    const error = new Error('no database');
    const { deps, rendered, failures } = scene(() => Promise.reject(error));
    expect(await showProfilePage(deps, 'rivera')).toMatchObject({ status: 503 });
    expect(rendered).toMatchObject([{ profile: 'failed' }]);
    expect(failures).toEqual([error]);
  });
});

describe('findPage', () => {
  it.each<[PlanTier | null, number]>([
    ['Business', 1],
    ['Pro', 0],
    ['Starter', 0],
    [null, 0],
  ])('has the branches only while the plan includes them: %s', async (plan_tier, count) => {
    const page = minimalPage({ facts: { ...NO_FACTS, plan_tier } });
    const { deps } = scene(() => Promise.resolve(page));
    expect((await findPage(deps, 'rivera'))?.branches).toHaveLength(count);
  });

  it('has the links to call the page and its branches', async () => {
    const facts = { ...NO_FACTS, plan_tier: 'Business' as const };
    const { deps } = scene(() => Promise.resolve(minimalPage({ facts, phone: 'ask at the shop' })));
    const branch = minimalBranch({ phone: '+44 (0)20 7946 0958' });
    const branches = { list: () => Promise.resolve([branch]) };
    const page = await findPage({ ...deps, branches }, 'rivera');
    expect(page?.phone_href).toBeNull();
    expect(page?.branches[0]?.phone_href).toBe('tel:+442079460958');
  });

  it('throws after eight seconds, although the database client keeps retrying', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const never = new Promise<never>(() => undefined);
    const found = expect(
      findPage(
        {
          pages: { find: () => never },
          branches: NO_BRANCHES,
          galleries: NO_GALLERIES,
          reviews: NONE,
        },
        'rivera',
      ),
    ).rejects.toMatchObject({
      code: 'unavailable',
    });
    await vi.advanceTimersByTimeAsync(8_000);
    await found;
  });

  it.each(['', 'a b', '%', '../x', 'a'.repeat(41), 'admin', '__proto__'])(
    'does not query for %j, which is not a valid handle',
    async (handle) => {
      const asked: string[] = [];
      const find = (one: string) => {
        asked.push(one);
        return Promise.resolve(RIVERA);
      };
      expect(
        await findPage(
          { pages: { find }, branches: NO_BRANCHES, galleries: NO_GALLERIES, reviews: NONE },
          handle,
        ),
      ).toBeNull();
      expect(asked).toEqual([]);
    },
  );
});

describe('findReviews', () => {
  it.each([
    ['rivera', 'order=price'],
    ['rivera', `text=${'x'.repeat(201)}`],
    ['not a handle', ''],
    ['nobody', ''],
  ])('returns null for %s?%s', async (handle, query) => {
    const { deps } = scene(market);
    expect(await findReviews(deps, handle, new URLSearchParams(query))).toBeNull();
  });

  it('reads what the address asks for', async () => {
    const list = vi.fn(NONE.list);
    const { deps } = scene(market);
    const find = (query: string) =>
      findReviews({ ...deps, reviews: { list } }, 'rivera', new URLSearchParams(query));
    await find('');
    await find('order=lowest&after=r9');
    expect(list.mock.calls).toEqual([
      ['p1', { order: 'newest', after: null }, 10],
      ['p1', { order: 'lowest', after: 'r9' }, 10],
    ]);
  });
});

it.each(FIXED_PAGES)('shows the page /%s', async (page) => {
  const { deps } = scene(market);
  expect(await showFixedPage(deps, page)).toMatchObject({ status: 200, html: page });
});
