import { CacheProvider } from '@emotion/react';
import type { PageRequest, RenderedPage } from '@doorstep/domain/public-page';
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
import { structuredData } from '../../features/provider-profile/public/structured-data.ts';
import { setSite, type PageData } from '../../lib/page-data.ts';
import { paths, publicPageHref } from '../../lib/paths.ts';
import { PUBLIC_PAGE } from '../../lib/route-ids.ts';
import { Providers } from '../providers.tsx';
import { withShell } from '../routes.tsx';
import { createDocument } from './document.ts';
import { SERVER_SCREENS } from './screens.tsx';
import { createStyleCache, usedStyles } from './styles.ts';

const routes = createStaticHandler(withShell(SERVER_SCREENS)).dataRoutes;

const pathOf = (request: PageRequest) =>
  request.page === 'profile' ? publicPageHref(request.handle) : paths[request.page];

function loaderDataOf(request: PageRequest): PageData['loaderData'] {
  if (request.page !== 'profile') return {};
  const { profile } = request;
  const outcome = profile === 'failed' ? { status: 'error' } : { status: 'ready', data: profile };
  return { [PUBLIC_PAGE]: { reading: 0, profile: outcome } };
}

function contextOf(pathname: string, loaderData: PageData['loaderData']): StaticHandlerContext {
  return {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    matches: matchRoutes(routes, pathname) ?? [],
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
}

/** Renders a page with the components of the app. Synchronous: nothing of one request meets another's. */
export function renderPage(request: PageRequest): RenderedPage {
  const { site, page } = request;
  setSite(site);
  const data: PageData = { site, loaderData: loaderDataOf(request) };
  const context = contextOf(pathOf(request), data.loaderData);
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
    styles: usedStyles(cache),
    fonts: CLIENT.fonts,
    data,
    structured: profile ? structuredData(profile) : [],
    boot: { script: CLIENT.boot, app: CLIENT.app, chunks: CLIENT.chunks[page] },
  });
}
