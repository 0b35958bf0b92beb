import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatComposer } from './chat-composer.tsx';
import type { ChatLine } from './chat-lines.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { useKeepPlace } from './use-scroll-anchor.ts';

interface ChatPanelProps {
  /** Keeps what is typed apart from other threads. */
  thread: string;
  otherName: string;
  status: 'loading' | 'error' | 'ready';
  /** Oldest first. */
  lines: ChatLine[];
  /** Whether there are earlier messages than these. */
  more: boolean;
  onShowEarlier: () => Promise<void>;
  onReload: () => void;
  pending: boolean;
  /** Puts something in the place of the field to write, where it must. */
  writing: (field: ReactNode) => ReactNode;
  onSend: (text: string) => boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

function Waiting({ status, onReload }: Pick<ChatPanelProps, 'status' | 'onReload'>) {
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

/** The day, above its first message. */
function Day({ at, before, now }: { at: Date; before: Date | undefined; now: Date }) {
  const day = formatDay(at, now);
  if (before && formatDay(before, now) === day) return null;
  return (
    <Text fontSize="xs" fontWeight="600" color="fg.muted" textAlign="center">
      {day}
    </Text>
  );
}

function Messages(props: ChatPanelProps) {
  const { lines, otherName, more, onShowEarlier, onRetry, onDiscard } = props;
  const { list, onScroll, toEnd, unseen } = useKeepPlace(lines);
  const [loading, setLoading] = useState(false);
  const now = useNow();
  const showNews = () => {
    toEnd();
    // This button goes.
    list.current?.focus({ preventScroll: true });
  };
  const showEarlier = async () => {
    setLoading(true);
    try {
      await onShowEarlier();
    } finally {
      setLoading(false);
    }
  };
  return (
    <Box position="relative" flex="1" minH="0">
      <Flex
        ref={list}
        role="log"
        aria-label={`Messages with ${otherName}`}
        // Earlier messages are no news.
        aria-live={loading ? 'off' : 'polite'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={onScroll}
        position="absolute"
        inset="0"
        direction="column"
        gap="3"
        overflowY="auto"
        overscrollBehavior="contain"
        p={{ base: '4', md: '5' }}
        focusVisibleRing="inside"
        // Paper does not scroll.
        css={{
          overflowAnchor: 'none',
          '@media print': { position: 'static', overflow: 'visible' },
        }}
      >
        {more && <ShowMore onShow={showEarlier}>Show earlier messages</ShowMore>}
        {lines.length === 0 && (
          <Text m="auto" color="fg.muted" textAlign="center">
            No messages yet. Start the conversation!
          </Text>
        )}
        {lines.map((line, i) => (
          <Fragment key={line.id}>
            <Day at={line.at} before={lines[i - 1]?.at} now={now} />
            <ChatBubble {...{ line, otherName, onRetry, onDiscard }} />
          </Fragment>
        ))}
      </Flex>
      {unseen && (
        <Button
          position="absolute"
          bottom="3"
          insetStart="50%"
          transform="translateX(-50%)"
          boxShadow="md"
          variant="outline"
          onClick={showNews}
        >
          New messages
          <ArrowDown />
        </Button>
      )}
    </Box>
  );
}

/** A chat: its messages and the field to write (spec §2, the chats; §9: 600 px at most). */
export function ChatPanel(props: ChatPanelProps) {
  const { thread, status, pending, onReload, onSend } = props;
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
        // 600 px, or what the window has left (ChatFrame).
        flex="1 0 10rem"
        maxH="600px"
        css={{ '@media print': { flex: 'none', maxHeight: 'none', overflow: 'visible' } }}
      >
        {status === 'ready' ? (
          <Messages {...props} />
        ) : (
          <Waiting status={status} onReload={onReload} />
        )}
        {props.writing(
          <ChatComposer
            thread={thread}
            pending={pending}
            disabled={status !== 'ready'}
            onSend={onSend}
          />,
        )}
      </Panel>
    </>
  );
}
