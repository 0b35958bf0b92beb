import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { tooLongMessage } from '@doorstep/domain/text';
import { useState, type ReactNode } from 'react';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ADMIN_MESSAGES } from './messages.ts';

interface NoteDialogProps {
  title: string;
  /** What the action does. */
  explanation: string;
  /** The label of the button that confirms. */
  label: string;
  /** Whether the button is red. */
  isHarsh?: boolean;
  /** The text below the note. */
  help?: string;
  maxLength?: number;
  /** The toast after the action. */
  done: string;
  onConfirm: (note: string) => Promise<void>;
  onClose: () => void;
  /** Called after the action. */
  onDone: () => void;
}

/** Explains an action, and asks for confirmation and the reason. Errors are beside the buttons. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, explanation, label, isHarsh = false, done, onConfirm, onClose, onDone } = props;
  const { help = 'This goes into the audit log.', maxLength = LIMITS.decisionNote } = props;
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  const length = note.trim().length;
  const isTooLong = length > maxLength;
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm(note.trim());
      toast.success(done);
      onDone();
    } catch (thrown) {
      console.error('The action of the administrator failed', thrown);
      setFailure(toAppError(thrown).personMessage ?? ADMIN_MESSAGES.notDecided);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      // A failure of a running action must be seen.
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title={title}
      action={
        <AriaDisabledButton
          {...(isHarsh && { colorPalette: 'red' })}
          off={isBusy || isTooLong || length === 0}
          onClick={() => void confirm()}
        >
          {isBusy ? 'One moment...' : label}
        </AriaDisabledButton>
      }
    >
      <Stack gap="5">
        <Text>{explanation}</Text>
        <FormField
          label="Why?"
          required
          help={help}
          error={isTooLong ? tooLongMessage(maxLength) : undefined}
        >
          <Textarea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        </FormField>
        {failure !== null && (
          <Text role="alert" color="fg.error">
            {failure}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
