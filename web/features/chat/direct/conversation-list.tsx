import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { clientLabel, messagesLabel, type Conversation } from '@doorstep/domain/chat/conversation';
import { MessagesSquare } from 'lucide-react';
import { useConversations } from '../../../data/chat/conversations.ts';
import { formatDate, formatTime } from '../../../lib/text/format.ts';
import { providerChatHref } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';
import { UnreadBadge } from '../../../ui/feedback/badges.tsx';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { useErrorToast } from '../../../ui/feedback/use-error-toast.ts';
import { CHAT_MESSAGES } from '../messages.ts';

function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { provider_id, client_id, client_name, last_at, last_message } = conversation;
  const { unread_provider } = conversation;
  return (
    <Panel as="li">
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="2">
        <Flex columnGap="3" rowGap="1" align="baseline" wrap="wrap" minW="0">
          <Heading as="h2" size="md" lineClamp="2">
            {client_name ?? clientLabel(client_id)}
          </Heading>
          {client_name !== null && <Text color="fg.muted">{clientLabel(client_id)}</Text>}
          <UnreadBadge count={unread_provider} />
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          <time dateTime={last_at.toISOString()}>
            {`${formatDate(last_at)}, ${formatTime(last_at)}`}
          </time>
          <span>{` · ${messagesLabel(conversation)}`}</span>
        </Text>
      </Flex>
      <Text lineClamp="2" overflowWrap="anywhere" mb="5">
        {last_message}
      </Text>
      <ButtonLink to={providerChatHref(provider_id, client_id)} variant="outline">
        View Conversation
      </ButtonLink>
    </Panel>
  );
}

/** The direct chats of a professional, latest first, updated live. */
export function ConversationList({ uid }: { uid: string }) {
  const list = useConversations(uid);
  useErrorToast(list.status === 'error' ? list.error : null, CHAT_MESSAGES.listFailed);

  if (list.status === 'loading') return <CardSkeletons label="Loading conversations..." />;
  if (list.status === 'error') {
    return <ErrorState onRetry={list.retry}>We couldn't load your conversations.</ErrorState>;
  }
  const { rows, more } = list.data;
  return (
    <>
      <OfflineNotice>You're offline. New messages appear when you're back online.</OfflineNotice>
      {rows.length === 0 && !more && (
        <EmptyState icon={<MessagesSquare />}>No conversations yet</EmptyState>
      )}
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((conversation) => (
          <ConversationCard key={conversation.id} conversation={conversation} />
        ))}
      </Stack>
      {more && <ShowMore onShow={list.showMore}>Show more</ShowMore>}
    </>
  );
}
