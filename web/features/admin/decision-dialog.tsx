import { BRAND } from '@doorstep/domain/brand';
import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import { LIMITS } from '@doorstep/domain/limits';
import { useState } from 'react';
import { decideReport, liftSuspension } from '../../data/moderation/moderation.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { DECISION_TEXTS } from './decision-texts.ts';
import { ADMIN_MESSAGES } from './messages.ts';

export type Decision = 'dismiss' | 'suspend' | 'hide' | 'lift';

const TOO_LONG = `Please use at most ${LIMITS.decisionNote.toLocaleString(BRAND.locale)} characters.`;

interface DecisionDialogProps {
  report: ReportEntry;
  decision: Decision;
  onClose: () => void;
  /** Called after the decision, also if another administrator was faster. */
  onDecided: () => void;
}

/** Stores the decision and returns the text of the toast. */
async function decide(id: string, decision: Decision, note: string): Promise<string> {
  const { done } = DECISION_TEXTS[decision];
  if (decision === 'lift') {
    await liftSuspension({ id, note });
    return done;
  }
  const account = await decideReport({ id, decision, note });
  return decision === 'suspend' && account === 'deleted' ? ADMIN_MESSAGES.accountGone : done;
}

/** Explains a decision, and asks for confirmation and the reason for the audit log. */
export function DecisionDialog({ report, decision, onClose, onDecided }: DecisionDialogProps) {
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { title, explanation, action } = DECISION_TEXTS[decision];
  const length = note.trim().length;
  const isTooLong = length > LIMITS.decisionNote;
  const off = isSaving || isTooLong || (decision !== 'dismiss' && length === 0);
  const confirm = async () => {
    setSaving(true);
    try {
      toast.success(await decide(report.id, decision, note.trim()));
      onDecided();
    } catch (thrown) {
      console.error('The decision was not stored', thrown);
      const { code, personMessage } = toAppError(thrown);
      toast.error(personMessage ?? ADMIN_MESSAGES.notDecided);
      setSaving(false);
      if (code === 'failed-precondition') onDecided();
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      action={
        <AriaDisabledButton
          {...(decision === 'suspend' && { colorPalette: 'red' })}
          off={off}
          onClick={() => void confirm()}
        >
          {isSaving ? 'One moment...' : action}
        </AriaDisabledButton>
      }
    >
      <Stack gap="5">
        <Text>{explanation}</Text>
        <FormField
          label="Why?"
          required={decision !== 'dismiss'}
          help="This goes into the audit log."
          error={isTooLong ? TOO_LONG : undefined}
        >
          <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
