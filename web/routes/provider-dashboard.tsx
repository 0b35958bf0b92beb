import { ConversationList } from '../features/chat/conversation-list.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './require-session.tsx';

export function Component() {
  return (
    <RequireSession type="provider">
      {({ uid }) => (
        <Page title="Chat Dashboard" width="text">
          <PageHeading lead="Clients who messaged you directly.">Chat Dashboard</PageHeading>
          <ConversationList uid={uid} />
        </Page>
      )}
    </RequireSession>
  );
}
