import { PAGE_SIZE } from '@doorstep/domain/limits';
import { readSearchAddress } from '@doorstep/domain/search/search-address';
import type { SearchResult } from '@doorstep/domain/search/search-api';
import { searchProviders } from './provider-search.ts';

let cache: readonly SearchResult[] = [];

/** Returns the professionals that the home page showed last, or none. */
export const cachedFirstProviders = () => cache;

/** Caches professionals for the next visit of the home page. */
export function cacheFirstProviders(providers: readonly SearchResult[]): void {
  cache = providers;
}

/** Returns the first professionals of search, for the home page. Throws AppError. */
export async function findFirstProviders(): Promise<readonly SearchResult[]> {
  const { providers } = await searchProviders(readSearchAddress(new URLSearchParams()));
  return providers.slice(0, PAGE_SIZE.home);
}
