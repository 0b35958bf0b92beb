import type { SenderType } from '@doorstep/domain/message';
import type { ServiceRequest } from '@doorstep/domain/service-request';
import { sendChatMessage, useChatMessages } from '../../data/chat-messages.ts';
import { newId } from '../../data/firestore.ts';
import { markRequestRead } from '../../data/live-requests.ts';
import type { PersonInThread, PersonSlots } from '../../ui/person-slots.ts';
import { ChatThread } from '../../ui/chat-thread.tsx';
import { ClosedNotice } from '../../ui/closed-notice.tsx';
import { REQUEST_CHAT_MESSAGES } from './messages.ts';

interface RequestThreadProps {
  request: ServiceRequest;
  /** Who looks, and by which uid: a guest's counts too. */
  side: SenderType;
  uid: string;
  slots: PersonSlots;
}

/** Whom one talks to about a request. */
export function otherSide(request: ServiceRequest, side: SenderType, me: string): PersonInThread {
  const thread = { kind: 'request', id: request.id } as const;
  return side === 'provider'
    ? { thread, me, other: request.client_uid, name: request.client_name }
    : { thread, me, other: request.provider_id, name: request.provider_name };
}

/** The chat about a request, from either side. */
export function RequestThread({ request, side, uid, slots }: RequestThreadProps) {
  const other = otherSide(request, side, uid);
  return (
    <ChatThread
      thread={`request:${request.id}:${uid}`}
      side={side}
      otherName={other.name}
      messages={useChatMessages(request.id)}
      newId={newId}
      write={(id, text) =>
        sendChatMessage({ id, requestId: request.id, from: side, senderUid: uid, text })
      }
      unread={side === 'provider' ? request.unread_provider : request.unread_client}
      latestId={request.last_message_id}
      markRead={() => markRequestRead(request.id, side)}
      writing={(field) => (request.closed ? <ClosedNotice /> : slots.writing(other, field))}
      texts={REQUEST_CHAT_MESSAGES}
    />
  );
}
