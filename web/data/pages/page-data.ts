import { AppError } from '@doorstep/domain/app-error';
import type { Sales } from '@doorstep/domain/billing/sales';
import type { HomePage } from '@doorstep/domain/pages/market-home';

let shown: HomePage | null = null;

/** Returns the data that the home page showed last, or null. */
export const cachedHomePage = (): HomePage | null => shown;

/** Caches data for the next visit of the home page. */
export function cacheHomePage(home: HomePage): void {
  shown = home;
}

/** Reads JSON from the page function. Throws AppError `unavailable`. */
async function readJson(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new AppError('unavailable', `${path}: status ${answer.status}`);
  return answer.json();
}

// The schemas are loaded with the first request, because a server-rendered page needs none.

/**
 * Reads the home page's data. Throws AppError `unavailable`, and what the schema throws for a
 * malformed answer.
 */
export async function findHomePage(): Promise<HomePage> {
  const { HOME_PATH, homePageSchema } = await import('@doorstep/domain/pages/market-home');
  return homePageSchema.parse(await readJson(HOME_PATH));
}

/** Reads the operator's sales settings, for the answers of /pricing. Throws like `findHomePage`. */
export async function findSales(): Promise<Sales> {
  const { SALES_PATH, salesSchema } = await import('@doorstep/domain/billing/sales');
  return salesSchema.parse(await readJson(SALES_PATH));
}
