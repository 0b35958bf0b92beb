import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { useState, type ReactNode } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';

export interface ActionDialogProps {
  title: string;
  /** The label of the button that confirms. */
  label: string;
  /** Whether the button is red. */
  isHarsh?: boolean;
  /** Whether the button is disabled, because an input is missing or invalid. */
  isOff?: boolean;
  /** The toast after the action. */
  done: string;
  /** The message for an error without a text for people. */
  failed: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Called after the action. */
  onDone: () => void;
  /** The explanation, and inputs that the action needs. */
  children: ReactNode;
}

/**
 * Asks an administrator for confirmation and runs the action. An error is shown below the content,
 * so the dialog cannot be closed while the action runs.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, label, isHarsh = false, isOff = false, done, failed, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await props.onConfirm();
      toast.success(done);
      props.onDone();
    } catch (thrown) {
      console.error('The action of the administrator failed', thrown);
      setFailure(toAppError(thrown).personMessage ?? failed);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={() => {
        if (!isBusy) props.onClose();
      }}
      title={title}
      action={
        <AriaDisabledButton
          {...(isHarsh && { colorPalette: 'red' })}
          off={isBusy || isOff}
          onClick={() => void confirm()}
        >
          {isBusy ? 'One moment...' : label}
        </AriaDisabledButton>
      }
    >
      <Stack gap="5" overflowWrap="anywhere">
        {children}
        {failure !== null && (
          <Text role="alert" color="fg.error">
            {failure}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
