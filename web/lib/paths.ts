import type { Resolved, ViewSource } from '@doorstep/domain/analytics/view-source';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { SearchTerms } from '@doorstep/domain/search/search';

/** The route patterns of all screens. */
export const paths = {
  home: '/',
  search: '/search',
  trade: '/pros/:trade/:city?',
  placeholderProvider: '/providers/:slug',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  dashboard: '/dashboard',
  profileEditor: '/dashboard/profile',
  analytics: '/dashboard/analytics',
  team: '/dashboard/team',
  join: '/join',
  admin: '/admin',
  auth: '/auth',
  success: '/success',
  cancel: '/cancel',
  publicPage: '/p/:handle',
  requestChat: '/chat/:requestId?',
  providerChat: '/provider-chat/:providerId',
  clientDashboard: '/client-dashboard',
  askOthers: '/client-dashboard/ask/:requestId',
  compareQuotes: '/client-dashboard/compare/:requestId',
  providerDashboard: '/provider-dashboard',
  clientProfile: '/client-profile',
  account: '/account',
  unsubscribe: '/unsubscribe',
  confirmPageEmail: '/confirm-page-email',
  clientChat: '/client-chat/:requestId?',
} as const;

/** The fragment and the address of a client's direct chats, beside their requests. */
export const MESSAGES_HASH = '#messages';
export const myMessagesHref = `${paths.clientDashboard}${MESSAGES_HASH}`;

/** The fragment and the address of the saved professionals, on the same screen. */
export const SAVED_HASH = '#saved';
export const mySavedHref = `${paths.clientDashboard}${SAVED_HASH}`;

/** The address of 'Contact support' in the account. */
export const supportHref = `${paths.account}#support`;

/**
 * Returns the address of a professional's public page. `from` is a fragment (`viewFragment`), which
 * says for analytics where the link is.
 */
export const publicPageHref = (handle: string, from = '') =>
  `/p/${encodeURIComponent(handle)}${from}`;

/**
 * Returns '#from=search.plumbing.austin-tx&place=78704' for a link in a search for plumbing at
 * 78704, which is in Austin. The place is for the request form, not for analytics.
 */
export function viewFragment(
  source: ViewSource,
  { trade, city }: Partial<Resolved> = {},
  place = '',
): string {
  const parts = [source, trade ?? '', city ?? ''].map(encodeURIComponent).join('.');
  const from = `#from=${parts.replace(/\.+$/, '')}`;
  return place === '' ? from : `${from}&place=${encodeURIComponent(place)}`;
}

/** What an address asks of a public page: the form for signed-in people, or a visitor's draft. */
type AskedForm = '1' | 'draft';

/** Returns the address of a public page that opens the request dialog. */
export function requestHref(pathname: string, search: string, asked: AskedForm = '1'): string {
  const query = new URLSearchParams(search);
  query.set('request', asked);
  return `${pathname}?${query.toString()}`;
}

/** Returns which form the query of an address asks for (`requestHref`), or null. */
export function askedForm(search: string): AskedForm | null {
  const asked = new URLSearchParams(search).get('request');
  return asked === '1' || asked === 'draft' ? asked : null;
}

/**
 * Returns the address of a search. `more` has the parameters of a refinement, and as `after` the
 * `next` of a previous page.
 */
export function searchHref(terms: SearchTerms, more: Record<string, string> = {}): string {
  const set = Object.entries({ ...terms, ...more }).filter(([, value]) => value);
  const query = new URLSearchParams(set).toString();
  return query ? `${paths.search}?${query}` : paths.search;
}

/** Returns the address of a trade page, in a city if there is one; `after` is a page's `next`. */
export function tradeHref(trade: string, city: string | null = null, after?: string | null) {
  const path = `/pros/${encodeURIComponent(trade)}`;
  const page = city === null ? path : `${path}/${encodeURIComponent(city)}`;
  return after ? `${page}?after=${encodeURIComponent(after)}` : page;
}

/** Returns the address of the plans, with one marked as the person's choice. */
export const pricingHref = (chosen: PlanTier) => `${paths.pricing}?plan=${chosen}`;

/** Returns the address of a request's chat for the professional. */
export const requestChatHref = (requestId: string) => `/chat/${encodeURIComponent(requestId)}`;

/** Returns the address of a request's chat for the client. */
export const clientChatHref = (requestId: string) =>
  `/client-chat/${encodeURIComponent(requestId)}`;

/**
 * Returns the address at which a client asks other professionals for the job of a first request.
 */
export const askOthersHref = (firstId: string) =>
  `${paths.clientDashboard}/ask/${encodeURIComponent(firstId)}`;

/** Returns the address of the quotes for the job of a first request, side by side. */
export const compareQuotesHref = (firstId: string) =>
  `${paths.clientDashboard}/compare/${encodeURIComponent(firstId)}`;

/** Returns the address of a direct chat; a professional's own chats need the client's uid. */
export function providerChatHref(providerId: string, clientId?: string): string {
  const query = clientId ? `?client=${encodeURIComponent(clientId)}` : '';
  return `/provider-chat/${encodeURIComponent(providerId)}${query}`;
}

/** The query parameters of /auth. */
export type AuthQuery = { checkout?: true; type?: 'client' | 'provider'; redirect?: string };

/** Returns the `type` of /auth, or null. */
export function readAuthType(query: URLSearchParams): 'client' | 'provider' | null {
  const type = query.get('type');
  return type === 'client' || type === 'provider' ? type : null;
}

/** Returns the address of /auth with its query parameters. */
export function authHref({ checkout, type, redirect }: AuthQuery = {}): string {
  const query = new URLSearchParams();
  if (checkout) query.set('checkout', '1');
  if (type) query.set('type', type);
  if (redirect) query.set('redirect', redirect);
  const text = query.toString();
  return text ? `${paths.auth}?${text}` : paths.auth;
}
