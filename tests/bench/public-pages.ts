/** The public pages of the demo market to measure. */
export const PUBLIC_PAGES = ['/', '/pricing', '/p/rivera-plumbing', '/search'] as const;
