import { Text } from '@chakra-ui/react';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import { badgeDetailsSchema } from '@doorstep/domain/badges/badge';
import { LIMITS } from '@doorstep/domain/limits';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { decideBadge } from '../../../data/admin/admin.ts';
import { Input } from '../../../ui/forms/controls.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { ActionDialog } from '../shared/action-dialog.tsx';
import { ADMIN_MESSAGES, applicantName } from '../shared/messages.ts';
import { NoteDialog } from '../shared/note-dialog.tsx';

export type BadgeDecision = 'grant' | 'refuse';

interface DialogProps {
  entry: BadgeEntry;
  onClose: () => void;
  onDone: () => void;
  /** Called if the application was decided elsewhere, replaced or deleted. */
  onStale: () => void;
}

/** Asks for the details of a granted badge, as the evidence shows them. */
function GrantDialog({ entry, ...dialog }: DialogProps) {
  const { id, asked_at } = entry;
  const [details, setDetails] = useState({ number: entry.number, expires_on: entry.expires_on });
  const { success, error } = badgeDetailsSchema.safeParse(details);
  const errorOf = (field: keyof typeof details) =>
    error?.issues.find(({ path }) => path[0] === field)?.message;
  return (
    <ActionDialog
      title={`Approve the badge for ${isolate(applicantName(entry))}?`}
      label="Approve"
      isOff={!success}
      done={ADMIN_MESSAGES.badgeGranted}
      failed={ADMIN_MESSAGES.notDecided}
      onConfirm={() => decideBadge({ id, asked_at, grant: details })}
      {...dialog}
    >
      <Text>Compare both with the document, and correct them if they differ.</Text>
      <FormField label="Number" error={errorOf('number')} required>
        <Input
          maxLength={LIMITS.badgeNumber}
          value={details.number}
          onChange={({ target }) => setDetails({ ...details, number: target.value })}
        />
      </FormField>
      <FormField label="Valid until" error={errorOf('expires_on')} required>
        <Input
          type="date"
          value={details.expires_on}
          onChange={({ target }) => setDetails({ ...details, expires_on: target.value })}
        />
      </FormField>
    </ActionDialog>
  );
}

/** Asks why an application is refused. */
function RefuseDialog({ entry, ...dialog }: DialogProps) {
  const { id, asked_at } = entry;
  return (
    <NoteDialog
      title={`Reject the badge for ${isolate(applicantName(entry))}?`}
      explanation="We'll email your reason to the professional, who can send a new document."
      help="The professional will see this. It also goes in the audit log."
      label="Reject"
      maxLength={LIMITS.badgeReason}
      done={ADMIN_MESSAGES.badgeRefused}
      onConfirm={(refuse) => decideBadge({ id, asked_at, refuse })}
      {...dialog}
    />
  );
}

/** Explains a decision about an application for a badge, and asks for confirmation. */
export function BadgeDecisionDialog({
  decision,
  ...dialog
}: DialogProps & { decision: BadgeDecision }) {
  return decision === 'grant' ? <GrantDialog {...dialog} /> : <RefuseDialog {...dialog} />;
}
