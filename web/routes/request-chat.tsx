import { Navigate, useParams } from 'react-router-dom';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ProviderRequestChat } from '../features/chat/provider-request-chat.tsx';
import { CHAT_MESSAGES } from '../features/chat/messages.ts';
import { QuoteCard } from '../features/requests/quote-card.tsx';
import { RequestControls } from '../features/requests/request-controls.tsx';
import { isDocumentId } from '../lib/document-id.ts';
import { paths } from '../lib/paths.ts';
import { RequireSession } from './require-session.tsx';

export function Component() {
  const { requestId } = useParams();
  if (!isDocumentId(requestId)) return <Navigate to={paths.dashboard} replace />;
  return (
    <RequireSession type="provider" notice={CHAT_MESSAGES.signInFirst}>
      {({ uid }) => (
        <ProviderRequestChat
          key={requestId}
          requestId={requestId}
          uid={uid}
          slots={moderationSlots}
          quote={(request) => <QuoteCard request={request} viewer="provider" />}
          controls={(request) => <RequestControls request={request} />}
        />
      )}
    </RequireSession>
  );
}
