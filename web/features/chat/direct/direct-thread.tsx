import type { Conversation } from '@doorstep/domain/chat/conversation';
import type { SenderType } from '@doorstep/domain/chat/message';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { markConversationRead } from '../../../data/chat/conversations.ts';
import { sendDirectMessage, useDirectMessages } from '../../../data/chat/direct-messages.ts';
import { activeMember, useMembership } from '../../../data/team/membership.ts';
import { newId } from '../../../data/firestore/firestore.ts';
import type { PersonInThread, ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { ChatThread } from '../chat-thread.tsx';
import { ClosedNotice } from '../../../ui/feedback/closed-notice.tsx';

interface DirectThreadProps {
  providerId: string;
  clientId: string;
  side: SenderType;
  conversation: Conversation | null;
  profile: ProviderProfile | null;
  /** The name of the professional. */
  providerName: string;
  other: PersonInThread;
  slots: ModerationSlots;
}

/** The direct chat of a client and a professional, from either side. */
export function DirectThread(props: DirectThreadProps) {
  const { providerId, clientId, side, conversation, profile, providerName, other, slots } = props;
  const member = activeMember(useMembership());
  const uid = side === 'client' ? clientId : (member?.id ?? providerId);
  const { unread_provider = 0, unread_client = 0 } = conversation ?? {};
  return (
    <ChatThread
      thread={['direct', providerId, clientId, side, uid].join(':')}
      reader={{ uid, side, providerName, clientName: conversation?.client_name ?? null }}
      otherName={other.name}
      messages={useDirectMessages(providerId, clientId)}
      newId={newId}
      write={(id, text, photos) => {
        // The first message also creates the conversation.
        const newConversationWith = conversation ? null : profile;
        return sendDirectMessage({
          id,
          providerId,
          clientId,
          from: side,
          text,
          photos,
          newConversationWith,
        });
      }}
      unread={side === 'provider' ? unread_provider : unread_client}
      unreadByOther={side === 'provider' ? unread_client : unread_provider}
      latestId={conversation?.last_message_id ?? null}
      markRead={() => markConversationRead(providerId, clientId, side)}
      isClosed={conversation?.closed ?? false}
      renderComposer={(composer) =>
        conversation?.closed ? <ClosedNotice /> : slots.composer(other, composer)
      }
    />
  );
}
