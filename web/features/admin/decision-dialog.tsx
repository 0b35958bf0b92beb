import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { ReportEntry } from '@doorstep/domain/callables';
import { LIMITS } from '@doorstep/domain/limits';
import { useState } from 'react';
import { decideReport, liftSuspension } from '../../data/moderation/moderation.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ADMIN_MESSAGES } from './messages.ts';

export type Deciding = 'dismiss' | 'suspend' | 'lift';

const TOO_LONG = `Please use at most ${LIMITS.decisionNote.toLocaleString('en')} characters.`;

const WORDS = {
  dismiss: {
    title: 'Dismiss this report?',
    explanation: "Nothing happens to the account. We won't tell either person.",
    action: 'Dismiss',
    done: ADMIN_MESSAGES.dismissed,
  },
  suspend: {
    title: 'Suspend this account?',
    explanation:
      "The account can't sign in, send messages or send requests, and its page is hidden until you lift the suspension. " +
      'An active subscription ends with the current paid period. Any amount already due may still be charged.',
    action: 'Suspend account',
    done: ADMIN_MESSAGES.suspended,
  },
  lift: {
    title: 'Lift the suspension?',
    explanation:
      'The account works again. If its page was public and its plan is active, the page is public again. ' +
      'A subscription that was set to end still ends unless its owner resumes it with ‘Manage Subscription’.',
    action: 'Lift the suspension',
    done: ADMIN_MESSAGES.lifted,
  },
} as const;

interface DecisionDialogProps {
  report: ReportEntry;
  what: Deciding;
  onClose: () => void;
  /** Also when somebody else was faster. */
  onDecided: () => void;
}

/** What to say about it once it is stored. */
async function decide(id: string, what: Deciding, note: string): Promise<string> {
  const { done } = WORDS[what];
  if (what === 'lift') {
    await liftSuspension({ id, note });
    return done;
  }
  const account = await decideReport({ id, decision: what, note });
  return what === 'suspend' && account === 'deleted' ? ADMIN_MESSAGES.accountGone : done;
}

/** Says what a decision does, and asks for the reason that goes into the audit log. */
export function DecisionDialog({ report, what, onClose, onDecided }: DecisionDialogProps) {
  const [note, setNote] = useState('');
  const [saving, setSaving] = useState(false);
  const { title, explanation, action } = WORDS[what];
  const length = note.trim().length;
  const tooLong = length > LIMITS.decisionNote;
  const off = saving || tooLong || (what !== 'dismiss' && length === 0);
  const confirm = async () => {
    setSaving(true);
    try {
      toast.success(await decide(report.id, what, note.trim()));
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
        <SteadyButton
          {...(what === 'suspend' && { colorPalette: 'red' })}
          off={off}
          onClick={() => void confirm()}
        >
          {saving ? 'One moment...' : action}
        </SteadyButton>
      }
    >
      <Stack gap="5">
        <Text>{explanation}</Text>
        <FormField
          label="Why?"
          required={what !== 'dismiss'}
          help="This goes into the audit log."
          error={tooLong ? TOO_LONG : undefined}
        >
          <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
