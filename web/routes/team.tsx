import { Navigate } from 'react-router-dom';
import { refreshSubscription, useSubscription } from '../data/billing/subscription.ts';
import { useMembership } from '../data/team/membership.ts';
import { OwnTeam } from '../features/team/own-team.tsx';
import { paths } from '../lib/paths.ts';
import { CardSkeletons, ErrorState } from '../ui/feedback/states.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** The team is also shown after the plan has ended, so that members can be removed. */
function Team({ uid }: { uid: string }) {
  const plan = useSubscription();
  const membership = useMembership();
  // A member has no team of their own. The account names the team that they are in.
  if (membership.status === 'ready' && membership.member) {
    return <Navigate to={paths.account} replace />;
  }
  if (plan.status === 'loading') return <CardSkeletons label="Loading your team..." count={2} />;
  if (plan.status === 'failed') {
    return (
      <ErrorState onRetry={() => void refreshSubscription()}>
        We couldn't load your plan.
      </ErrorState>
    );
  }
  return <OwnTeam uid={uid} tier={plan.subscription.subscription_tier} />;
}

export function Component() {
  return (
    <RequireSession>
      {({ uid }) => (
        <Page title="Team" width="text">
          <PageHeading
            lead="People who answer requests with you, in chats and with quotes."
            actions={
              <ButtonLink to={paths.dashboard} variant="outline">
                Dashboard
              </ButtonLink>
            }
          >
            Team
          </PageHeading>
          <Team uid={uid} />
        </Page>
      )}
    </RequireSession>
  );
}
