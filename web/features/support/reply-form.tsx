import { Box, Stack } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { supportTextSchema } from '@doorstep/domain/support/support-request';
import { useState } from 'react';
import { replyToSupport } from '../../data/support/support.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SUPPORT_MESSAGES } from './messages.ts';

interface ReplyFormProps {
  id: string;
  onSent: (text: string) => void;
}

/** The form that adds a message to a request. */
export function ReplyForm({ id, onSent }: ReplyFormProps) {
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
        label="Write again"
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
