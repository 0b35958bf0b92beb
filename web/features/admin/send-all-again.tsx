import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { Send } from 'lucide-react';
import { use, useState } from 'react';
import { sendAllMailsAgain } from '../../data/admin/admin.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ADMIN_MESSAGES, mailsResentText } from './shared/messages.ts';
import { ReloadCounts } from './shared/tab-counts.ts';

/** Sends all emails again and says how many were sent, also if a later one fails. */
async function sendAll(onProgress: (count: number) => void): Promise<void> {
  let count = 0;
  try {
    await sendAllMailsAgain((more) => {
      count += more;
      onProgress(count);
    });
    toast.success(mailsResentText(count));
  } catch (error) {
    console.error(ADMIN_MESSAGES.mailsNotResent, error);
    const message = toAppError(error).personMessage ?? ADMIN_MESSAGES.mailsNotResent;
    const partial = `${mailsResentText(count)} ${ADMIN_MESSAGES.othersNotResent}`;
    toast.error(count === 0 ? message : partial);
  }
}

interface SendAllDialogProps {
  onClose: () => void;
  /** Called after sending, whether it succeeded or failed. */
  onEnded: () => void;
}

function SendAllDialog({ onClose, onEnded }: SendAllDialogProps) {
  const reloadCounts = use(ReloadCounts);
  const [sentCount, setSentCount] = useState<number | null>(null);
  const isSending = sentCount !== null;
  const send = async () => {
    setSentCount(0);
    await sendAll(setSentCount);
    onEnded();
    reloadCounts();
  };
  return (
    <ConfirmDialog
      open
      // Closing cannot stop the sending, so the dialog stays open until it ends.
      onClose={() => {
        if (!isSending) onClose();
      }}
      title="Send all emails again?"
      action={
        <AriaDisabledButton off={isSending} onClick={() => void send()}>
          {isSending ? `Sending... (${sentCount})` : 'Send all again'}
        </AriaDisabledButton>
      }
    >
      <Stack gap="3">
        <Text>
          We'll resend every undelivered email to the recipient's current address. Emails that fail
          again will come back to this list.
        </Text>
        <Text>This goes in the audit log.</Text>
      </Stack>
    </ConfirmDialog>
  );
}

interface SendAllAgainProps {
  /** Whether the button is disabled. */
  off: boolean;
  onEnded: () => void;
}

/** The button that sends all undelivered emails again, after a confirmation. */
export function SendAllAgain({ off, onEnded }: SendAllAgainProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <AriaDisabledButton
        ref={moveFocusOnUnmount}
        variant="outline"
        off={off || isConfirming}
        onClick={() => setConfirming(true)}
      >
        <Send />
        Send all again
      </AriaDisabledButton>
      {isConfirming && (
        <SendAllDialog
          onClose={() => setConfirming(false)}
          onEnded={() => {
            setConfirming(false);
            onEnded();
          }}
        />
      )}
    </>
  );
}
