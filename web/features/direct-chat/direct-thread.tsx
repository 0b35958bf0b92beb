import type { Conversation } from '@doorstep/domain/conversation';
import type { SenderType } from '@doorstep/domain/message';
import type { ProviderProfile } from '@doorstep/domain/provider-profile';
import { markConversationRead } from '../../data/conversations.ts';
import { sendDirectMessage, useDirectMessages } from '../../data/direct-messages.ts';
import { newId } from '../../data/firestore.ts';
import type { PersonInThread, PersonSlots } from '../../ui/person-slots.ts';
import { ChatThread } from '../../ui/chat-thread.tsx';
import { ClosedNotice } from '../../ui/closed-notice.tsx';
import { DIRECT_CHAT_MESSAGES } from './messages.ts';

interface DirectThreadProps {
  providerId: string;
  clientId: string;
  side: SenderType;
  conversation: Conversation | null;
  profile: ProviderProfile | null;
  other: PersonInThread;
  slots: PersonSlots;
}

/** The direct chat of two people, from either side. */
export function DirectThread(props: DirectThreadProps) {
  const { providerId, clientId, side, conversation, profile, other, slots } = props;
  const unread = side === 'provider' ? conversation?.unread_provider : conversation?.unread_client;
  return (
    <ChatThread
      thread={`direct:${providerId}:${clientId}:${side}`}
      side={side}
      otherName={other.name}
      messages={useDirectMessages(providerId, clientId)}
      newId={newId}
      write={(id, text) => {
        const beginsWith = conversation ? null : profile;
        return sendDirectMessage({ id, providerId, clientId, from: side, text, beginsWith });
      }}
      unread={unread ?? 0}
      latestId={conversation?.last_message_id ?? null}
      markRead={() => markConversationRead(providerId, clientId, side)}
      writing={(field) => (conversation?.closed ? <ClosedNotice /> : slots.writing(other, field))}
      texts={DIRECT_CHAT_MESSAGES}
    />
  );
}
