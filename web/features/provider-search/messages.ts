/** Texts of search's states (spec §2, Search). */
export const SEARCH_MESSAGES = {
  loading: 'Loading providers...',
  none: 'No providers found. Try adjusting your search terms.',
} as const;
