import type { SenderType } from '@doorstep/domain/message';
import type { ServiceRequest } from '@doorstep/domain/service-request';
import { sendChatMessage, useChatMessages } from '../../data/chat-messages.ts';
import { newId } from '../../data/firestore.ts';
import { markRequestRead } from '../../data/live-requests.ts';
import { ChatThread } from '../../ui/chat-thread.tsx';
import { REQUEST_CHAT_MESSAGES } from './messages.ts';

interface RequestThreadProps {
  request: ServiceRequest;
  /** Who looks, and by which uid: a guest's counts too. */
  side: SenderType;
  uid: string;
}

/** The chat about a request, from either side. */
export function RequestThread({ request, side, uid }: RequestThreadProps) {
  return (
    <ChatThread
      thread={`request:${request.id}:${uid}`}
      side={side}
      otherName={side === 'provider' ? request.client_name : request.provider_name}
      messages={useChatMessages(request.id)}
      newId={newId}
      write={(id, text) =>
        sendChatMessage({ id, requestId: request.id, from: side, senderUid: uid, text })
      }
      unread={side === 'provider' ? request.unread_provider : request.unread_client}
      latestId={request.last_message_id}
      markRead={() => markRequestRead(request.id, side)}
      texts={REQUEST_CHAT_MESSAGES}
    />
  );
}
