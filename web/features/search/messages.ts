/** Texts of the search page. */
export const SEARCH_MESSAGES = {
  loading: 'Loading providers...',
  none: 'No providers found. Try adjusting your search terms.',
  /** No match so far; the rest was not searched yet. */
  noneYet: 'No matches yet. Keep searching?',
  showing: (count: number) => `Showing ${count} ${count === 1 ? 'provider' : 'providers'}`,
  noMore: 'No more results.',
  further: 'A little further',
  closest: 'Closest matches',
  browse: 'Browse by trade',
  keepSearching: 'Keep searching',
  showMore: 'Show more',
  moreFailed: "We couldn't load more results. Please check your connection and try again.",
  backToStart: 'Back to the start',
  failed: "We couldn't load the list.",
  stale: "Couldn't refresh. Showing earlier results.",
  offline: "You're offline. New professionals appear when you're back online.",
} as const;
