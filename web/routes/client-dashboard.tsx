import { Box, Grid } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { MyConversations } from '../features/chat/direct/my-conversations.tsx';
import { MyRequests } from '../features/requests/my-requests.tsx';
import { REQUEST_MESSAGES } from '../features/requests/messages.ts';
import { WriteReview } from '../features/reviews/write-review.tsx';
import { MESSAGES_HASH, paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** The requests, and the direct chats beside them; below them on small screens. */
function Lists({ uid, email }: { uid: string; email: string }) {
  const isAtMessages = useLocation().hash === MESSAGES_HASH;
  const requests = (
    <Box key="requests" gridColumn={{ lg: 1 }} gridRow={{ lg: 1 }}>
      <MyRequests
        uid={uid}
        email={email}
        renderReview={(request, review) => (
          <WriteReview request={request} viewer="client" {...review} />
        )}
      />
    </Box>
  );
  const messages = (
    <Box key="messages" gridColumn={{ lg: 2 }} gridRow={{ lg: 1 }}>
      <MyConversations uid={uid} isCurrent={isAtMessages} />
    </Box>
  );
  return (
    <Grid
      columnGap="10"
      rowGap="8"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
    >
      {/* 'Chat' in the header leads to the direct chats, without scrolling past the requests. */}
      {isAtMessages ? [messages, requests] : [requests, messages]}
    </Grid>
  );
}

export function Component() {
  return (
    <RequireSession type="client" notice={REQUEST_MESSAGES.signInFirst}>
      {({ uid, email }) => (
        <Page title="My Service Requests">
          <PageHeading
            actions={
              <ButtonLink to={paths.clientProfile} variant="outline">
                My Profile
              </ButtonLink>
            }
          >
            My Service Requests
          </PageHeading>
          <Lists uid={uid} email={email} />
        </Page>
      )}
    </RequireSession>
  );
}
