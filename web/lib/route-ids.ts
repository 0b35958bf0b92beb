/** The router's name for the landing page, by which its data is handed over. */
export const PUBLIC_PAGE = 'public-page';

/** Of search. */
export const SEARCH = 'search';
