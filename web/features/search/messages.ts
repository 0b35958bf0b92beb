import type { SearchFilter, SearchOrder } from '@doorstep/domain/search/results/refinement';
import { isolate } from '@doorstep/domain/text';

export const FILTER_NAMES: Record<SearchFilter, string> = {
  rating: 'Rated 4 or more',
  licensed: 'Licensed',
  insured: 'Insured',
  fast: 'Answers fast',
  open: 'Open now (pages with hours)',
};

export const ORDER_NAMES: Record<SearchOrder, string> = {
  best: 'Best match',
  nearest: 'Nearest',
  rating: 'Rating',
  newest: 'Newest',
};

/** Texts of the search page. */
export const SEARCH_MESSAGES = {
  loading: 'Loading providers...',
  none: 'No providers found. Try adjusting your search terms.',
  /** No match so far; the rest was not searched yet. */
  noneYet: 'No matches yet. Keep searching?',
  showing: (count: number) => `Showing ${count} ${count === 1 ? 'provider' : 'providers'}`,
  showingOf: (count: number, total: number) => `Showing ${count} of ${total} providers`,
  showingAmong: (count: number, first: number) =>
    `${SEARCH_MESSAGES.showing(count)}, sorted among the first ${first}`,
  noMore: 'No more results.',
  near: (place: string) => `Near ${isolate(place)}`,
  further: 'A little further',
  closest: 'Closest matches',
  heading: 'Find a pro',
  more: 'More',
  moreFor: (understood: string) => `More for ${understood}`,
  clearFilters: 'Clear filters',
  browse: 'Browse by trade',
  otherTrades: (city: string) => `Other trades in ${isolate(city)}`,
  elsewhere: (trade: string) => `${trade} in other cities`,
  filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  showResults: (total: number | null) =>
    total === null ? 'Show results' : `Show ${total} ${total === 1 ? 'result' : 'results'}`,
  keepSearching: 'Keep searching',
  showMore: 'Show more',
  moreFailed: "We couldn't load more results. Please check your connection and try again.",
  backToStart: 'Back to the start',
  failed: "We couldn't load the list.",
  stale: "Couldn't refresh. Showing earlier results.",
  offline: "You're offline. New professionals appear when you're back online.",
} as const;
