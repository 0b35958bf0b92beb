import { lazy, Suspense } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { ROUTE_IDS, type PageData } from '../lib/page-data.ts';
import { paths } from '../lib/paths.ts';
import { routeChunk } from '../lib/navigation/route-chunks.ts';
import { LoadingScreen, withShell } from '../routes/shell/with-shell.tsx';

const loadSignIn = () => import('../routes/auth.tsx');

/** Every screen. Each is a chunk of its own, which is loaded when the screen is opened. */
const SCREENS = [
  { id: ROUTE_IDS.home, path: paths.home, lazy: () => import('../routes/public/home.tsx') },
  { id: ROUTE_IDS.search, path: paths.search, lazy: () => import('../routes/public/search.tsx') },
  { id: ROUTE_IDS.trade, path: paths.trade, lazy: () => import('../routes/public/trade.tsx') },
  {
    path: paths.placeholderProvider,
    lazy: () => import('../routes/placeholder-provider.tsx'),
  },
  {
    id: ROUTE_IDS.pricing,
    path: paths.pricing,
    lazy: () => import('../routes/public/pricing.tsx'),
  },
  { path: paths.privacy, lazy: () => import('../routes/public/privacy.tsx') },
  { path: paths.terms, lazy: () => import('../routes/public/terms.tsx') },
  { path: paths.dashboard, lazy: () => import('../routes/dashboard.tsx') },
  { path: paths.profileEditor, lazy: () => import('../routes/profile-editor.tsx') },
  { path: paths.analytics, lazy: () => import('../routes/analytics.tsx') },
  { path: paths.team, lazy: () => import('../routes/team.tsx') },
  { path: paths.join, lazy: () => import('../routes/join.tsx') },
  { path: paths.admin, lazy: () => import('../routes/admin.tsx') },
  { path: paths.auth, lazy: loadSignIn },
  { path: paths.success, lazy: () => import('../routes/success.tsx') },
  { path: paths.cancel, lazy: () => import('../routes/cancel.tsx') },
  {
    id: ROUTE_IDS.publicPage,
    path: paths.publicPage,
    lazy: () => import('../routes/public/public-page.tsx'),
  },
  { path: paths.requestChat, lazy: () => import('../routes/request-chat.tsx') },
  { path: paths.providerChat, lazy: () => import('../routes/provider-chat.tsx') },
  { path: paths.clientDashboard, lazy: () => import('../routes/client-dashboard.tsx') },
  { path: paths.askOthers, lazy: () => import('../routes/ask-others.tsx') },
  { path: paths.compareQuotes, lazy: () => import('../routes/compare-quotes.tsx') },
  { path: paths.providerDashboard, lazy: () => import('../routes/provider-dashboard.tsx') },
  { path: paths.clientProfile, lazy: () => import('../routes/client-profile.tsx') },
  { path: paths.account, lazy: () => import('../routes/account.tsx') },
  { path: paths.unsubscribe, lazy: () => import('../routes/unsubscribe.tsx') },
  { path: paths.confirmPageEmail, lazy: () => import('../routes/confirm-page-email.tsx') },
  { path: paths.clientChat, lazy: () => import('../routes/client-chat.tsx') },
  { path: '*', lazy: () => import('../routes/not-found.tsx') },
];

const SignIn = lazy(async () => ({ default: (await routeChunk(loadSignIn)()).Component }));

/** The route of sign-in, which shows a frame at once: the main buttons of visitors lead here. */
const SIGN_IN: RouteObject = {
  path: paths.auth,
  // Only these parameters must leave the address before the screen is shown.
  loader: (args) =>
    /[?&](oobCode|product)=/.test(args.request.url)
      ? loadSignIn().then(({ loader }) => loader(args))
      : null,
  element: (
    <Suspense fallback={<LoadingScreen width="narrow" />}>
      <SignIn />
    </Suspense>
  ),
};

const routes = withShell(
  SCREENS.map((screen) =>
    screen.path === paths.auth ? SIGN_IN : { ...screen, lazy: routeChunk(screen.lazy) },
  ),
);

/** Loads a screen's code before the router starts, because hydration needs it synchronously. */
async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Creates the router of a page that is rendered in the browser. */
export const createRouter = () => createBrowserRouter(routes);

/** Returns the path of a link to this site; null for other elements. */
function linkPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin ? link.pathname : null;
}

/**
 * Loads a screen's code when the pointer or the focus is on a link to it. The router loads it again
 * after a failure, and then shows the error.
 */
function prefetchScreens(screens: RouteObject[]): void {
  const prefetch = ({ target }: Event) => {
    const path = linkPath(target);
    if (path === null) return;
    for (const { route } of matchRoutes(screens, path) ?? []) {
      if (typeof route.lazy !== 'function') continue;
      route.lazy().catch((error: unknown) => console.info('A screen was not prefetched', error));
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

/** Starts prefetching the screens of links that people are about to open. */
export const prefetch = () => prefetchScreens(SCREENS);

/** Creates the router of a server-rendered page, with the data that the page was rendered with. */
export async function createHydratedRouter({ loaderData }: PageData) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(matches.map(({ route }) => loadScreen(route)));
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}
