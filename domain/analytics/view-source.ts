// This file is separate from page-view.ts, so that public pages do not load zod.

/** The path of the endpoint that counts views of public pages. */
export const VIEW_PATH = '/api/view';

/** Where a visitor came from, except other websites: those are counted by their host name. */
export const VIEW_SOURCES = ['search', 'trade', 'home', 'site', 'direct', 'qr', 'button'] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

/** The trade and the city of a search or a trade page, by their ids. */
export interface Resolved {
  trade: string | null;
  city: string | null;
}
