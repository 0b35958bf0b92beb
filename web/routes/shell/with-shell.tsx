import { Box } from '@chakra-ui/react';
import { useRouteError, type RouteObject } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { reportError } from '../../lib/beacons/report-error.ts';
import { RootLayout } from './root-layout.tsx';

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

/**
 * Shows that a screen's code or data could not be loaded, or that it crashed. The router caches a
 * failed chunk forever, so 'Try again' reloads the page, but only if the site answers: otherwise
 * the browser's own error page would replace the app.
 */
function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A screen failed', error);
    reportError(error);
  }, [error]);
  const [unreachable, setUnreachable] = useState(false);

  const retry = async () => {
    setUnreachable(false);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch (failure) {
      console.warn('The site does not answer', failure);
      setUnreachable(true);
    }
  };
  return (
    <Page title="Something went wrong" width="text">
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState onRetry={() => void retry()}>
        {unreachable
          ? "There's still no connection. Please try again when you're back online."
          : "We couldn't load this page. Please check your connection and try again."}
      </ErrorState>
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
