import { MyConversations } from '../features/chat/direct/my-conversations.tsx';
import { MyRequests } from '../features/requests/my-requests.tsx';
import { REQUEST_MESSAGES } from '../features/requests/messages.ts';
import { WriteReview } from '../features/reviews/write-review.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

export function Component() {
  return (
    <RequireSession type="client" notice={REQUEST_MESSAGES.signInFirst}>
      {({ uid, email }) => (
        <Page title="My Service Requests" width="text">
          <PageHeading
            actions={
              <ButtonLink to={paths.clientProfile} variant="outline">
                My Profile
              </ButtonLink>
            }
          >
            My Service Requests
          </PageHeading>
          <MyRequests
            uid={uid}
            email={email}
            renderReview={(request) => <WriteReview request={request} viewer="client" />}
          />
          <MyConversations uid={uid} />
        </Page>
      )}
    </RequireSession>
  );
}
