import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { reportError } from '../../lib/beacons/report-error.ts';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';

/**
 * Shows that a screen's code or data could not be loaded, or that it crashed. The router caches a
 * failed chunk forever, so 'Try again' reloads the page, but only if the site answers: otherwise
 * the browser's own error page would replace the app.
 */
export function RouteError() {
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
