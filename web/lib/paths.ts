import type { SearchTerms } from '@doorstep/domain/search/search';

/** Every address of the app: the router's pattern, and a builder where it holds a value (spec §2). */
export const paths = {
  home: '/',
  search: '/search',
  placeholderProvider: '/providers/:slug',
  pricing: '/pricing',
  dashboard: '/dashboard',
  profileEditor: '/dashboard/profile',
  admin: '/admin',
  auth: '/auth',
  success: '/success',
  cancel: '/cancel',
  publicPage: '/p/:handle',
  requestChat: '/chat/:requestId?',
  providerChat: '/provider-chat/:providerId',
  clientDashboard: '/client-dashboard',
  providerDashboard: '/provider-dashboard',
  clientProfile: '/client-profile',
  account: '/account',
  unsubscribe: '/unsubscribe',
  clientChat: '/client-chat/:requestId?',
} as const;

export const publicPageHref = (handle: string) => `/p/${encodeURIComponent(handle)}`;

/** Search for these words; with `after` (the `next` of a page) those that follow. */
export function searchHref({ service, location }: SearchTerms, after?: string): string {
  const query = new URLSearchParams({
    ...(service && { service }),
    ...(location && { location }),
    ...(after && { after }),
  }).toString();
  return query ? `${paths.search}?${query}` : paths.search;
}

export const requestChatHref = (requestId: string) => `/chat/${encodeURIComponent(requestId)}`;

export const clientChatHref = (requestId: string) =>
  `/client-chat/${encodeURIComponent(requestId)}`;

export function providerChatHref(providerId: string, clientId?: string): string {
  const query = clientId ? `?client=${encodeURIComponent(clientId)}` : '';
  return `/provider-chat/${encodeURIComponent(providerId)}${query}`;
}

export type AuthQuery = { checkout?: true; type?: 'client' | 'provider'; redirect?: string };

/** `/auth` with its query parameters (spec §2, Auth). */
export function authHref({ checkout, type, redirect }: AuthQuery = {}): string {
  const query = new URLSearchParams();
  if (checkout) query.set('checkout', '1');
  if (type) query.set('type', type);
  if (redirect) query.set('redirect', redirect);
  const text = query.toString();
  return text ? `${paths.auth}?${text}` : paths.auth;
}
