import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

/**
 * A screen that could not be shown: its code or its data did not come, or it broke. The router
 * keeps a screen's failed code for ever, so a retry loads the page anew; but only when the site
 * answers, as otherwise the browser's own error page would take the app's place.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error('A screen failed', error), [error]);
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
          ? 'There is still no connection. Please try again when you are back online.'
          : 'This page could not be loaded. Please check your connection and try again.'}
      </ErrorState>
    </Page>
  );
}
