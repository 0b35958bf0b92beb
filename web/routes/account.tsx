import { ChangeEmail } from '../features/account/change-email.tsx';
import { DeleteAccount } from '../features/account/delete-account.tsx';
import { DownloadData } from '../features/account/download-data.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './require-session.tsx';

export function Component() {
  return (
    <RequireSession>
      {({ email }) => (
        <Page title="Account" width="text">
          <PageHeading>Account</PageHeading>
          <ChangeEmail email={email} />
          <DownloadData />
          <DeleteAccount />
        </Page>
      )}
    </RequireSession>
  );
}
