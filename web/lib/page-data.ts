import { createStore } from './store.ts';

/** Ids of the routes whose data the server embeds in their pages. */
export const ROUTE_IDS = {
  home: 'home',
  pricing: 'pricing',
  publicPage: 'public-page',
  search: 'search',
  trade: 'trade',
} as const;

/** The data that the server rendered a page with. Not validated: it comes from the same build. */
export interface PageData {
  /** The site's address, without a slash at the end. */
  site: string;
  /** The results of the routes' loaders, by route id. */
  loaderData: Record<string, unknown>;
}

/** The id of the element that holds the page data as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Reads the embedded page data; null if the page was not rendered on the server. */
export function embeddedPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

const site = createStore(typeof location === 'undefined' ? '' : location.origin);

/** Sets the site's address. The server and the browser must render the same one. */
export const setSite = (address: string) => site.set(address);

/** Returns the full URL of a path, for search engines and share cards. */
export const absoluteUrl = (path: string) => `${site.get()}${path}`;

/** The default picture of share cards, 1200 by 630 pixels. */
export const SITE_PICTURE = '/images/og.jpg';
