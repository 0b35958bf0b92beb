import { Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { tooLongMessage } from '@doorstep/domain/text';
import { useState } from 'react';
import { Textarea } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { ActionDialog, type ActionDialogProps } from './action-dialog.tsx';
import { ADMIN_MESSAGES } from './messages.ts';

type Shared = 'title' | 'label' | 'isHarsh' | 'done' | 'onClose' | 'onDone' | 'onStale';

interface NoteDialogProps<Result> extends Pick<ActionDialogProps<Result>, Shared> {
  /** What the action does. */
  explanation: string;
  /** The text below the note. */
  help?: string;
  maxLength?: number;
  /** Whether the note may be empty. */
  isOptional?: boolean;
  /** The message for an error without a text for people. */
  failed?: string;
  onConfirm: (note: string) => Promise<Result>;
}

/** Explains an action, and asks for confirmation and the reason. */
export function NoteDialog<Result>(props: NoteDialogProps<Result>) {
  const { explanation, onConfirm, failed = ADMIN_MESSAGES.notDecided, ...dialog } = props;
  const { isOptional = false } = props;
  const { help = 'This goes in the audit log.', maxLength = LIMITS.decisionNote } = props;
  const [note, setNote] = useState('');
  const length = note.trim().length;
  const isTooLong = length > maxLength;
  return (
    <ActionDialog
      {...dialog}
      isOff={isTooLong || (!isOptional && length === 0)}
      failed={failed}
      onConfirm={() => onConfirm(note.trim())}
    >
      <Text>{explanation}</Text>
      <FormField
        label="Why?"
        required={!isOptional}
        help={help}
        error={isTooLong ? tooLongMessage(maxLength) : undefined}
      >
        <Textarea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
      </FormField>
    </ActionDialog>
  );
}
