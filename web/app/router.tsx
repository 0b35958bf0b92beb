import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageData } from '../lib/page-data.ts';
import { paths } from '../lib/paths.ts';
import { PUBLIC_PAGE, SEARCH } from '../lib/route-ids.ts';
import { screenCode } from '../lib/screen-code.ts';
import { prefetchScreens } from './prefetch.ts';
import { withShell } from './routes.tsx';

/** Every address and its file. Each screen is a chunk of its own, loaded when it is gone to. */
const SCREENS = [
  { path: paths.home, lazy: () => import('../routes/home.tsx') },
  { id: SEARCH, path: paths.search, lazy: () => import('../routes/search.tsx') },
  { path: paths.placeholderProvider, lazy: () => import('../routes/placeholder-provider.tsx') },
  { path: paths.pricing, lazy: () => import('../routes/pricing.tsx') },
  { path: paths.dashboard, lazy: () => import('../routes/dashboard.tsx') },
  { path: paths.profileEditor, lazy: () => import('../routes/profile-editor.tsx') },
  { path: paths.admin, lazy: () => import('../routes/admin.tsx') },
  { path: paths.auth, lazy: () => import('../routes/auth.tsx') },
  { path: paths.success, lazy: () => import('../routes/success.tsx') },
  { path: paths.cancel, lazy: () => import('../routes/cancel.tsx') },
  { id: PUBLIC_PAGE, path: paths.publicPage, lazy: () => import('../routes/public-page.tsx') },
  { path: paths.requestChat, lazy: () => import('../routes/request-chat.tsx') },
  { path: paths.providerChat, lazy: () => import('../routes/provider-chat.tsx') },
  { path: paths.clientDashboard, lazy: () => import('../routes/client-dashboard.tsx') },
  { path: paths.providerDashboard, lazy: () => import('../routes/provider-dashboard.tsx') },
  { path: paths.clientProfile, lazy: () => import('../routes/client-profile.tsx') },
  { path: paths.account, lazy: () => import('../routes/account.tsx') },
  { path: paths.unsubscribe, lazy: () => import('../routes/unsubscribe.tsx') },
  { path: paths.clientChat, lazy: () => import('../routes/client-chat.tsx') },
  { path: '*', lazy: () => import('../routes/not-found.tsx') },
];

const routes = withShell(SCREENS.map((screen) => ({ ...screen, lazy: screenCode(screen.lazy) })));

/** The code of the screen at an address, so that it is there when it is gone to. */
async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** The router of a page that the browser makes itself. */
export const createRouter = () => createBrowserRouter(routes);

/** Screens are on their way before they are gone to. */
export const prefetch = () => prefetchScreens(routes);

/** The router of a page that the server has made: it begins with what stands there already. */
export async function createHydratedRouter({ loaderData }: PageData) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => loadScreen(route)));
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}
