import { barePage } from '@doorstep/domain/pages/empty-page';
import type { PageRequest, PublicPage } from '@doorstep/domain/pages/public-page';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findPage, showFixedPage, showProfilePage } from './show-page.ts';

const SITE = 'https://doorstep.example';

const RIVERA = barePage({ handle: 'rivera' });

/** A market of one page, whose renderer says what it was asked for. */
function scene(find: (handle: string) => Promise<PublicPage | null>) {
  const failures: unknown[] = [];
  const rendered: PageRequest[] = [];
  return {
    failures,
    rendered,
    deps: {
      pages: { find },
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
  it('shows a published page, whatever case its address is in', async () => {
    const { deps, rendered } = scene(market);
    expect(await showProfilePage(deps, 'Rivera')).toMatchObject({ status: 200, html: 'profile' });
    expect(rendered).toEqual([{ page: 'profile', site: SITE, handle: 'Rivera', profile: RIVERA }]);
  });

  it('is a 404 for a page that is not there', async () => {
    const { deps, rendered } = scene(market);
    expect(await showProfilePage(deps, 'nobody')).toMatchObject({ status: 404 });
    expect(rendered).toMatchObject([{ profile: null }]);
  });

  it('is a 503 that says so where the page cannot be read', async () => {
    const error = new Error('no database');
    const { deps, rendered, failures } = scene(() => Promise.reject(error));
    expect(await showProfilePage(deps, 'rivera')).toMatchObject({ status: 503 });
    expect(rendered).toMatchObject([{ profile: 'failed' }]);
    expect(failures).toEqual([error]);
  });
});

describe('findPage', () => {
  it('does not wait for as long as the database is asked again and again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const never = new Promise<never>(() => undefined);
    const found = expect(findPage({ find: () => never }, 'rivera')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await vi.advanceTimersByTimeAsync(8_000);
    await found;
  });

  it.each(['', 'a b', '%', '../x', 'a'.repeat(41), 'admin', '__proto__'])(
    'does not even ask for %j, which is no handle',
    async (handle) => {
      const asked: string[] = [];
      const find = (one: string) => {
        asked.push(one);
        return Promise.resolve(RIVERA);
      };
      expect(await findPage({ find }, handle)).toBeNull();
      expect(asked).toEqual([]);
    },
  );
});

it('shows a page that is the same for everybody', async () => {
  const { deps } = scene(market);
  expect(await showFixedPage(deps, 'pricing')).toMatchObject({ status: 200, html: 'pricing' });
});
