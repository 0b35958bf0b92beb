import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { messageTextSchema } from '@doorstep/domain/chat/message';
import { SendHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { draftOf, keepDraft } from './drafts.ts';
import { Textarea } from '../../ui/forms/controls.tsx';

interface ChatComposerProps {
  /** Keeps what is typed apart from other threads. */
  thread: string;
  /** A message is on its way: the next one waits. */
  pending: boolean;
  disabled: boolean;
  /** Answers whether the text was taken. */
  onSend: (text: string) => boolean;
}

/** Safari has ended the composition by the time it tells of the Enter that ends it; only this code says so. */
const COMPOSING_CODE = 229;
const isComposing = (key: KeyboardEvent['nativeEvent']) =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  key.isComposing || key.keyCode === COMPOSING_CODE;

const count = new Intl.NumberFormat('en');

/** Where a message is written. Enter sends, Shift+Enter makes a new line (spec §5). */
export function ChatComposer({ thread, pending, disabled, onSend }: ChatComposerProps) {
  const [text, setText] = useState(() => draftOf(thread));
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = text.trim().length > LIMITS.message;

  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  }, [text]);

  const type = (value: string) => {
    setText(value);
    keepDraft(thread, value);
  };
  const send = () => {
    const message = messageTextSchema.safeParse(text);
    if (disabled || pending || !message.success) return;
    if (onSend(message.data)) type('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <Box
      as="form"
      borderTopWidth="1px"
      borderColor="border"
      p="3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Flex gap="2" align="flex-end">
        <Textarea
          ref={field}
          rows={1}
          minH="11"
          maxH="8rem"
          py="2"
          resize="none"
          enterKeyHint="send"
          aria-label="Message"
          placeholder="Type your message..."
          aria-invalid={tooLong}
          value={text}
          disabled={disabled}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          px="0"
          minW="11"
          aria-label="Send message"
          disabled={disabled || pending || tooLong || text.trim() === ''}
        >
          <SendHorizontal />
        </Button>
      </Flex>
      <Text role="alert" color="fg.error" fontSize="sm">
        {tooLong && `A message can have at most ${count.format(LIMITS.message)} characters.`}
      </Text>
    </Box>
  );
}
