import { ClientProfileScreen } from '../features/account/client-profile-screen.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

export function Component() {
  return (
    <RequireSession type="client">
      {({ uid, email }) => (
        <Page title="My Profile" width="text">
          <PageHeading>My Profile</PageHeading>
          <ClientProfileScreen uid={uid} email={email} />
        </Page>
      )}
    </RequireSession>
  );
}
