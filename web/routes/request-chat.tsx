import { Navigate, useLocation, useParams } from 'react-router-dom';
import { usePrefetchRequestChat } from '../data/chat/chat-messages.ts';
import { moderationSlots } from '../features/moderation/moderation-slots.tsx';
import { ProviderRequestChat } from '../features/chat/request/provider-request-chat.tsx';
import { CHAT_MESSAGES } from '../features/chat/messages.ts';
import { QuoteCard } from '../features/requests/quotes/quote-card.tsx';
import { ChatFacts } from '../features/requests/chat-facts.tsx';
import { DoneCard } from '../features/requests/done/done-card.tsx';
import { StatusSelect } from '../features/requests/inbox/status-select.tsx';
import { SendQuote } from '../features/requests/quotes/send-quote.tsx';
import { isDocumentId } from '../lib/navigation/document-id.ts';
import { readInbox } from '../lib/navigation/history-state.ts';
import { paths } from '../lib/paths.ts';
import { ProviderSide } from './guards/provider-side.tsx';
import { RequireSession } from './guards/require-session.tsx';

interface RequestChatProps {
  requestId: string;
  uid: string;
  /** The professional: the signed-in person, or the owner of their team. */
  providerUid: string;
  back: string;
  isBeside: boolean;
}

/** The professional's chat about a request, as a screen or beside the list of the dashboard. */
export function RequestChat(props: RequestChatProps) {
  return (
    <ProviderRequestChat
      key={props.requestId}
      {...props}
      slots={moderationSlots}
      quote={(request) => <QuoteCard request={request} viewer="provider" />}
      done={(request) => <DoneCard request={request} viewer="provider" />}
      status={(request) => (
        <>
          <StatusSelect
            requestId={request.id}
            clientName={request.client_name}
            status={request.status}
            closed={request.closed === true}
          />
          <SendQuote request={request} />
        </>
      )}
      facts={(request) => <ChatFacts request={request} />}
    />
  );
}

function RequestChatScreen({ uid, requestId }: { uid: string; requestId: string }) {
  const back = paths.dashboard + readInbox(useLocation().state);
  usePrefetchRequestChat(requestId);
  return (
    <ProviderSide uid={uid}>
      {({ providerUid }) => (
        <RequestChat {...{ requestId, uid, providerUid, back }} isBeside={false} />
      )}
    </ProviderSide>
  );
}

export function Component() {
  const { requestId } = useParams();
  if (!isDocumentId(requestId)) return <Navigate to={paths.dashboard} replace />;
  return (
    <RequireSession type="provider" notice={CHAT_MESSAGES.signInFirst}>
      {({ uid }) => <RequestChatScreen uid={uid} requestId={requestId} />}
    </RequireSession>
  );
}
