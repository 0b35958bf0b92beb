import { Box, Grid } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PlanNotice } from '../features/billing/plan-notice.tsx';
import { SubscriptionCard } from '../features/billing/subscription-card.tsx';
import { useRequireSubscription } from '../features/billing/use-require-subscription.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ReportReview } from '../features/moderation/report-review.tsx';
import { Inbox } from '../features/requests/inbox/inbox.tsx';
import { useInboxView } from '../features/requests/inbox/inbox-view.ts';
import { PageHint } from '../features/requests/inbox/page-hint.tsx';
import { OwnReviews } from '../features/reviews/own-reviews.tsx';
import { usePrefetchInbox } from '../data/requests/requests.ts';
import { inboxState } from '../lib/navigation/history-state.ts';
import { paths, requestChatHref, supportHref } from '../lib/paths.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { OpenRequest } from './open-request.tsx';
import { ProviderSide } from './guards/provider-side.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** Includes print, because a sheet is narrow and printing a quote must not close its request. */
const WIDE = '(min-width: 1280px), print';
/** The subscription has room in a column of its own. */
const LARGE = '(min-width: 1024px)';

interface RequestsPageProps {
  uid: string;
  /** The professional whose requests are listed. */
  providerUid: string;
  heading: ReactNode;
  /** Renders the column beside the requests, which is above them on narrow screens. */
  side?: (place: { isCompact: boolean }) => ReactNode;
  above?: ReactNode;
  below?: ReactNode;
}

/**
 * Shows the requests. On a wide screen the open request is beside them; on a narrow one it has a
 * screen of its own.
 */
function RequestsPage(props: RequestsPageProps) {
  const { uid, providerUid, heading, side, above, below } = props;
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
          {heading}
          <Grid
            templateColumns={isOpen || !side ? 'minmax(0, 1fr)' : { lg: '18rem minmax(0, 1fr)' }}
            gap={{ base: '6', lg: isOpen ? '6' : '8' }}
          >
            {side && (
              <Box
                {...(!isOpen && {
                  position: { lg: 'sticky' },
                  top: '24',
                  alignSelf: { lg: 'start' },
                })}
              >
                {side({ isCompact: isOpen || !isLarge })}
              </Box>
            )}
            <Box minW="0">
              {above}
              <Inbox uid={providerUid} slots={moderationSlots} opensBeside={isWide} />
              {below}
            </Box>
          </Grid>
        </Box>
        <OpenRequest
          id={open}
          uid={uid}
          providerUid={providerUid}
          back={paths.dashboard + closed}
        />
      </Grid>
    </Page>
  );
}

/** The dashboard of a professional: plan, requests and reviews. */
function OwnerDashboard({ uid }: { uid: string }) {
  useRequireSubscription();
  return (
    <RequestsPage
      uid={uid}
      providerUid={uid}
      heading={
        <>
          <PageHeading>Provider Dashboard</PageHeading>
          <PlanNotice />
        </>
      }
      side={({ isCompact }) => (
        <SubscriptionCard isCompact={isCompact}>
          <ButtonLink to={paths.analytics} variant="outline">
            Analytics
          </ButtonLink>
          <ButtonLink to={paths.team} variant="outline">
            Team
          </ButtonLink>
          <ButtonLink to={paths.account} variant="outline">
            Account
          </ButtonLink>
          <ButtonLink to={supportHref} variant="outline">
            Contact support
          </ButtonLink>
        </SubscriptionCard>
      )}
      above={<PageHint uid={uid} />}
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
      heading={
        <PageHeading
          lead={`Requests of ${isolate(company ?? 'your team')}`}
          actions={
            <ButtonLink to={paths.account} variant="outline">
              Account
            </ButtonLink>
          }
        >
          Provider Dashboard
        </PageHeading>
      }
    />
  );
}

function Dashboard({ uid }: { uid: string }) {
  usePrefetchInbox(uid, useInboxView().view);
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
