import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PUBLIC_PAGE, SEARCH } from '../../lib/route-ids.ts';
import * as home from '../../routes/home.tsx';
import * as pricing from '../../routes/pricing.tsx';
import * as publicPage from '../../routes/public-page.tsx';
import * as search from '../../routes/search.tsx';

/** The screens that the server renders. Their data is handed in: no loader runs here. */
export const SERVER_SCREENS: RouteObject[] = [
  { path: paths.home, Component: home.Component },
  { path: paths.pricing, Component: pricing.Component },
  { id: SEARCH, path: paths.search, Component: search.Component, loader: true },
  { id: PUBLIC_PAGE, path: paths.publicPage, Component: publicPage.Component, loader: true },
];
