import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageData } from '../lib/page-data.ts';
import { paths } from '../lib/paths.ts';
import { PUBLIC_PAGE, SEARCH } from '../lib/route-ids.ts';
import { screenCode } from '../lib/screen-code.ts';
import { prefetchScreens } from './prefetch.ts';
import { withShell } from './routes.tsx';

/** Every address and its file. Each screen is a chunk of its own, loaded when it is gone to. */
const routes = withShell([
  { path: paths.home, lazy: screenCode(() => import('../routes/home.tsx')) },
  { id: SEARCH, path: paths.search, lazy: screenCode(() => import('../routes/search.tsx')) },
  {
    path: paths.placeholderProvider,
    lazy: screenCode(() => import('../routes/placeholder-provider.tsx')),
  },
  { path: paths.pricing, lazy: screenCode(() => import('../routes/pricing.tsx')) },
  { path: paths.dashboard, lazy: screenCode(() => import('../routes/dashboard.tsx')) },
  { path: paths.profileEditor, lazy: screenCode(() => import('../routes/profile-editor.tsx')) },
  { path: paths.admin, lazy: screenCode(() => import('../routes/admin.tsx')) },
  { path: paths.auth, lazy: screenCode(() => import('../routes/auth.tsx')) },
  { path: paths.success, lazy: screenCode(() => import('../routes/success.tsx')) },
  { path: paths.cancel, lazy: screenCode(() => import('../routes/cancel.tsx')) },
  {
    id: PUBLIC_PAGE,
    path: paths.publicPage,
    lazy: screenCode(() => import('../routes/public-page.tsx')),
  },
  { path: paths.requestChat, lazy: screenCode(() => import('../routes/request-chat.tsx')) },
  { path: paths.providerChat, lazy: screenCode(() => import('../routes/provider-chat.tsx')) },
  { path: paths.clientDashboard, lazy: screenCode(() => import('../routes/client-dashboard.tsx')) },
  {
    path: paths.providerDashboard,
    lazy: screenCode(() => import('../routes/provider-dashboard.tsx')),
  },
  { path: paths.clientProfile, lazy: screenCode(() => import('../routes/client-profile.tsx')) },
  { path: paths.account, lazy: screenCode(() => import('../routes/account.tsx')) },
  { path: paths.unsubscribe, lazy: screenCode(() => import('../routes/unsubscribe.tsx')) },
  { path: paths.clientChat, lazy: screenCode(() => import('../routes/client-chat.tsx')) },
  { path: '*', lazy: screenCode(() => import('../routes/not-found.tsx')) },
]);

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
