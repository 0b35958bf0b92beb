import { BRAND } from '@doorstep/domain/brand';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { messageTextSchema } from '@doorstep/domain/chat/message';
import { PHOTOS_ONLY } from '@doorstep/domain/pictures/photos';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { useSession } from '../../data/auth/session.ts';
import { usePhotoUploads } from '../../data/pictures/use-photo-uploads.ts';
import { useDraft } from '../../data/use-draft.ts';
import { Textarea } from '../../ui/forms/controls.tsx';
import { AddPhotos, PhotoUploadList } from '../../ui/forms/photo-uploads.tsx';
import type { ChatReader } from './chat-lines.ts';
import { SavedReplies } from './saved-replies/saved-replies.tsx';

interface ChatComposerProps {
  /** The key of the draft. */
  thread: string;
  reader: ChatReader;
  /** Whether a message is being sent; the next one waits for it. */
  isSending: boolean;
  disabled: boolean;
  /** Returns whether the message was accepted. */
  onSend: (text: string, photos: readonly string[]) => boolean;
}

/**
 * The key code of keys that belong to an IME composition. In Safari only this code identifies the
 * Enter key that ends one: `isComposing` is false by then.
 */
const COMPOSING_KEY_CODE = 229;
const isComposing = (key: KeyboardEvent['nativeEvent']) =>
  // oxlint-disable-next-line typescript/no-deprecated
  key.isComposing || key.keyCode === COMPOSING_KEY_CODE;

const numberFormat = new Intl.NumberFormat(BRAND.locale);

/**
 * The field for a new message. Enter sends, Shift+Enter adds a line. A session can add
 * photos; the message waits for their upload.
 */
export function ChatComposer({ thread, reader, isSending, disabled, onSend }: ChatComposerProps) {
  const { draft, save } = useDraft({ name: `chat:${thread}`, schema: z.string() });
  const [text, setText] = useState(draft ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const photos = usePhotoUploads();
  const addPhotos = useRef<HTMLButtonElement>(null);
  const hasSession = useSession().status === 'signed-in';
  const tooLong = text.trim().length > LIMITS.message;
  const isEmpty = text.trim() === '';
  const isReady = photos.urls !== null && (!isEmpty || photos.uploads.length > 0);

  // Grows with its text, up to its maximum height.
  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  }, [text]);

  const type = (value: string) => {
    setText(value);
    save(value === '' ? null : value);
  };
  const send = () => {
    const hasPhotos = photos.uploads.length > 0;
    const message = messageTextSchema.safeParse(isEmpty && hasPhotos ? PHOTOS_ONLY : text);
    if (disabled || isSending || !message.success || photos.urls === null) return;
    if (onSend(message.data, photos.urls)) {
      type('');
      photos.removeAll();
    }
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
      {photos.uploads.length > 0 && (
        <Box mb="3" maxH="12rem" overflowY="auto">
          <PhotoUploadList photos={photos} onRemoved={() => addPhotos.current?.focus()} />
        </Box>
      )}
      <Flex gap="2" align="flex-end">
        {hasSession && (
          <AddPhotos
            photos={photos}
            disabled={disabled}
            buttonRef={addPhotos}
            variant="ghost"
            px="0"
            minW="11"
            aria-label="Add photos"
          >
            <ImagePlus />
          </AddPhotos>
        )}
        {reader.side === 'provider' && (
          <SavedReplies clientName={reader.clientName} {...{ field, disabled }} onChange={type} />
        )}
        <Textarea
          ref={field}
          rows={1}
          minH="11"
          maxH="8rem"
          py="2"
          resize="none"
          css={{ '&::placeholder': { whiteSpace: 'nowrap' } }}
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
          disabled={disabled || isSending || tooLong || !isReady}
        >
          <SendHorizontal />
        </Button>
      </Flex>
      <Text role="alert" color="fg.error" fontSize="sm">
        {tooLong && `A message can have at most ${numberFormat.format(LIMITS.message)} characters.`}
      </Text>
    </Box>
  );
}
