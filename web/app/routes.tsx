import type { RouteObject } from 'react-router-dom';
import { FirstScreen } from '../routes/first-screen.tsx';
import { RootLayout } from '../routes/root-layout.tsx';
import { RouteError } from '../routes/route-error.tsx';

/** Around every screen, in the browser and on the server: the two trees have to be the same. */
export function withShell(screens: RouteObject[]): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, HydrateFallback: FirstScreen, children: screens }],
    },
  ];
}
