import { Dialog, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { invitationFormSchema, type InvitationForm } from '@doorstep/domain/team/team';
import { useForm } from 'react-hook-form';
import { inviteMember } from '../../data/team/team.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Input } from '../../ui/forms/controls.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { invitedText, TEAM_MESSAGES } from './messages.ts';

function InviteForm({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, formState, setError } = useForm<InvitationForm>({
    resolver: zodResolver(invitationFormSchema),
    defaultValues: { name: '', email: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = async (form: InvitationForm) => {
    try {
      await inviteMember(form);
    } catch (error) {
      console.error('The invitation was not sent', error);
      const { code, personMessage } = toAppError(error);
      const isAboutAddress = code === 'already-exists' || code === 'invalid-input';
      if (isAboutAddress && personMessage) {
        setError('email', { message: personMessage }, { shouldFocus: true });
      } else toast.error(personMessage ?? TEAM_MESSAGES.notSent);
      return;
    }
    toast.success(invitedText(form.email));
    onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap="5">
        <FormField
          label="Name"
          error={errors.name?.message}
          help="Clients see it next to this person's messages."
          required
        >
          <Input maxLength={LIMITS.memberName} autoComplete="off" {...register('name')} />
        </FormField>
        <FormField label="Email" error={errors.email?.message} required>
          <Input type="email" maxLength={LIMITS.email} autoComplete="off" {...register('email')} />
        </FormField>
        <Text color="fg.muted">{TEAM_MESSAGES.howTo}</Text>
        <FormActions label="Send invitation" isSending={isSubmitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The form that invites somebody to the team, in a dialog. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormDialog open={open} onClose={onClose} title="Invite a teammate">
      <Dialog.Body textStyle="md">
        <OfflineNotice>{TEAM_MESSAGES.offline}</OfflineNotice>
        <InviteForm onClose={onClose} />
      </Dialog.Body>
    </FormDialog>
  );
}
