import { Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { tooLongMessage } from '@doorstep/domain/text';
import { useState } from 'react';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx';
import { ADMIN_MESSAGES } from './messages.ts';

type Shared = 'title' | 'label' | 'isHarsh' | 'done' | 'onClose' | 'onDone';

interface NoteDialogProps extends Pick<ActionDialogProps, Shared> {
  /** What the action does. */
  explanation: string;
  /** The text below the note. */
  help?: string;
  maxLength?: number;
  /** The message for an error without a text for people. */
  failed?: string;
  onConfirm: (note: string) => Promise<void>;
}

/** Explains an action, and asks for confirmation and the reason. */
export function NoteDialog(props: NoteDialogProps) {
  const { explanation, onConfirm, failed = ADMIN_MESSAGES.notDecided, ...dialog } = props;
  const { help = 'This goes into the audit log.', maxLength = LIMITS.decisionNote } = props;
  const [note, setNote] = useState('');
  const length = note.trim().length;
  const isTooLong = length > maxLength;
  return (
    <ActionDialog
      {...dialog}
      isOff={isTooLong || length === 0}
      failed={failed}
      onConfirm={() => onConfirm(note.trim())}
    >
      <Text>{explanation}</Text>
      <FormField
        label="Why?"
        required
        help={help}
        error={isTooLong ? tooLongMessage(maxLength) : undefined}
      >
        <Textarea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
      </FormField>
    </ActionDialog>
  );
}
