/** The route id of a public page, under which its data is embedded. */
export const PUBLIC_PAGE = 'public-page';

/** The route id of search. */
export const SEARCH = 'search';
