import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { History, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClampedText } from '../../ui/layout/clamped-text.tsx';
import { ScreenHeading } from '../../ui/layout/page.tsx';

interface ChatHeaderProps {
  title: string;
  /** Whether the chat is a part of another screen, which has the h1. */
  isBeside?: boolean;
  picture?: ReactNode;
  /** The status of the request, and what can be done about it. */
  status?: ReactNode;
  /** The menu to block or report the person. */
  menu?: ReactNode;
  note?: string;
  /** What is below the description, such as the facts about the client. */
  controls?: ReactNode;
  /** The description of the request. */
  description?: string;
  /** The photos of the request. */
  photos?: ReactNode;
  /** The history of the request, which a button shows. */
  history?: ReactNode;
}

/** The history of a request, below the header, with a button that closes it. */
function HistoryPart({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Box mt="2" bg="bg.subtle" borderWidth="1px" borderRadius="xl" ps="4" pe="1" pb="3">
      <Flex align="center" justify="space-between">
        <Heading as="h2" size="sm">
          History
        </Heading>
        <Button variant="ghost" px="0" minW="11" aria-label="Close history" onClick={onClose}>
          <X />
        </Button>
      </Flex>
      <Box
        role="region"
        aria-label="History"
        tabIndex={0}
        maxH="8rem"
        overflowY="auto"
        color="fg.muted"
        fontSize="sm"
        overflowWrap="anywhere"
      >
        {children}
      </Box>
    </Box>
  );
}

/** Closes a chat beside a list. `to` is the address of the list. */
export function CloseChat({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="ghost"
      px="0"
      minW="11"
      alignSelf="start"
      aria-label="Close"
      onClick={() => void navigate(to, { preventScrollReset: true })}
    >
      <X />
    </Button>
  );
}

/** The name of the other person and what the chat is about. */
export function ChatHeader(props: ChatHeaderProps) {
  const { title, picture, status, menu, note, controls, description, photos, history } = props;
  const { isBeside = false } = props;
  const [showsHistory, setShowsHistory] = useState(false);
  const historyButton = useRef<HTMLButtonElement>(null);
  const closeHistory = () => {
    setShowsHistory(false);
    historyButton.current?.focus();
  };
  return (
    <Box mb={{ base: '2', md: '4' }}>
      <Flex align="center" gap={{ base: '3', md: '4' }}>
        {picture}
        <Box flex="1" minW="0">
          <ScreenHeading
            {...(isBeside && { as: 'h2', id: 'open-thread' })}
            size="lg"
            lineClamp="2"
            // Without the padding, a clamped line loses the lower ends of its letters.
            lineHeight="1.25"
            overflowWrap="anywhere"
          >
            {title}
          </ScreenHeading>
          {note !== undefined && <Text color="fg.muted">{note}</Text>}
        </Box>
        <Flex alignSelf="start">
          {history && (
            <Button
              ref={historyButton}
              variant="ghost"
              px="0"
              minW="11"
              aria-label="History"
              aria-expanded={showsHistory}
              onClick={() => setShowsHistory(!showsHistory)}
            >
              <History />
            </Button>
          )}
          {menu}
        </Flex>
      </Flex>
      {status && (
        <Flex mt="1" columnGap="3" rowGap="1" wrap="wrap" align="center">
          {status}
        </Flex>
      )}
      {description !== undefined && (
        <Box mt="1" color="fg.muted">
          <ClampedText lines={2} maxH="10rem">
            {description}
          </ClampedText>
        </Box>
      )}
      {photos && <Box mt="2">{photos}</Box>}
      {controls}
      {showsHistory && <HistoryPart onClose={closeHistory}>{history}</HistoryPart>}
    </Box>
  );
}
