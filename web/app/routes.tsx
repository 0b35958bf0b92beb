import type { RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../routes/loading-screen.tsx';
import { RootLayout } from '../routes/root-layout.tsx';
import { RouteError } from '../routes/route-error.tsx';

/** Wraps the screens in the shell. Browser and server must render the same tree. */
export function withShell(screens: RouteObject[]): RouteObject[] {
  return [
    {
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [
        { errorElement: <RouteError />, HydrateFallback: LoadingScreen, children: screens },
      ],
    },
  ];
}
