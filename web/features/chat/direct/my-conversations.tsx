import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Conversation } from '@doorstep/domain/chat/conversation';
import { useEffect, useRef } from 'react';
import { useMyConversations } from '../../../data/chat/conversations.ts';
import { providerChatHref } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { UnreadBadge } from '../../../ui/feedback/badges.tsx';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { TimeAgo } from '../../../ui/layout/time-ago.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';

function ConversationRow({ conversation, now }: { conversation: Conversation; now: Date }) {
  const { provider_id, provider_name, provider_avatar_url, last_message, last_at } = conversation;
  return (
    <Panel as="li" p="0">
      <AppLink
        to={providerChatHref(provider_id)}
        variant="plain"
        display="flex"
        gap="4"
        p={{ base: '4', md: '5' }}
        borderRadius="2xl"
      >
        <Avatar name={provider_name} url={provider_avatar_url} />
        <Box flex="1" minW="0">
          <Flex columnGap="3" align="baseline" justify="space-between">
            <Text fontWeight="600" lineClamp="1">
              {provider_name}
            </Text>
            <Text color="fg.muted" fontSize="sm" whiteSpace="nowrap">
              <TimeAgo at={last_at} now={now} />
            </Text>
          </Flex>
          <Flex gap="3" align="center" justify="space-between">
            <Text color="fg.muted" lineClamp="1">
              {last_message}
            </Text>
            <UnreadBadge count={conversation.unread_client} />
          </Flex>
        </Box>
      </AppLink>
    </Panel>
  );
}

const hasUnread = ({ unread_client }: Conversation) => unread_client > 0;

interface MyConversationsProps {
  uid: string;
  /** Whether a link has just led to the chats, which moves the focus to their heading. */
  isCurrent: boolean;
}

/** A client's direct chats, those with unread messages first, updated live. */
export function MyConversations({ uid, isCurrent }: MyConversationsProps) {
  const list = useMyConversations(uid);
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCurrent) heading.current?.focus({ preventScroll: true });
  }, [isCurrent]);

  const { rows, more } = list.status === 'ready' ? list.data : { rows: [], more: false };
  const unreadFirst = [...rows.filter(hasUnread), ...rows.filter((row) => !hasUnread(row))];
  return (
    <Box as="section" aria-labelledby="messages">
      <Heading as="h2" size="lg" id="messages" mb="4" tabIndex={-1} outline="0" ref={heading}>
        Messages
      </Heading>
      {list.status === 'loading' && <LineSkeletons label="Loading your messages..." />}
      {list.status === 'error' && (
        <ErrorState onRetry={list.retry}>We couldn't load your messages.</ErrorState>
      )}
      {list.status === 'ready' && rows.length === 0 && !more && (
        <Text color="fg.muted">
          No messages yet. To start a chat, choose 'Message Provider' on a professional's page.
        </Text>
      )}
      <Stack as="ul" gap="3" listStyleType="none">
        {unreadFirst.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} now={now} />
        ))}
      </Stack>
      {more && <ShowMore onShow={list.showMore}>Show more</ShowMore>}
    </Box>
  );
}
