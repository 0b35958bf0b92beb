import { ChangeEmail } from '../features/account/change-email.tsx';
import { Page, PageHeading } from '../ui/page.tsx';
import { RequireSession } from './require-session.tsx';

export function Component() {
  return (
    <RequireSession>
      {({ email }) => (
        <Page title="Account" width="text">
          <PageHeading>Account</PageHeading>
          <ChangeEmail email={email} />
        </Page>
      )}
    </RequireSession>
  );
}
