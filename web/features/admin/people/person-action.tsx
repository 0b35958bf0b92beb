import { Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { restoreAccount, sendConfirmation, suspendAccount } from '../../../data/admin/people.ts';
import { ActionDialog } from '../shared/action-dialog.tsx';
import { DECISION_TEXTS } from '../shared/decision-texts.ts';
import { ADMIN_MESSAGES } from '../shared/messages.ts';
import { NoteDialog } from '../shared/note-dialog.tsx';

export type PersonActionKind = 'suspend' | 'restore' | 'confirm';

interface PersonActionProps {
  kind: PersonActionKind;
  uid: string;
  name: string;
  email: string;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
}

/** Asks before an account is suspended, restored, or mailed the link that confirms its email. */
export function PersonAction(props: PersonActionProps) {
  const { kind, uid, name, email, ...dialog } = props;
  if (kind === 'confirm') {
    return (
      <ActionDialog
        title="Resend the confirmation email?"
        label="Send email"
        done={ADMIN_MESSAGES.confirmationSent}
        failed={ADMIN_MESSAGES.confirmationNotSent}
        onConfirm={() => sendConfirmation(uid)}
        {...dialog}
      >
        <Text>{`We send a new link to ${email}. The audit log records this.`}</Text>
      </ActionDialog>
    );
  }
  if (kind === 'suspend') {
    return (
      <NoteDialog
        title={`Suspend ${isolate(name)}?`}
        explanation={DECISION_TEXTS.suspend.explanation}
        label="Suspend account"
        isHarsh
        done={ADMIN_MESSAGES.suspended}
        onConfirm={(note) => suspendAccount({ uid, note })}
        {...dialog}
      />
    );
  }
  return (
    <NoteDialog
      title={`Restore ${isolate(name)}?`}
      explanation={DECISION_TEXTS.lift.explanation}
      label="Restore account"
      done={ADMIN_MESSAGES.restored}
      onConfirm={(note) => restoreAccount({ uid, note })}
      {...dialog}
    />
  );
}
