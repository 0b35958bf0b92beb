import { Flex } from '@chakra-ui/react';
import { clientLabel, conversationId } from '@doorstep/domain/chat/conversation';
import type { SenderType } from '@doorstep/domain/chat/message';
import { isolate } from '@doorstep/domain/text';
import { MessageCircle } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { activeMember, useMembership } from '../../../data/team/membership.ts';
import { isFromInbox, readInbox } from '../../../lib/navigation/history-state.ts';
import { paths, publicPageHref } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { ChatFrame } from '../chat-frame.tsx';
import { ChatHeader, CloseChat } from '../chat-header.tsx';
import type { PersonInThread, ModerationSlots } from '../../../lib/chat/moderation-slots.ts';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { DirectThread } from './direct-thread.tsx';
import { CHAT_MESSAGES } from '../messages.ts';
import { useDirectChat, type Professional } from './use-direct-chat.ts';

function backLinks(professional: Professional | null, side: SenderType, state: unknown) {
  const chats = isFromInbox(state)
    ? { to: paths.dashboard + readInbox(state), label: 'Back to Dashboard' }
    : { to: paths.providerDashboard, label: 'Back to Chats' };
  // A deleted account has no handle: its page is gone, and the handle may belong to somebody else.
  const profile = professional?.handle && {
    to: publicPageHref(professional.handle),
    label: 'Back to Profile',
  };
  return [...(side === 'provider' ? [chats] : []), ...(profile ? [profile] : [])];
}

interface DirectChatScreenProps {
  providerId: string;
  clientId: string;
  side: SenderType;
  slots: ModerationSlots;
  /** What the professional sees below the header. */
  facts?: ReactNode;
  /** The address of the list that the chat is beside; missing for a chat with its own screen. */
  besideOf?: string;
}

function otherPerson(
  props: DirectChatScreenProps,
  professional: Professional,
  clientName: string | null,
): PersonInThread {
  const { providerId, clientId, side } = props;
  const thread = { kind: 'conversation', id: conversationId(providerId, clientId) } as const;
  return side === 'provider'
    ? { thread, me: providerId, other: clientId, name: clientName ?? clientLabel(clientId) }
    : { thread, me: clientId, other: providerId, name: professional.name };
}

/** A direct chat, from the client's or the professional's side. */
export function DirectChatScreen(props: DirectChatScreenProps) {
  const { providerId, clientId, side, slots, facts, besideOf } = props;
  const chat = useDirectChat(providerId, clientId);
  const member = activeMember(useMembership());
  const navigate = useNavigate();
  const location = useLocation();
  const professional = chat.status === 'ready' ? chat.professional : null;
  const clientName = chat.status === 'ready' ? (chat.conversation?.client_name ?? null) : null;
  const other = professional && otherPerson(props, professional, clientName);
  const isMissing = chat.status === 'ready' && professional === null;
  useEffect(() => {
    if (!isMissing) return;
    toast.error(CHAT_MESSAGES.providerNotFound);
    void navigate(besideOf ?? paths.search, { replace: true });
  }, [isMissing, besideOf, navigate]);
  useErrorToast(chat.error, CHAT_MESSAGES.loadFailed);

  // Only a client can start a conversation.
  const isNotStarted = chat.status === 'ready' && side === 'provider' && chat.conversation === null;
  const close = besideOf !== undefined && <CloseChat to={besideOf} />;
  const screen = (
    <>
      {close && !other && <Flex justify="flex-end">{close}</Flex>}
      {chat.status === 'error' && (
        <ErrorState onRetry={chat.retry}>We couldn't load the chat.</ErrorState>
      )}
      {chat.status === 'loading' && <CardSkeletons label="Loading chat..." count={1} />}
      {chat.status === 'ready' && professional && other && (
        <>
          <ChatHeader
            title={other.name}
            isBeside={besideOf !== undefined}
            picture={
              // A client has no picture, so the avatar shows their initials.
              <Avatar name={other.name} url={side === 'client' ? professional.avatarUrl : null} />
            }
            menu={
              <>
                {chat.conversation && slots.menu(other)}
                {close}
              </>
            }
            controls={facts}
            {...(side === 'provider' && {
              note: `${clientName === null ? '' : `${clientLabel(clientId)} · `}Writing as ${member ? `${isolate(member.name)} · ` : ''}${isolate(professional.name)}`,
            })}
          />
          {isNotStarted ? (
            <EmptyState
              icon={<MessageCircle />}
              action={<ButtonLink to={paths.providerDashboard}>Back to Chats</ButtonLink>}
            >
              This client hasn't messaged you yet.
            </EmptyState>
          ) : (
            <DirectThread
              {...{ providerId, clientId, side, other, slots }}
              conversation={chat.conversation}
              profile={chat.profile}
              providerName={professional.name}
            />
          )}
        </>
      )}
    </>
  );
  if (besideOf !== undefined) return screen;
  return <ChatFrame back={backLinks(professional, side, location.state)}>{screen}</ChatFrame>;
}
