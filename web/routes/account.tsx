import { Box } from '@chakra-ui/react';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { AccountPlan } from '../features/billing/account-plan.tsx';
import { LeaveTeam } from '../features/team/leave-team.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { useLoad } from '../lib/use-load.ts';
import { CardSkeletons, ErrorState } from '../ui/feedback/states.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** Loads the code of the section about support, which the account's other settings do not need. */
function SupportLoader({ uid }: { uid: string }) {
  const code = useLoad('support-section', () => import('../features/support/support-section.tsx'));
  if (code.status === 'ready') return <code.data.SupportSection uid={uid} />;
  return (
    <Box mt="6">
      {code.status === 'loading' && <CardSkeletons label="Loading support..." count={1} />}
      {code.status === 'error' && (
        <ErrorState onRetry={code.reload}>We couldn't load support.</ErrorState>
      )}
    </Box>
  );
}

export function Component() {
  return (
    <RequireSession>
      {({ uid, email }) => (
        <Page title="Account" width="text">
          <PageHeading>Account</PageHeading>
          <AccountScreen
            uid={uid}
            email={email}
            plan={<AccountPlan />}
            team={<LeaveTeam />}
            support={<SupportLoader uid={uid} />}
          />
        </Page>
      )}
    </RequireSession>
  );
}
