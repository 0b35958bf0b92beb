/** Texts of search's states (spec §2, Search). */
export const SEARCH_MESSAGES = {
  loading: 'Loading providers...',
  none: 'No providers found. Try adjusting your search terms.',
  /** Of those who were looked through: there may be others. */
  noneYet: 'Nobody has matched so far, but not everybody has been looked through.',
  noneElse: 'Nobody else was found.',
  lookOn: 'Look further',
  showMore: 'Show more',
  stuck: 'The next ones could not be loaded. Please check your connection and try again.',
  first: 'Back to the first ones',
  failed: 'The list could not be loaded.',
  stale: 'The list could not be loaded anew: this is what was known before.',
  offline: 'You are offline. New professionals appear when the connection is back.',
} as const;
