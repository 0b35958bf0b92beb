import type { PageRequest, RenderedPage } from '@doorstep/domain/pages/public-page';
import { isShort, readSearchAddress } from '@doorstep/domain/search/search-address';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { CLIENT } from 'virtual:client-build';
import { structuredData } from '../../features/provider-page/structured-data.ts';
import { setSite, type PageData } from '../../lib/page-data.ts';
import { paths, publicPageHref } from '../../lib/paths.ts';
import { PUBLIC_PAGE, SEARCH } from '../../lib/route-ids.ts';
import type { Settled } from '../../lib/to-result.ts';
import { Providers } from '../providers.tsx';
import { withShell } from '../routes.tsx';
import { createDocument } from './document.ts';
import { SERVER_SCREENS } from './screens.tsx';
import { createStyleCache, styleElements } from './styles.ts';

const routes = createStaticHandler(withShell(SERVER_SCREENS)).dataRoutes;

function pathOf(request: PageRequest): string {
  return request.page === 'profile' ? publicPageHref(request.handle) : paths[request.page];
}

/** What was read, as a loader of the app gives it, once it is there. */
const settled = <T,>(data: T | 'failed'): Settled<T> =>
  data === 'failed' ? { status: 'error' } : { status: 'ready', data };

function loaderDataOf(request: PageRequest): PageData['loaderData'] {
  switch (request.page) {
    case 'profile':
      return { [PUBLIC_PAGE]: { known: null, profile: settled(request.profile) } };
    case 'search': {
      const { terms } = readSearchAddress(new URLSearchParams(request.query));
      return { [SEARCH]: { terms, cached: null, answer: settled(request.found) } };
    }
    default:
      return {};
  }
}

function contextOf(request: PageRequest, loaderData: PageData['loaderData']): StaticHandlerContext {
  const pathname = pathOf(request);
  const search = request.page === 'search' ? request.query : '';
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

/** Whether the app has to read on what the server has not (routes/search.tsx). */
function isUnfinished(request: PageRequest): boolean {
  if (request.page !== 'search' || request.found === 'failed') return false;
  return isShort(request.found, readSearchAddress(new URLSearchParams(request.query)));
}

/** Renders a page with the components of the app. Synchronous: nothing of one request meets another's. */
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
  const profile = request.page === 'profile' && request.profile !== 'failed' && request.profile;
  return createDocument({
    rendered,
    styles: styleElements(cache),
    fonts: CLIENT.fonts,
    letters: CLIENT.letters,
    data,
    structured: profile ? structuredData(profile) : [],
    boot: {
      script: CLIENT.boot,
      app: CLIENT.app,
      chunks: CLIENT.chunks[page],
      isNeeded: isUnfinished(request),
    },
  });
}
