import { PAGE_SIZE } from '@doorstep/domain/limits';
import { readInTime } from '../platform/read-in-time.ts';
import type { ShownPage } from './show-page.ts';
import type { SearchPageDeps } from './show-search.ts';

/** The page says enough without professionals, so it does not wait as long for them as search. */
const DEADLINE_MS = 2_000;

/**
 * Renders the home page with the first professionals of search, or without any if they cannot be
 * read within two seconds. Throws what the renderer throws.
 */
export async function showHomePage(deps: SearchPageDeps): Promise<ShownPage> {
  const { find, renderer, siteUrl: site, onFailure } = deps;
  const request = { terms: { service: '', location: '' }, after: null, limit: PAGE_SIZE.home };
  const providers = await readInTime(
    async (signal) => (await find(request, signal)).providers,
    DEADLINE_MS,
  ).catch((thrown: unknown) => {
    onFailure(thrown);
    return [];
  });
  return { status: 200, ...(await renderer.render({ page: 'home', site, providers })) };
}
