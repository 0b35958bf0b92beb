import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { clientLabel } from '@doorstep/domain/conversation';
import type { SenderType } from '@doorstep/domain/message';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, publicPageHref } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { DirectThread } from './direct-thread.tsx';
import { DIRECT_CHAT_MESSAGES } from './messages.ts';
import { useDirectChat, type Professional } from './use-direct-chat.ts';

interface ChatHeaderProps {
  professional: Professional;
  clientId: string;
  side: SenderType;
}

function ChatHeader({ professional, clientId, side }: ChatHeaderProps) {
  const { name, handle, avatarUrl } = professional;
  return (
    <Flex align="center" gap="4" mb="5" wrap="wrap">
      <Avatar name={name} url={avatarUrl} />
      <Box flex="1 1 10rem" minW="0">
        <Heading as="h1" size="lg" tabIndex={-1} outline="none">
          {side === 'provider' ? clientLabel(clientId) : name}
        </Heading>
        {side === 'provider' && <Text color="fg.muted">You write as {name}</Text>}
      </Box>
      <ButtonLink to={publicPageHref(handle)} variant="outline">
        Back to Profile
      </ButtonLink>
    </Flex>
  );
}

interface DirectChatScreenProps {
  providerId: string;
  clientId: string;
  side: SenderType;
}

/** A direct chat, seen by its client or by the professional (spec §2, Direct chat). */
export function DirectChatScreen({ providerId, clientId, side }: DirectChatScreenProps) {
  const chat = useDirectChat(providerId, clientId);
  const navigate = useNavigate();
  const nobody = chat.status === 'ready' && chat.professional === null;
  useEffect(() => {
    if (!nobody) return;
    toast.error(DIRECT_CHAT_MESSAGES.providerNotFound);
    void navigate(paths.search, { replace: true });
  }, [nobody, navigate]);
  useErrorToast(chat.error, DIRECT_CHAT_MESSAGES.loadFailed);

  // Only the client begins a conversation.
  const notBegun = chat.status === 'ready' && side === 'provider' && chat.conversation === null;
  return (
    <Page title="Chat" width="text">
      {side === 'provider' && <BackLink to={paths.providerDashboard}>Back to Chats</BackLink>}
      {chat.status === 'error' && (
        <ErrorState onRetry={chat.retry}>The chat could not be loaded.</ErrorState>
      )}
      {chat.status === 'loading' && <CardSkeletons label="Loading chat..." count={1} />}
      {chat.status === 'ready' && chat.professional && (
        <>
          <ChatHeader professional={chat.professional} clientId={clientId} side={side} />
          {notBegun ? (
            <EmptyState
              icon={<MessageCircle />}
              action={<ButtonLink to={paths.providerDashboard}>Back to Chats</ButtonLink>}
            >
              This client has not written to you yet.
            </EmptyState>
          ) : (
            <DirectThread
              {...{ providerId, clientId, side }}
              providerName={chat.professional.name}
              conversation={chat.conversation}
              profile={chat.profile}
            />
          )}
        </>
      )}
    </Page>
  );
}
