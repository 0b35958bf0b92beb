import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { ArrowDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { formatDay } from '../../lib/text/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { ChatBubble } from './chat-bubble.tsx';
import {
  firstUnreadId,
  hasText,
  inOrder,
  receiptId,
  writerName,
  type ChatCard,
  type ChatLine,
  type ChatReader,
} from './chat-lines.ts';
import { moveBetweenCopyButtons } from './copy-button.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { useScrollAnchor } from './use-scroll-anchor.ts';

export interface MessageListProps {
  reader: ChatReader;
  otherName: string;
  /** Oldest first. */
  lines: ChatLine[];
  /** Cards among the messages, such as a quote. */
  cards: readonly ChatCard[];
  /** Whether nobody can write any more. */
  isClosed: boolean;
  /** Whether there are earlier messages to load. */
  hasEarlier: boolean;
  onShowEarlier: () => Promise<void>;
  /** How many of the last messages were unread when the chat was opened. */
  unreadAtOpening: number;
  /** Whether the other person has read all messages. */
  isSeen: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** Shows the day above its first message. */
function Day({ at, before, now }: { at: Date; before: Date | undefined; now: Date }) {
  const day = formatDay(at, now);
  if (before && formatDay(before, now) === day) return null;
  return (
    <Text fontSize="xs" fontWeight="600" color="fg.muted" textAlign="center">
      {day}
    </Text>
  );
}

/** The line above the messages that were unread when the chat was opened. */
function NewMessages() {
  return (
    <Flex align="center" gap="3" color="accent.fg" fontSize="xs" fontWeight="600">
      <Box flex="1" borderTopWidth="1px" borderColor="accent.fg" />
      New messages
      <Box flex="1" borderTopWidth="1px" borderColor="accent.fg" />
    </Flex>
  );
}

/** The messages of a chat, and the cards among them, in a list that scrolls. */
export function MessageList(props: MessageListProps) {
  const { lines, cards, reader, otherName, hasEarlier, onShowEarlier, onRetry, onDiscard } = props;
  const { unreadAtOpening, isSeen, isClosed } = props;
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const [newFrom] = useState(() => firstUnreadId(lines, unreadAtOpening));
  // An answer shows that the new messages were read.
  const answered = lines.findLastIndex(({ isMine }) => isMine);
  const newFromShown = lines.find(({ id }, i) => id === newFrom && i > answered)?.id;
  const anchor = useScrollAnchor(lines, newFromShown, cards.at(-1)?.id);
  const { list, onScroll, scrollToEnd, hasUnseen } = anchor;
  const withReceipt = receiptId(lines);
  const tabStop = lines.findLast(hasText)?.id;
  const now = useNow();
  const showNewest = () => {
    scrollToEnd();
    // The button that was pressed disappears, so the list gets the focus.
    list.current?.focus({ preventScroll: true });
  };
  const showEarlier = async () => {
    setLoadingEarlier(true);
    try {
      await onShowEarlier();
    } finally {
      setLoadingEarlier(false);
    }
  };
  const entries = inOrder(lines, cards);
  return (
    <>
      <Flex
        ref={list}
        role="log"
        aria-label={`Messages with ${isolate(otherName)}`}
        // Screen readers must not announce earlier messages.
        aria-live={isLoadingEarlier ? 'off' : 'polite'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={moveBetweenCopyButtons}
        position="absolute"
        inset="0"
        direction="column"
        gap="3"
        overflowY="auto"
        overscrollBehavior="contain"
        p={{ base: '4', md: '5' }}
        focusVisibleRing="inside"
        // A printed chat shows all loaded messages.
        css={{
          overflowAnchor: 'none',
          '@media print': { position: 'static', overflow: 'visible' },
        }}
      >
        {hasEarlier && <ShowMore onShow={showEarlier}>Show earlier messages</ShowMore>}
        {entries.length === 0 && (
          <Text m="auto" color="fg.muted" textAlign="center">
            {isClosed ? 'No messages.' : 'No messages yet. Start the conversation!'}
          </Text>
        )}
        {entries.map((entry, i) => (
          <Fragment key={entry.id}>
            <Day at={entry.at} before={entries[i - 1]?.at} now={now} />
            {entry.id === newFromShown && <NewMessages />}
            {'card' in entry ? (
              <Box
                data-line={entry.id}
                // A card is no message: screen readers must not announce its buttons.
                aria-live="off"
                scrollMargin="3"
                w="full"
                maxW="28rem"
                flexShrink="0"
                alignSelf={entry.isMine ? 'flex-end' : 'flex-start'}
              >
                {entry.card}
              </Box>
            ) : (
              <ChatBubble
                {...{ line: entry, otherName, onRetry, onDiscard }}
                writer={writerName(entry, reader)}
                isSeen={entry.id === withReceipt ? isSeen : null}
                isTabStop={entry.id === tabStop}
              />
            )}
          </Fragment>
        ))}
      </Flex>
      {hasUnseen && (
        <Button
          position="absolute"
          bottom="3"
          insetStart="50%"
          transform="translateX(-50%)"
          boxShadow="md"
          variant="outline"
          onClick={showNewest}
        >
          New messages
          <ArrowDown />
        </Button>
      )}
    </>
  );
}
