import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import { badgeDetailsSchema, refusalSchema } from '@doorstep/domain/badges/badge';
import { LIMITS } from '@doorstep/domain/limits';
import { useState } from 'react';
import { decideBadge } from '../../data/admin/badge-applications.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Input, Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ADMIN_MESSAGES, applicantName } from './messages.ts';

export type BadgeDecision = 'grant' | 'refuse';

interface BadgeDecisionDialogProps {
  entry: BadgeEntry;
  decision: BadgeDecision;
  onClose: () => void;
  onDecided: () => void;
  /** Called when the application was decided elsewhere, replaced or deleted. */
  onChanged: () => void;
}

/** Asks for the details of a granted badge, as the evidence shows them, or why it is refused. */
export function BadgeDecisionDialog(props: BadgeDecisionDialogProps) {
  const { entry, decision, onClose, onDecided, onChanged } = props;
  const [details, setDetails] = useState({ number: entry.number, expires_on: entry.expires_on });
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isGrant = decision === 'grant';
  const grant = badgeDetailsSchema.safeParse(details);
  const refusal = refusalSchema.safeParse(reason);
  const errorOf = (field: keyof typeof details) =>
    isSubmitted ? grant.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;

  const decide = async () => {
    setSubmitted(true);
    if (!(isGrant ? grant : refusal).success) return;
    const { id, asked_at } = entry;
    setSaving(true);
    try {
      if (isGrant) await decideBadge({ id, asked_at, grant: details });
      else await decideBadge({ id, asked_at, refuse: reason });
      toast.success(isGrant ? ADMIN_MESSAGES.badgeGranted : ADMIN_MESSAGES.badgeRefused);
      onDecided();
    } catch (error) {
      console.error('The decision about a badge was not stored', error);
      const { code, personMessage } = toAppError(error);
      toast.error(personMessage ?? ADMIN_MESSAGES.notDecided);
      setSaving(false);
      if (code === 'failed-precondition' || code === 'not-found') onChanged();
    }
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${isGrant ? 'Grant' : 'Refuse'} the badge for ${applicantName(entry)}?`}
      action={
        <AriaDisabledButton off={isSaving} onClick={() => void decide()}>
          {isSaving ? 'One moment...' : isGrant ? 'Grant' : 'Refuse'}
        </AriaDisabledButton>
      }
    >
      {isGrant ? (
        <Stack gap="5">
          <Text>Please compare both with the evidence, and correct them if they differ.</Text>
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
        </Stack>
      ) : (
        <FormField
          label="Why?"
          help="The professional reads this."
          error={isSubmitted ? refusal.error?.issues[0]?.message : undefined}
          required
        >
          <Textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      )}
    </ConfirmDialog>
  );
}
