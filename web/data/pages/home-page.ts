import { AppError } from '@doorstep/domain/app-error';
import type { HomePage } from '@doorstep/domain/pages/market-home';

let shown: HomePage | null = null;

/** Returns the data that the home page showed last, or null. */
export const cachedHomePage = (): HomePage | null => shown;

/** Caches data for the next visit of the home page. */
export function cacheHomePage(home: HomePage): void {
  shown = home;
}

/**
 * Reads the home page's data from the page function. Throws AppError `unavailable`, and what the
 * schema throws for a malformed answer.
 */
export async function findHomePage(): Promise<HomePage> {
  // Loaded with the first request, because a server-rendered page does not need it.
  const { HOME_PATH, homePageSchema } = await import('@doorstep/domain/pages/market-home');
  const answer = await fetch(HOME_PATH);
  if (!answer.ok) throw new AppError('unavailable', `The home page: status ${answer.status}`);
  return homePageSchema.parse(await answer.json());
}
