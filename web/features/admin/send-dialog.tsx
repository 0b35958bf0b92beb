import { Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

interface SendDialogProps {
  title: string;
  /** What is sent, and to whom. */
  explanation: string;
  /** The toast after sending. */
  sent: string;
  /** The message if the error has none for people. */
  failed: string;
  onSend: () => Promise<unknown>;
  onClose: () => void;
  /** Called after sending. */
  onSent: () => void;
}

/** Asks an administrator before an email is sent. An error is shown beside the button. */
export function SendDialog(props: SendDialogProps) {
  const { title, explanation, sent, failed, onSend, onClose, onSent } = props;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onSend();
      toast.success(sent);
      onSent();
    } catch (thrown) {
      console.error('The email was not sent', thrown);
      setFailure(toAppError(thrown).personMessage ?? failed);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      // Closing cannot stop the sending, and a failure must be seen.
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={title}
      action={
        <AriaDisabledButton off={isBusy} onClick={() => void send()}>
          {isBusy ? 'One moment...' : 'Send email'}
        </AriaDisabledButton>
      }
    >
      <Text overflowWrap="anywhere">{`${explanation} The audit log records this.`}</Text>
      {failure !== null && (
        <Text role="alert" color="fg.error" mt="4">
          {failure}
        </Text>
      )}
    </ConfirmDialog>
  );
}
