import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { sendAllMailsAgain } from '../../data/admin/admin.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ADMIN_MESSAGES, mailsGoAgain } from './messages.ts';

/** Sends all of them; says how many went, also where it broke off in between. */
async function sendAll(onSent: (count: number) => void): Promise<void> {
  let count = 0;
  try {
    await sendAllMailsAgain((more) => {
      count += more;
      onSent(count);
    });
    toast.success(mailsGoAgain(count));
  } catch (error) {
    console.error(ADMIN_MESSAGES.mailsNotSent, error);
    const message = toAppError(error).personMessage ?? ADMIN_MESSAGES.mailsNotSent;
    toast.error(count === 0 ? message : `${mailsGoAgain(count)} ${ADMIN_MESSAGES.mailsLeft}`);
  }
}

interface SendAllDialogProps {
  onClose: () => void;
  /** However it has ended: what is still given up is to be asked for. */
  onEnded: () => void;
}

/** Asks before everything that was given up goes out again. */
export default function SendAllDialog({ onClose, onEnded }: SendAllDialogProps) {
  const [sent, setSent] = useState<number | null>(null);
  const isSending = sent !== null;
  const send = async () => {
    setSent(0);
    await sendAll(setSent);
    onEnded();
  };
  return (
    <ConfirmDialog
      open
      // What is on its way is not called back by closing.
      onClose={() => {
        if (!isSending) onClose();
      }}
      title="Send all emails again?"
      action={
        <AriaDisabledButton off={isSending} onClick={() => void send()}>
          {isSending ? `Sending... (${sent})` : 'Send all again'}
        </AriaDisabledButton>
      }
    >
      <Stack gap="3">
        <Text>
          Every undelivered email is sent again, to its reader's current address. Emails that fail
          again come back to this list.
        </Text>
        <Text>The audit log records this.</Text>
      </Stack>
    </ConfirmDialog>
  );
}
