import { createStore } from './store.ts';

/**
 * What a page was rendered with on the server, carried in it: by the same build, so nothing of it has
 * to be checked again.
 */
export interface PageData {
  /** The site's own address, without a slash at the end. */
  site: string;
  /** What the loaders of its routes would have answered, by the route's id. */
  loaderData: Record<string, unknown>;
}

/** The element that holds it, as inert JSON. */
export const PAGE_DATA_ID = 'page-data';

/** The page's data as it was embedded; null where the page was not rendered on the server. */
export function embeddedPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

const site = createStore(typeof location === 'undefined' ? '' : location.origin);

/** Tells which address the site has; the server and the browser have to render the same one. */
export const setSite = (address: string) => site.set(address);

/** An address of the site, with its host: what search engines and share cards want. */
export const absoluteUrl = (path: string) => `${site.get()}${path}`;

/** The picture of a share card for pages without one of their own, 1200 by 630. */
export const SITE_PICTURE = '/images/og.jpg';
