import { isolate } from '@doorstep/domain/text';
import { ConversationList } from '../features/chat/direct/conversation-list.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { ProviderSide } from './guards/provider-side.tsx';
import { RequireSession } from './guards/require-session.tsx';

export function Component() {
  return (
    <RequireSession type="provider">
      {({ uid }) => (
        <ProviderSide uid={uid}>
          {({ providerUid, member, company }) => (
            <Page title="Chat Dashboard" width="text">
              <PageHeading
                lead={`Clients who messaged ${member ? isolate(company ?? 'your team') : 'you'} directly.`}
              >
                Chat Dashboard
              </PageHeading>
              <ConversationList uid={providerUid} />
            </Page>
          )}
        </ProviderSide>
      )}
    </RequireSession>
  );
}
