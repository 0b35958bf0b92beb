import { includes } from '@doorstep/domain/billing/entitlements';
import { AnalyticsMonths } from '../features/analytics/analytics-report.tsx';
import { WeekViews } from '../features/analytics/week-views.tsx';
import { useRequireSubscription } from '../features/billing/use-require-subscription.ts';
import { refreshSubscription, useSubscription } from '../data/billing/subscription.ts';
import { paths } from '../lib/paths.ts';
import { CardSkeletons, ErrorState } from '../ui/feedback/states.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { RequireSession } from './guards/require-session.tsx';

function Numbers({ uid }: { uid: string }) {
  const plan = useSubscription();
  if (plan.status === 'loading') return <CardSkeletons label="Loading your numbers…" />;
  if (plan.status === 'failed') {
    return (
      <ErrorState onRetry={() => void refreshSubscription()}>
        We couldn't load your plan.
      </ErrorState>
    );
  }
  return includes(plan.subscription.subscription_tier, 'analytics') ? (
    <AnalyticsMonths uid={uid} />
  ) : (
    <WeekViews />
  );
}

function Analytics({ uid }: { uid: string }) {
  useRequireSubscription('Choose a plan to see your analytics.');
  return (
    <Page title="Analytics">
      <PageHeading
        lead="How people find your page, and what comes of it."
        actions={
          <ButtonLink to={paths.dashboard} variant="outline">
            Dashboard
          </ButtonLink>
        }
      >
        Analytics
      </PageHeading>
      <Numbers uid={uid} />
    </Page>
  );
}

export function Component() {
  return <RequireSession>{({ uid }) => <Analytics uid={uid} />}</RequireSession>;
}
