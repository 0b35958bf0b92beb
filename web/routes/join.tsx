import { useSearchParams } from 'react-router-dom';
import { IncompleteLink, JoinTeam } from '../features/team/join-team.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

export function Component() {
  const [query] = useSearchParams();
  const invitation_id = query.get('invitation');
  const token = query.get('token');
  return (
    <RequireSession notice="Sign in with the address that was invited.">
      {() => (
        <Page title="Join a team" width="text">
          <PageHeading>Join a team</PageHeading>
          {invitation_id && token ? (
            <JoinTeam link={{ invitation_id, token }} />
          ) : (
            <IncompleteLink />
          )}
        </Page>
      )}
    </RequireSession>
  );
}
