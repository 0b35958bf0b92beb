/** Texts of search's states (spec §2, Search). */
export const SEARCH_MESSAGES = {
  loading: 'Loading providers...',
  none: 'No providers found. Try adjusting your search terms.',
  /** Of those who were looked through: there may be others. */
  noneYet: 'No matches yet. Keep searching?',
  noneElse: 'No more results.',
  lookOn: 'Keep searching',
  showMore: 'Show more',
  stuck: "We couldn't load more results. Please check your connection and try again.",
  first: 'Back to the start',
  failed: "We couldn't load the list.",
  stale: "Couldn't refresh. Showing earlier results.",
  offline: "You're offline. New professionals appear when you're back online.",
} as const;
