import { AccountScreen } from '../features/account/account-screen.tsx';
import { AccountPlan } from '../features/billing/account-plan.tsx';
import { SupportLoader } from '../features/support/support-loader.tsx';
import { LeaveTeam } from '../features/team/leave-team.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

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
