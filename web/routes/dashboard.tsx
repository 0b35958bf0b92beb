import { Box, Grid } from '@chakra-ui/react';
import { PlanNotice } from '../features/billing/plan-notice.tsx';
import { SubscriptionCard } from '../features/billing/subscription-card.tsx';
import { useRequireSubscription } from '../features/billing/use-require-subscription.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ReportReview } from '../features/moderation/report-review.tsx';
import { Inbox } from '../features/requests/inbox.tsx';
import { PageHint } from '../features/requests/page-hint.tsx';
import { OwnReviews } from '../features/reviews/own-reviews.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './require-session.tsx';

function Dashboard({ uid }: { uid: string }) {
  useRequireSubscription();
  return (
    <Page title="Provider Dashboard">
      <PageHeading>Provider Dashboard</PageHeading>
      <PlanNotice />
      <Grid templateColumns={{ lg: '18rem minmax(0, 1fr)' }} gap={{ base: '6', lg: '8' }}>
        <Box position={{ lg: 'sticky' }} top="24" alignSelf={{ lg: 'start' }}>
          <SubscriptionCard>
            <ButtonLink to={paths.account} variant="outline">
              Account
            </ButtonLink>
          </SubscriptionCard>
        </Box>
        <Box minW="0">
          <PageHint uid={uid} />
          <Inbox uid={uid} slots={moderationSlots} />
          <OwnReviews renderReport={(review) => <ReportReview id={review.id} />} />
        </Box>
      </Grid>
    </Page>
  );
}

export function Component() {
  return <RequireSession>{({ uid }) => <Dashboard uid={uid} />}</RequireSession>;
}
