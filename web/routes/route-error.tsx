import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Page, PageHeading } from '../ui/page.tsx';
import { ErrorState } from '../ui/states.tsx';

/** A screen that could not be shown: its code or its data did not come, or it broke. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error('A screen failed', error), [error]);
  return (
    <Page title="Something went wrong" width="text">
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState onRetry={() => location.reload()}>
        This page could not be loaded. Please check your connection and try again.
      </ErrorState>
    </Page>
  );
}
