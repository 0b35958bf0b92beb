import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../data/auth/session.ts';
import type { InvitationLink } from '../data/team/joining.ts';
import { AuthScreen } from '../features/auth/auth-screen.tsx';
import { IncompleteLink, InvitedVisitor, JoinTeam } from '../features/team/join-team.tsx';
import { readAuthForm } from '../lib/navigation/history-state.ts';
import { authHref } from '../lib/paths.ts';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** Asks a visitor to create the account that was invited, or to sign in. */
function SignUpToJoin({ link }: { link: InvitationLink }) {
  const location = useLocation();
  const redirect = location.pathname + location.search;
  return (
    <InvitedVisitor link={link} signIn={authHref({ redirect })}>
      {({ company, name, email }) => (
        <AuthScreen
          checkout={false}
          type={null}
          redirect={redirect}
          form={readAuthForm(location.state)}
          email={email}
          invitation={{ company, name }}
        />
      )}
    </InvitedVisitor>
  );
}

function Join({ link }: { link: InvitationLink }) {
  const { status } = useSession();
  // A new account stays here until its email is confirmed.
  if (status === 'signed-out' || status === 'unconfirmed') return <SignUpToJoin link={link} />;
  return (
    <RequireSession>
      {({ email }) => (
        <Page title="Join a team" width="text">
          <PageHeading>Join a team</PageHeading>
          <JoinTeam link={link} email={email} />
        </Page>
      )}
    </RequireSession>
  );
}

export function Component() {
  const [query] = useSearchParams();
  const invitation_id = query.get('invitation');
  const token = query.get('token');
  if (invitation_id && token) return <Join link={{ invitation_id, token }} />;
  return (
    <Page title="Join a team" width="text">
      <PageHeading>Join a team</PageHeading>
      <IncompleteLink />
    </Page>
  );
}
