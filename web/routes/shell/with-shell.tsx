import { Box } from '@chakra-ui/react';
import type { RouteObject } from 'react-router-dom';
import { CardSkeletons } from '../../ui/feedback/states.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';

/** Shows skeletons between header and footer until the first screen's code is loaded. */
function LoadingScreen() {
  return (
    <Page title="One moment">
      {/* Fills the screen, so that the footer does not move when the content is loaded. */}
      <Box minH="100dvh">
        <CardSkeletons label="Loading..." />
      </Box>
    </Page>
  );
}

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
