import { PAGE_SIZE } from '@doorstep/domain/limits';
import { readSearchAddress } from '@doorstep/domain/search/search-address';
import type { SearchAnswer } from '@doorstep/domain/search/search-api';
import { searchProviders } from './provider-search.ts';

/** The first professionals of search, and trades that have a page. */
export type FirstProviders = Pick<SearchAnswer, 'providers' | 'trades'>;

let cache: FirstProviders = { providers: [] };

/** Returns the professionals that the home page showed last, or none. */
export const cachedFirstProviders = () => cache;

/** Caches professionals for the next visit of the home page. */
export function cacheFirstProviders(first: FirstProviders): void {
  cache = first;
}

/** Returns the first professionals of search, for the home page. Throws AppError. */
export async function findFirstProviders(): Promise<FirstProviders> {
  const { providers, trades } = await searchProviders(readSearchAddress(new URLSearchParams()));
  return { providers: providers.slice(0, PAGE_SIZE.home), ...(trades && { trades }) };
}
