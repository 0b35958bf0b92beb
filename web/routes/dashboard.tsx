import { Box, Grid } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { PlanNotice } from '../features/billing/plan-notice.tsx';
import { SubscriptionCard } from '../features/billing/subscription-card.tsx';
import { useRequireSubscription } from '../features/billing/use-require-subscription.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ReportReview } from '../features/moderation/report-review.tsx';
import { Inbox } from '../features/requests/inbox.tsx';
import { useInboxView } from '../features/requests/inbox-view.ts';
import { PageHint } from '../features/requests/page-hint.tsx';
import { OwnReviews } from '../features/reviews/own-reviews.tsx';
import { inboxState } from '../lib/history-state.ts';
import { paths, requestChatHref, supportHref } from '../lib/paths.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { OpenRequest } from './open-request.tsx';
import { RequireSession } from './require-session.tsx';

/** Includes print, because a sheet is narrow and printing a quote must not close its request. */
const WIDE = '(min-width: 1280px), print';
/** The subscription has room in a column of its own. */
const LARGE = '(min-width: 1024px)';

function Dashboard({ uid }: { uid: string }) {
  useRequireSubscription();
  const isWide = useMediaQuery(WIDE);
  const isLarge = useMediaQuery(LARGE);
  const { open, closed } = useInboxView();
  const isOpen = open !== null;
  if (isOpen && !isWide) {
    return <Navigate to={requestChatHref(open)} state={inboxState(closed)} replace />;
  }
  return (
    <Page title="Provider Dashboard" width={isOpen ? 'beside' : 'wide'}>
      <Grid
        templateColumns={isOpen ? '25rem minmax(0, 1fr)' : 'minmax(0, 1fr)'}
        alignItems="start"
        gap="8"
        _print={{ display: 'block' }}
      >
        <Box minW="0" {...(isOpen && { py: '8', _print: { display: 'none' } })}>
          <PageHeading>Provider Dashboard</PageHeading>
          <PlanNotice />
          <Grid
            templateColumns={isOpen ? 'minmax(0, 1fr)' : { lg: '18rem minmax(0, 1fr)' }}
            gap={{ base: '6', lg: isOpen ? '6' : '8' }}
          >
            <Box
              {...(!isOpen && {
                position: { lg: 'sticky' },
                top: '24',
                alignSelf: { lg: 'start' },
              })}
            >
              <SubscriptionCard isCompact={isOpen || !isLarge}>
                <ButtonLink to={paths.analytics} variant="outline">
                  Analytics
                </ButtonLink>
                <ButtonLink to={paths.account} variant="outline">
                  Account
                </ButtonLink>
                <ButtonLink to={supportHref} variant="outline">
                  Contact support
                </ButtonLink>
              </SubscriptionCard>
            </Box>
            <Box minW="0">
              <PageHint uid={uid} />
              <Inbox uid={uid} slots={moderationSlots} opensBeside={isWide} />
              <OwnReviews renderReport={(review) => <ReportReview id={review.id} />} />
            </Box>
          </Grid>
        </Box>
        <OpenRequest id={open} uid={uid} back={paths.dashboard + closed} />
      </Grid>
    </Page>
  );
}

export function Component() {
  return <RequireSession>{({ uid }) => <Dashboard uid={uid} />}</RequireSession>;
}
