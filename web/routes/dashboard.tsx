import { Box, Grid, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PlanNotice } from '../features/billing/plan-notice.tsx';
import { SubscriptionLine } from '../features/billing/subscription-line.tsx';
import { useRequireSubscription } from '../features/billing/use-require-subscription.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ReportReview } from '../features/moderation/report-review.tsx';
import { Inbox } from '../features/requests/inbox/inbox.tsx';
import { useInboxAddress, viewOf } from '../features/requests/inbox/inbox-address.ts';
import { threadHref } from '../features/requests/inbox/use-chat-link.ts';
import { PageHint } from '../features/requests/inbox/page-hint.tsx';
import { OwnReviews } from '../features/reviews/own-reviews.tsx';
import { usePrefetchInbox } from '../data/requests/inbox.ts';
import { inboxState } from '../lib/navigation/history-state.ts';
import { paths } from '../lib/paths.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { Page, ScreenHeading } from '../ui/layout/page.tsx';
import { OpenThread } from './shell/open-thread.tsx';
import { ProviderSide } from './guards/provider-side.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** Includes print, because a sheet is narrow and printing a quote must not close its request. */
const WIDE = '(min-width: 1280px), print';
/** From this width on, the rows of the inbox have columns. */
const LARGE = '(min-width: 1024px)';

interface RequestsPageProps {
  uid: string;
  /** The professional whose requests are listed. */
  providerUid: string;
  /** Renders the heading; compact where the list has no room for columns. */
  above: (place: { isCompact: boolean }) => ReactNode;
  below?: ReactNode;
}

/**
 * Shows the inbox. On a wide screen the open thread is beside it; on a narrow one it has a screen
 * of its own.
 */
function RequestsPage({ uid, providerUid, above, below }: RequestsPageProps) {
  const isWide = useMediaQuery(WIDE);
  const isLarge = useMediaQuery(LARGE);
  const { open, closed } = useInboxAddress();
  const isOpen = open !== null;
  const hasColumns = isLarge && !isOpen;
  if (isOpen && !isWide) {
    return <Navigate to={threadHref(open, providerUid)} state={inboxState(closed)} replace />;
  }
  return (
    <Page title="Provider Dashboard" width={isOpen ? 'beside' : 'full'}>
      <Grid
        templateColumns={isOpen ? '25rem minmax(0, 1fr)' : 'minmax(0, 1fr)'}
        alignItems="start"
        gap="8"
        _print={{ display: 'block' }}
      >
        <Box minW="0" {...(isOpen && { py: '4', _print: { display: 'none' } })}>
          {above({ isCompact: !hasColumns })}
          <Inbox
            uid={providerUid}
            slots={moderationSlots}
            opensBeside={isWide}
            isWide={hasColumns}
          />
          {below}
        </Box>
        <OpenThread id={open} uid={uid} providerUid={providerUid} back={paths.dashboard + closed} />
      </Grid>
    </Page>
  );
}

/** The heading of the dashboard. It is small, so that many requests fit into the window. */
const DashboardHeading = () => (
  <ScreenHeading size={{ base: 'lg', md: 'xl' }} mb="1">
    Provider Dashboard
  </ScreenHeading>
);

/** The dashboard of a professional: plan, requests and reviews. */
function OwnerDashboard({ uid }: { uid: string }) {
  useRequireSubscription('Choose a plan to open your dashboard.');
  return (
    <RequestsPage
      uid={uid}
      providerUid={uid}
      above={({ isCompact }) => (
        <>
          <DashboardHeading />
          <SubscriptionLine isCompact={isCompact} />
          <PlanNotice />
          <PageHint uid={uid} />
        </>
      )}
      below={<OwnReviews renderReport={(review) => <ReportReview id={review.id} />} />}
    />
  );
}

interface MemberDashboardProps extends Pick<RequestsPageProps, 'uid' | 'providerUid'> {
  /** The name of the team's company, if it is known. */
  company: string | null;
}

/** The dashboard of a member of a team, who sees only the requests. */
function MemberDashboard({ company, ...page }: MemberDashboardProps) {
  return (
    <RequestsPage
      {...page}
      above={() => (
        <>
          <DashboardHeading />
          <Text mb="3" color="fg.muted">
            {company === null ? "Your team's requests" : `${isolate(company)}'s requests`}
          </Text>
        </>
      )}
    />
  );
}

function Dashboard({ uid }: { uid: string }) {
  usePrefetchInbox(uid, viewOf(useInboxAddress().address, true));
  return (
    <ProviderSide uid={uid}>
      {({ providerUid, member, company }) =>
        member ? (
          <MemberDashboard uid={uid} providerUid={providerUid} company={company} />
        ) : (
          <OwnerDashboard uid={uid} />
        )
      }
    </ProviderSide>
  );
}

export function Component() {
  return <RequireSession>{({ uid }) => <Dashboard uid={uid} />}</RequireSession>;
}
