import type { RouteObject } from 'react-router-dom';
import { ROUTE_IDS } from '../../lib/page-data.ts';
import { paths } from '../../lib/paths.ts';
import * as home from '../../routes/public/home.tsx';
import * as pricing from '../../routes/public/pricing.tsx';
import * as privacy from '../../routes/public/privacy.tsx';
import * as publicPage from '../../routes/public/public-page.tsx';
import * as search from '../../routes/public/search.tsx';
import * as terms from '../../routes/public/terms.tsx';
import * as trade from '../../routes/public/trade.tsx';

/** The screens that the server renders. Loaders do not run: the caller passes their data. */
export const SERVER_SCREENS: RouteObject[] = [
  { id: ROUTE_IDS.home, path: paths.home, Component: home.Component, loader: true },
  { path: paths.pricing, Component: pricing.Component },
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
