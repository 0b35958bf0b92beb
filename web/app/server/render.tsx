import { BRAND } from '@doorstep/domain/brand';
import type { PageRequest, RenderedPage } from '@doorstep/domain/pages/public-page';
import { isIncomplete, readSearchAddress } from '@doorstep/domain/search/results/search-address';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { CLIENT } from 'virtual:client-build';
import { pricingStructuredData } from '../../features/billing/pricing-questions.ts';
import { structuredData } from '../../features/provider-page/structured-data.ts';
import { tradeStructuredData } from '../../features/search/trade-structured-data.ts';
import { ROUTE_IDS, setSite, type PageData } from '../../lib/page-data.ts';
import { paths, publicPageHref, tradeHref } from '../../lib/paths.ts';
import type { Result } from '../../lib/to-result.ts';
import { Providers } from '../providers.tsx';
import { withShell } from '../../routes/shell/with-shell.tsx';
import { createDocument } from './document.ts';
import { createStyleCache, styleElements } from './styles.ts';
import * as home from '../../routes/public/home.tsx';
import * as pricing from '../../routes/public/pricing.tsx';
import * as privacy from '../../routes/public/privacy.tsx';
import * as publicPage from '../../routes/public/public-page.tsx';
import * as search from '../../routes/public/search.tsx';
import * as terms from '../../routes/public/terms.tsx';
import * as trade from '../../routes/public/trade.tsx';

/** The screens that the server renders. Loaders do not run: the caller passes their data. */
const SERVER_SCREENS: RouteObject[] = [
  { id: ROUTE_IDS.home, path: paths.home, Component: home.Component, loader: true },
  { id: ROUTE_IDS.pricing, path: paths.pricing, Component: pricing.Component, loader: true },
  { path: paths.privacy, Component: privacy.Component },
  { path: paths.terms, Component: terms.Component },
  { id: ROUTE_IDS.search, path: paths.search, Component: search.Component, loader: true },
  { id: ROUTE_IDS.trade, path: paths.trade, Component: trade.Component, loader: true },
  {
    id: ROUTE_IDS.publicPage,
    path: paths.publicPage,
    Component: publicPage.Component,
    loader: true,
  },
];

const routes = createStaticHandler(withShell(SERVER_SCREENS)).dataRoutes;

function pathOf(request: PageRequest): string {
  switch (request.page) {
    case 'profile':
      return publicPageHref(request.handle);
    case 'trade':
      return tradeHref(request.address.trade, request.address.city);
    default:
      return paths[request.page];
  }
}

function queryOf(request: PageRequest): string {
  if (request.page === 'search') return request.query;
  if (request.page !== 'trade' || request.address.after === null) return '';
  return `?after=${request.address.after}`;
}

/** Returns the page's data for search engines. */
function structuredOf(request: PageRequest): object[] {
  if (request.page === 'profile' && request.profile !== 'failed' && request.profile)
    return structuredData(request.profile);
  if (request.page === 'trade' && request.found !== 'failed' && request.found)
    return tradeStructuredData(request.found);
  if (request.page === 'pricing') return pricingStructuredData(request.sales);
  return [];
}

/** Returns the data of a request in the form in which the app's loaders return it. */
const toResult = <T,>(data: T | 'failed'): Result<T> =>
  data === 'failed' ? { status: 'error' } : { status: 'ready', data };

function loaderDataOf(request: PageRequest): PageData['loaderData'] {
  switch (request.page) {
    case 'home':
      return {
        [ROUTE_IDS.home]: { cached: null, home: toResult(request.home) },
      };
    case 'pricing':
      return { [ROUTE_IDS.pricing]: { sales: toResult(request.sales) } };
    case 'profile':
      return { [ROUTE_IDS.publicPage]: { cached: null, profile: toResult(request.profile) } };
    case 'search': {
      const { terms } = readSearchAddress(new URLSearchParams(request.query));
      return { [ROUTE_IDS.search]: { terms, cached: null, answer: toResult(request.answer) } };
    }
    case 'trade':
      return { [ROUTE_IDS.trade]: { cached: null, page: toResult(request.found) } };
    default:
      return {};
  }
}

function contextOf(request: PageRequest, loaderData: PageData['loaderData']): StaticHandlerContext {
  const pathname = pathOf(request);
  const search = queryOf(request);
  return {
    basename: '/',
    location: { pathname, search, hash: '', state: null, key: 'default' },
    matches: matchRoutes(routes, pathname) ?? [],
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
}

/** Returns the addresses of the fonts that every page preloads. */
const preloadedFonts = (): string[] =>
  BRAND.fonts.preloaded.map((file) => {
    const address = CLIENT.fontFiles[file];
    if (address === undefined) throw new Error(`fonts.preloaded: fonts.css does not use '${file}'`);
    return address;
  });

/**
 * Checks whether the app has to load more results than the server returned
 * (routes/public/search.tsx).
 */
function needsMoreResults(request: PageRequest): boolean {
  if (request.page !== 'search' || request.answer === 'failed') return false;
  return isIncomplete(request.answer, readSearchAddress(new URLSearchParams(request.query)));
}

/**
 * Renders a page with the components of the app. Synchronous, so that concurrent requests share no
 * state. Throws if a component throws.
 */
export function renderPage(request: PageRequest): RenderedPage {
  const { site, page } = request;
  setSite(site);
  const data: PageData = { site, loaderData: loaderDataOf(request) };
  const context = contextOf(request, data.loaderData);
  const cache = createStyleCache();
  const rendered = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <Providers>
          <StaticRouterProvider
            router={createStaticRouter(routes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </CacheProvider>
    </StrictMode>,
  );
  return createDocument({
    rendered,
    styles: styleElements(cache),
    fonts: CLIENT.fonts,
    fontFiles: preloadedFonts(),
    data,
    structured: structuredOf(request),
    boot: {
      script: CLIENT.boot,
      app: CLIENT.app,
      chunks: CLIENT.chunks[page],
      isNeeded: needsMoreResults(request),
    },
  });
}
