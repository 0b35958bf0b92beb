import { PAGE_SIZE } from '../limits.ts';
import type { SearchResult } from './search-api.ts';

/** Returns how much of a page is there, reviews first. */
const completeness = ({ rating, work_photo, avatar_url, bio, services, city }: SearchResult) =>
  (rating ? 4 : 0) +
  (work_photo ? 2 : 0) +
  [avatar_url, bio, services[0], city].filter(Boolean).length;

/** Search ids start with 0 for plans with priority placement (provider-search.ts). */
const hasPriority = ({ id }: SearchResult) => (id.startsWith('0') ? 1 : 0);

/**
 * Returns the professionals of the home page, of a first page of search without words: plans with
 * priority first, in these the most complete and reviewed pages, not the newest empty one.
 */
export const homePicks = (providers: readonly SearchResult[]): SearchResult[] =>
  providers
    .toSorted((a, b) => hasPriority(b) - hasPriority(a) || completeness(b) - completeness(a))
    .slice(0, PAGE_SIZE.home);
