import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PUBLIC_PAGE } from '../../lib/route-ids.ts';
import * as home from '../../routes/home.tsx';
import * as pricing from '../../routes/pricing.tsx';
import * as publicPage from '../../routes/public-page.tsx';

/** The screens that the server renders. Their data is handed in: no loader runs here. */
export const SERVER_SCREENS: RouteObject[] = [
  { path: paths.home, Component: home.Component },
  { path: paths.pricing, Component: pricing.Component },
  { id: PUBLIC_PAGE, path: paths.publicPage, Component: publicPage.Component, loader: true },
];
