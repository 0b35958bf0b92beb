import { Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { restoreAccount, sendConfirmation, suspendAccount } from '../../data/admin/people.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DECISION_TEXTS } from './decision-texts.ts';
import { ADMIN_MESSAGES } from './messages.ts';
import { NoteDialog } from './note-dialog.tsx';

export type PersonActionKind = 'suspend' | 'restore' | 'confirm';

interface PersonActionProps {
  kind: PersonActionKind;
  uid: string;
  name: string;
  email: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an account is suspended, restored, or mailed the link that confirms its email. */
export function PersonAction(props: PersonActionProps) {
  const { kind, uid, name, ...dialog } = props;
  if (kind === 'confirm') return <ConfirmMail uid={uid} {...dialog} />;
  if (kind === 'suspend') {
    return (
      <NoteDialog
        title={`Suspend ${name}?`}
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
      title={`Restore ${name}?`}
      explanation={DECISION_TEXTS.lift.explanation}
      label="Restore account"
      done={ADMIN_MESSAGES.restored}
      onConfirm={(note) => restoreAccount({ uid, note })}
      {...dialog}
    />
  );
}

function ConfirmMail(props: Omit<PersonActionProps, 'kind' | 'name'>) {
  const { uid, email, onClose, onDone } = props;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await sendConfirmation(uid);
      toast.success(ADMIN_MESSAGES.confirmationSent);
      onDone();
    } catch (thrown) {
      console.error('The confirmation email was not sent', thrown);
      setFailure(toAppError(thrown).personMessage ?? ADMIN_MESSAGES.confirmationNotSent);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Resend the confirmation email?"
      action={
        <AriaDisabledButton off={isBusy} onClick={() => void send()}>
          {isBusy ? 'One moment...' : 'Send email'}
        </AriaDisabledButton>
      }
    >
      <Text overflowWrap="anywhere">
        {`We send a new link to ${email}. The audit log records this.`}
      </Text>
      {failure !== null && (
        <Text role="alert" color="fg.error" mt="4">
          {failure}
        </Text>
      )}
    </ConfirmDialog>
  );
}
