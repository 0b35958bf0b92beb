import { Box, Grid } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { MyConversations } from '../features/chat/direct/my-conversations.tsx';
import { AskAgain } from '../features/requests/ask-again.tsx';
import { MyRequests } from '../features/requests/my-requests.tsx';
import { REQUEST_MESSAGES } from '../features/requests/messages.ts';
import { WriteReview } from '../features/reviews/write-review.tsx';
import { SavedProviders } from '../features/saved-providers/saved-providers.tsx';
import { MESSAGES_HASH, paths, SAVED_HASH } from '../lib/paths.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

/**
 * The requests, and beside them the direct chats and the saved professionals; below them on small
 * screens. A link to a part leads to it first, without scrolling past the others.
 */
function Lists({ uid, email }: { uid: string; email: string }) {
  const { hash } = useLocation();
  const [isAtMessages, isAtSaved] = [hash === MESSAGES_HASH, hash === SAVED_HASH];
  const requests = (
    <Box key="requests" gridColumn={{ lg: 1 }} gridRow={{ lg: '1 / span 2' }}>
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
    <Box key="messages" gridColumn={{ lg: 2 }} gridRow={{ lg: isAtSaved ? 2 : 1 }}>
      <MyConversations uid={uid} isCurrent={isAtMessages} />
    </Box>
  );
  const saved = (
    <Box key="saved" gridColumn={{ lg: 2 }} gridRow={{ lg: isAtSaved ? 1 : 2 }}>
      <SavedProviders
        uid={uid}
        isCurrent={isAtSaved}
        renderAskAgain={(provider, nameId) => (
          <AskAgain uid={uid} provider={provider} nameId={nameId} />
        )}
      />
    </Box>
  );
  const others = isAtMessages ? [messages, requests] : [requests, messages];
  return (
    <Grid
      columnGap="10"
      rowGap="8"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      templateRows={{ lg: 'auto 1fr' }}
    >
      {isAtSaved ? [saved, ...others] : [...others, saved]}
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
