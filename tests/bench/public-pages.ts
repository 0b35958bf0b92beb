/** The measured pages of the demo market: a page with pictures, and a search with 24 results. */
export const PUBLIC_PAGES = ['/', '/pricing', '/p/rivera-plumbing', '/search'] as const;
