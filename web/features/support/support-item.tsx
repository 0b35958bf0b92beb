import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  canWriteAgain,
  supportTextSchema,
  type SupportRequest,
} from '@doorstep/domain/support/support-request';
import { useId, useState } from 'react';
import { toAppError } from '@doorstep/domain/app-error';
import { formatDate } from '../../lib/text/format.ts';
import { MessageList } from '../../ui/layout/message-list.tsx';
import { PhotoThumbnails } from '../../ui/media/photo-thumbnails.tsx';
import { replyToSupport } from '../../data/support/support.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { STATE_LABELS, SUPPORT_MESSAGES } from './messages.ts';

const NAMES = { person: 'You', support: 'Support' } as const;

interface ReplyFormProps {
  id: string;
  onSent: (text: string) => void;
}

/** The form that adds a message to a request. */
function ReplyForm({ id, onSent }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  const message = supportTextSchema.safeParse(text);
  const send = async () => {
    setSubmitted(true);
    if (!message.success) return;
    setSending(true);
    try {
      await replyToSupport({ id, text: message.data });
      toast.success(SUPPORT_MESSAGES.replied);
      setText('');
      setSubmitted(false);
      onSent(message.data);
    } catch (error) {
      console.error('The message to support was not sent', error);
      toast.error(toAppError(error).personMessage ?? SUPPORT_MESSAGES.notSent);
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack gap="3">
      <FormField
        label="Add a message"
        error={isSubmitted ? message.error?.issues[0]?.message : undefined}
      >
        <Textarea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      </FormField>
      <Box>
        <AriaDisabledButton off={isSending} onClick={() => void send()}>
          {isSending ? 'Sending...' : 'Send'}
        </AriaDisabledButton>
      </Box>
    </Stack>
  );
}

interface SupportItemProps {
  request: SupportRequest;
  /** Called with a message that was added. */
  onReplied: (text: string) => void;
}

/** One of the person's requests to support. A button opens its conversation. */
export function SupportItem({ request, onReplied }: SupportItemProps) {
  const { id, subject, state, entries, photos, created_at } = request;
  const [isOpen, setOpen] = useState(false);
  /** Stays true, so that hiding the conversation keeps a reply that is being written. */
  const [wasOpened, setWasOpened] = useState(false);
  const content = useId();
  const label = STATE_LABELS[state];
  return (
    <Box
      as="li"
      tabIndex={-1}
      py="5"
      borderTopWidth="1px"
      borderColor="border"
      overflowWrap="anywhere"
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h3" size="sm">
          {subject}
        </Heading>
        <Badge colorPalette={label.color}>{label.text}</Badge>
      </Flex>
      <Text color="fg.muted" fontSize="sm" mt="1">
        {`Reference number ${id}, sent on ${formatDate(created_at)}`}
      </Text>
      <Button
        mt="3"
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={content}
        aria-label={`${isOpen ? 'Hide' : 'Read'} conversation ${id}`}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpened(true);
        }}
      >
        {isOpen ? 'Hide conversation' : 'Read conversation'}
      </Button>
      <Box id={content} hidden={!isOpen} mt="4">
        {wasOpened && (
          <Stack gap="4">
            <MessageList
              label={`Conversation ${id}`}
              messages={entries.map((entry) => ({ ...entry, from: NAMES[entry.from] }))}
            />
            {photos.length > 0 && <PhotoThumbnails id={id} photos={photos} from="you" size="sm" />}
            {canWriteAgain(request) ? (
              <ReplyForm id={id} onSent={onReplied} />
            ) : (
              <Text color="fg.muted">
                You can't add to this conversation anymore. If you need more help, contact support
                again.
              </Text>
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
}
