import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { ArrowDown } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/text/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatComposer } from './chat-composer.tsx';
import {
  firstUnreadId,
  hasText,
  receiptId,
  writerName,
  type ChatLine,
  type ChatReader,
} from './chat-lines.ts';
import { moveBetweenCopyButtons } from './copy-button.tsx';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { useScrollAnchor } from './use-scroll-anchor.ts';

interface ChatPanelProps {
  /** The key of the draft. */
  thread: string;
  reader: ChatReader;
  otherName: string;
  status: 'loading' | 'error' | 'ready';
  /** Oldest first. */
  lines: ChatLine[];
  /** Whether there are earlier messages to load. */
  hasEarlier: boolean;
  onShowEarlier: () => Promise<void>;
  /** How many of the last messages were unread when the chat was opened. */
  unreadAtOpening: number;
  /** Whether the other person has read all messages. */
  isSeen: boolean;
  onReload: () => void;
  isSending: boolean;
  /** Renders the composer, or a notice in its place if the viewer cannot write. */
  renderComposer: (composer: ReactNode) => ReactNode;
  onSend: (text: string, photos: readonly string[]) => boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

function NotLoaded({ status, onReload }: Pick<ChatPanelProps, 'status' | 'onReload'>) {
  if (status === 'error') {
    return (
      <Box flex="1" p="4" overflowY="auto">
        <ErrorState onRetry={onReload}>We couldn't load the messages.</ErrorState>
      </Box>
    );
  }
  return (
    <Flex flex="1" align="center" justify="center" role="status" aria-label="Loading messages...">
      <Spinner color="accent.fg" />
    </Flex>
  );
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

function Messages(props: ChatPanelProps) {
  const { lines, reader, otherName, hasEarlier, onShowEarlier, onRetry, onDiscard } = props;
  const { unreadAtOpening, isSeen } = props;
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const [newFrom] = useState(() => firstUnreadId(lines, unreadAtOpening));
  // An answer shows that the new messages were read.
  const answered = lines.findLastIndex(({ isMine }) => isMine);
  const isNew = (line: ChatLine, i: number) => line.id === newFrom && i > answered;
  const anchor = useScrollAnchor(lines, lines.find(isNew)?.id);
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
  return (
    <Box position="relative" flex="1" minH="0">
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
        {lines.length === 0 && (
          <Text m="auto" color="fg.muted" textAlign="center">
            No messages yet. Start the conversation!
          </Text>
        )}
        {lines.map((line, i) => (
          <Fragment key={line.id}>
            <Day at={line.at} before={lines[i - 1]?.at} now={now} />
            {isNew(line, i) && <NewMessages />}
            <ChatBubble
              {...{ line, otherName, onRetry, onDiscard }}
              writer={writerName(line, reader)}
              isSeen={line.id === withReceipt ? isSeen : null}
              isTabStop={line.id === tabStop}
            />
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
    </Box>
  );
}

/** The messages of a chat and the composer, at most 600 px high. */
export function ChatPanel(props: ChatPanelProps) {
  const { thread, status, isSending, onReload, onSend } = props;
  return (
    <>
      <OfflineNotice>
        You're offline. We'll send your messages when you're back online.
      </OfflineNotice>
      <Panel
        p="0"
        display="flex"
        flexDirection="column"
        overflow="hidden"
        // Fills the rest of the window (see ChatFrame), up to 600 px.
        flex="1 0 10rem"
        maxH="600px"
        css={{ '@media print': { flex: 'none', maxHeight: 'none', overflow: 'visible' } }}
      >
        {status === 'ready' ? (
          <Messages {...props} />
        ) : (
          <NotLoaded status={status} onReload={onReload} />
        )}
        {props.renderComposer(
          <ChatComposer
            thread={thread}
            reader={props.reader}
            isSending={isSending}
            disabled={status !== 'ready'}
            onSend={onSend}
          />,
        )}
      </Panel>
    </>
  );
}
