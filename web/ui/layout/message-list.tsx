import { Box, Stack, Text } from '@chakra-ui/react';
import { formatDate, formatTime } from '../../lib/text/format.ts';

interface MessageListProps {
  /** Names the list for screen readers. */
  label: string;
  /** Oldest first. `from` is a name as it is shown. */
  messages: readonly { from: string; text: string; at: Date }[];
}

/** The messages of a short conversation. */
export function MessageList({ label, messages }: MessageListProps) {
  return (
    <Stack as="ol" gap="4" listStyleType="none" aria-label={label}>
      {messages.map(({ from, text, at }, i) => (
        <Box
          as="li"
          key={i}
          ps="4"
          borderInlineStartWidth="3px"
          borderColor="border.emphasized"
          overflowWrap="anywhere"
        >
          <Text fontSize="sm" color="fg.muted">
            <Text as="span" fontWeight="600" color="fg">
              {from}
            </Text>
            <span>{`, ${formatDate(at)} at ${formatTime(at)}`}</span>
          </Text>
          <Text whiteSpace="pre-wrap">{text}</Text>
        </Box>
      ))}
    </Stack>
  );
}
