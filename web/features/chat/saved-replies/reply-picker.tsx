import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { fillName } from '@doorstep/domain/chat/saved-replies';
import { foldText } from '@doorstep/domain/text';
import { Settings2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Input } from '../../../ui/forms/controls.tsx';

interface ReplyPickerProps {
  replies: readonly string[];
  clientName: string | null;
  onInsert: (reply: string) => void;
  onManage: () => void;
}

/** Moves the focus between the field and the replies below it with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const now = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[Math.max(0, now + step)]?.focus();
}

/**
 * The replies as they would be inserted, filtered while the person types. Enter in the field
 * inserts the first one.
 */
export function ReplyPicker({ replies, clientName, onInsert, onManage }: ReplyPickerProps) {
  const [search, setSearch] = useState('');
  const found = replies
    .map((reply) => fillName(reply, clientName))
    .filter((text) => text !== '' && foldText(text).includes(foldText(search)));
  return (
    <Box onKeyDown={moveFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0] !== undefined) onInsert(found[0]);
        }}
      >
        <Input
          type="search"
          aria-label="Search saved replies"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="done"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </form>
      <Text role="status" srOnly={found.length > 0} color="fg.muted" py="4">
        {found.length === 0
          ? 'No saved replies match your search.'
          : `${found.length} ${found.length === 1 ? 'reply' : 'replies'}`}
      </Text>
      <Stack as="ul" gap="1" mt="3" listStyleType="none">
        {found.map((text) => (
          <li key={text}>
            <Button
              variant="ghost"
              w="full"
              h="auto"
              py="3"
              px="3.5"
              borderRadius="xl"
              justifyContent="flex-start"
              textAlign="start"
              fontWeight="400"
              lineHeight="1.5"
              whiteSpace="normal"
              onClick={() => onInsert(text)}
            >
              <Text
                as="span"
                dir="auto"
                lineClamp="3"
                overflowWrap="anywhere"
                whiteSpace="pre-line"
              >
                {text}
              </Text>
            </Button>
          </li>
        ))}
      </Stack>
      <Flex justify="flex-end" mt="4" pt="4" borderTopWidth="1px" borderColor="border">
        <Button variant="outline" onClick={onManage}>
          <Settings2 />
          Manage replies
        </Button>
      </Flex>
    </Box>
  );
}
