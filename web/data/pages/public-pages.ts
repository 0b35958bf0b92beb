import { AppError } from '@doorstep/domain/app-error';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import type { ReviewPage, ReviewQuery } from '@doorstep/domain/reviews/review';
import { onClearSessionData } from '../../lib/clear-session-data.ts';

/**
 * Pages that were read since the page load, by handle, which are shown when people return to them.
 */
const cache = new Map<string, PublicPage>();

/** Clears the cache, after a profile was saved and at sign-out. */
export const clearPublicPageCache = (): void => cache.clear();

onClearSessionData(clearPublicPageCache);

/** Returns a page from the cache, or null. */
export const cachedPublicPage = (handle: string): PublicPage | null => cache.get(handle) ?? null;

/** Adds a page to the cache. */
export function cachePublicPage(page: PublicPage): void {
  cache.set(page.handle, page);
}

/**
 * Reads the published page of a handle from the page function; null if there is none or it is not
 * public. Throws AppError `unavailable`.
 */
export async function findPublicPage(handle: string): Promise<PublicPage | null> {
  const page = await readPublicPage(handle);
  if (page) cachePublicPage(page);
  else cache.delete(handle);
  return page;
}

/** Fetches from the page function; null if it does not exist. Throws AppError `unavailable`. */
async function fetchData(path: string): Promise<Response | null> {
  const answer = await fetch(path).catch((cause: unknown) => {
    throw new AppError('unavailable', 'The page cannot be reached', { cause });
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new AppError('unavailable', `The page: status ${answer.status}`);
  return answer;
}

/**
 * Returns a page of a page's reviews; none if the page is not public any more. Throws AppError
 * `unavailable`.
 */
export async function findReviews(
  handle: string,
  { order, text, after }: ReviewQuery,
): Promise<ReviewPage> {
  const query = new URLSearchParams({ order, text, ...(after !== null && { after }) });
  const [answer, { NO_REVIEWS, reviewPageSchema }] = await Promise.all([
    fetchData(`/api/page/${encodeURIComponent(handle)}/reviews?${query.toString()}`),
    import('@doorstep/domain/reviews/review'),
  ]);
  return answer ? reviewPageSchema.parse(await answer.json()) : NO_REVIEWS;
}

async function readPublicPage(handle: string): Promise<PublicPage | null> {
  const [answer, { publicPageSchema }] = await Promise.all([
    fetchData(`/api/page/${encodeURIComponent(handle)}`),
    import('@doorstep/domain/pages/public-page'),
  ]);
  if (answer === null) return null;
  const result = publicPageSchema.safeParse(await answer.json());
  if (result.success) return result.data;
  console.error('Malformed page', result.error.issues);
  return null;
}
