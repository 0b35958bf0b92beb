import { ProfileEditor } from '../features/profile-editor/profile-editor.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './require-session.tsx';

export function Component() {
  return (
    <RequireSession type="provider">
      {({ uid }) => (
        <Page title="Public Profile" width="text">
          <PageHeading lead="This is what clients see. Save a draft as often as you like.">
            Public Profile
          </PageHeading>
          <ProfileEditor uid={uid} />
        </Page>
      )}
    </RequireSession>
  );
}
