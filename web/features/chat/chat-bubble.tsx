import { BRAND } from '@doorstep/domain/brand';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { Clock, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { formatTime } from '../../lib/text/format.ts';
import { useOnline } from '../../lib/use-online.ts';
import { hasText, type ChatLine } from './chat-lines.ts';
import { CopyButton } from './copy-button.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { LinkedText } from '../../ui/layout/linked-text.tsx';
import { PhotoThumbnails } from '../../ui/media/photo-thumbnails.tsx';

interface ChatBubbleProps {
  line: ChatLine;
  /** Whether the other person has read the message; null if it is not shown. */
  isSeen: boolean | null;
  /** The name of the other person. */
  otherName: string;
  /** The name of the writer, which is shown; null if the side of the message says it. */
  writer: string | null;
  /** Whether Tab reaches the button that copies the message. */
  isTabStop: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

function Pending() {
  const online = useOnline();
  return (
    <Flex as="span" align="center" gap="1">
      <Clock size={12} aria-hidden="true" />
      <span>{online ? 'Sending…' : 'Waiting for a connection…'}</span>
    </Flex>
  );
}

function Failed({
  id,
  onRetry,
  onDiscard,
}: Pick<ChatBubbleProps, 'onRetry' | 'onDiscard'> & { id: string }) {
  return (
    <Flex align="center" justify="flex-end" gap="1" wrap="wrap" ref={moveFocusOnUnmount}>
      <Flex as="span" align="center" gap="1" color="fg.error">
        <TriangleAlert size={14} aria-hidden="true" />
        Not sent
      </Flex>
      <Button variant="ghost" px="3" fontSize="sm" onClick={() => onRetry(id)}>
        Try again
      </Button>
      <Button variant="ghost" px="3" fontSize="sm" onClick={() => onDiscard(id)}>
        Remove
      </Button>
    </Flex>
  );
}

/** One message; those of the viewer's side are on the right. */
export const ChatBubble = memo(function ChatBubble(props: ChatBubbleProps) {
  const { line, isSeen, otherName, writer, isTabStop, onRetry, onDiscard } = props;
  const { isMine, state, photos } = line;
  const isText = hasText(line);
  const from = writer ?? (isMine ? 'you' : otherName);
  return (
    <Flex
      className="group"
      data-line={line.id}
      direction="column"
      align={isMine ? 'flex-end' : 'flex-start'}
      textAlign="start"
      alignSelf={isMine ? 'flex-end' : 'flex-start'}
      maxW={{ base: '85%', md: '75%' }}
    >
      {writer !== null && (
        <Text fontSize="xs" color="fg.muted" mb="1" px="1" overflowWrap="anywhere">
          {writer}
        </Text>
      )}
      {photos.length > 0 && (
        <Box mb={isText ? '1.5' : '0'}>
          <PhotoThumbnails id={line.id} photos={photos} from={from} />
        </Box>
      )}
      {isText && (
        <Box
          bg={isMine ? 'accent.solid' : 'bg.muted'}
          color={isMine ? 'accent.contrast' : 'fg'}
          borderRadius="2xl"
          borderEndEndRadius={isMine ? 'sm' : '2xl'}
          borderEndStartRadius={isMine ? '2xl' : 'sm'}
          px="4"
          py="2.5"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {writer === null && (
            <Text as="span" srOnly>
              {isMine ? 'You: ' : `${isolate(otherName)}: `}
            </Text>
          )}
          <LinkedText>{line.text}</LinkedText>
        </Box>
      )}
      <Flex
        fontSize="xs"
        color="fg.muted"
        mt="1"
        px="1"
        gap="1"
        wrap="wrap"
        align="center"
        direction={isMine ? 'row-reverse' : 'row'}
      >
        {state === 'sent' && (
          <span>
            <time dateTime={line.at.toISOString()} title={line.at.toLocaleString(BRAND.locale)}>
              {formatTime(line.at)}
            </time>
            {isSeen !== null && <span>{isSeen ? ' · Seen' : ' · Sent'}</span>}
          </span>
        )}
        {state === 'pending' && <Pending />}
        {state === 'failed' && <Failed id={line.id} onRetry={onRetry} onDiscard={onDiscard} />}
        {isText && line.state !== 'failed' && <CopyButton text={line.text} isTabStop={isTabStop} />}
      </Flex>
    </Flex>
  );
});
