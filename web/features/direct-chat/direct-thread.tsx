import { clientLabel, type Conversation } from '@doorstep/domain/conversation';
import type { SenderType } from '@doorstep/domain/message';
import type { ProviderProfile } from '@doorstep/domain/provider-profile';
import { markConversationRead } from '../../data/conversations.ts';
import { sendDirectMessage, useDirectMessages } from '../../data/direct-messages.ts';
import { newId } from '../../data/firestore.ts';
import { ChatThread } from '../../ui/chat-thread.tsx';
import { DIRECT_CHAT_MESSAGES } from './messages.ts';

interface DirectThreadProps {
  providerId: string;
  clientId: string;
  side: SenderType;
  providerName: string;
  conversation: Conversation | null;
  profile: ProviderProfile | null;
}

/** The direct chat of two people, from either side. */
export function DirectThread(props: DirectThreadProps) {
  const { providerId, clientId, side, providerName, conversation, profile } = props;
  const unread = side === 'provider' ? conversation?.unread_provider : conversation?.unread_client;
  return (
    <ChatThread
      thread={`direct:${providerId}:${clientId}:${side}`}
      side={side}
      otherName={side === 'provider' ? clientLabel(clientId) : providerName}
      messages={useDirectMessages(providerId, clientId)}
      newId={newId}
      write={(id, text) => {
        const beginsWith = conversation ? null : profile;
        return sendDirectMessage({ id, providerId, clientId, from: side, text, beginsWith });
      }}
      unread={unread ?? 0}
      latestId={conversation?.last_message_id ?? null}
      markRead={() => markConversationRead(providerId, clientId, side)}
      texts={DIRECT_CHAT_MESSAGES}
    />
  );
}
