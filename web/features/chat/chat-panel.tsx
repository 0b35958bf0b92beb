import { Box, Flex, Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChatComposer } from './chat-composer.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { useVisiblePart } from '../../ui/layout/use-visible-part.ts';
import { BAR_HEIGHT } from './request/quote-bar.tsx';

interface ChatPanelProps extends MessageListProps {
  /** The key of the draft. */
  thread: string;
  status: 'loading' | 'error' | 'ready';
  onReload: () => void;
  isSending: boolean;
  /** A line above the messages, BAR_HEIGHT high. */
  bar: ReactNode;
  /** Renders the composer, or a notice in its place if the viewer cannot write. */
  renderComposer: (composer: ReactNode) => ReactNode;
  onSend: (text: string, photos: readonly string[]) => boolean;
}

function NotLoaded({
  status,
  cards,
  onReload,
}: Pick<ChatPanelProps, 'status' | 'cards' | 'onReload'>) {
  if (status === 'error') {
    return (
      <Box position="absolute" inset="0" p="4" overflowY="auto">
        <ErrorState onRetry={onReload}>We couldn't load the messages.</ErrorState>
        {cards.map(({ id, card }) => (
          <Box key={id} mt="4">
            {card}
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Flex
      position="absolute"
      inset="0"
      align="center"
      justify="center"
      role="status"
      aria-label="Loading messages..."
    >
      <Spinner color="accent.fg" />
    </Flex>
  );
}

/** The messages of a chat and, below them, the composer. */
export function ChatPanel(props: ChatPanelProps) {
  const { thread, status, isSending, onReload, onSend, bar, renderComposer, ...messages } = props;
  useVisiblePart();
  return (
    <>
      <OfflineNotice>
        You're offline. We'll send your messages when you're back online.
      </OfflineNotice>
      <Flex
        direction="column"
        // The list fills the rest of the window (see ChatFrame).
        flex="1 0 auto"
        maxH={`calc(601px + ${bar ? BAR_HEIGHT : '0px'})`}
        borderWidth="1px 1px 0"
        borderColor="border"
        borderTopRadius="2xl"
        bg="bg.panel"
        overflow="hidden"
        css={{ '@media print': { flex: 'none', maxHeight: 'none', overflow: 'visible' } }}
      >
        {status === 'ready' && bar}
        <Box position="relative" flex="1 0 10rem">
          {status === 'ready' ? (
            <MessageList {...messages} />
          ) : (
            <NotLoaded status={status} cards={messages.cards} onReload={onReload} />
          )}
        </Box>
      </Flex>
      <Box
        position="sticky"
        bottom="var(--hidden-bottom, 0px)"
        zIndex="1"
        bg="bg.panel"
        borderWidth="0 1px 1px"
        borderColor="border"
        borderBottomRadius="2xl"
        boxShadow="sm"
        overflow="hidden"
      >
        {renderComposer(
          <ChatComposer
            thread={thread}
            reader={props.reader}
            isSending={isSending}
            disabled={status !== 'ready'}
            onSend={onSend}
          />,
        )}
      </Box>
      <Box scrollMarginBottom="var(--hidden-bottom, 0px)" data-chat-end />
    </>
  );
}
