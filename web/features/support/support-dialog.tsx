import { Dialog, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { supportFormSchema, type SupportForm } from '@doorstep/domain/support/support-request';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePhotoUploads } from '../../data/pictures/use-photo-uploads.ts';
import { contactSupport } from '../../data/support/support.ts';
import { useFormDraft } from '../../data/use-form-draft.ts';
import { warnUntilSettled } from '../../lib/navigation/leave-screen.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Input, Textarea } from '../../ui/forms/controls.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PhotoField } from '../../ui/forms/photo-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { sentText, SUPPORT_MESSAGES } from './messages.ts';

const EMPTY: SupportForm = { subject: '', text: '' };
const draftSchema = z.object({ subject: z.string(), text: z.string() });

interface SupportDialogProps {
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

/**
 * The form that a person writes to support with, in a dialog. The text and the screenshots stay if
 * sending fails, and if the dialog is closed and opened again.
 */
export function SupportDialog({ open, onClose, onSent }: SupportDialogProps) {
  const form = useForm<SupportForm>({
    resolver: zodResolver(supportFormSchema),
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, formState, reset } = form;
  const { errors, isSubmitting } = formState;
  const photos = usePhotoUploads();
  const draft = useFormDraft({
    form,
    name: 'support',
    schema: draftSchema,
    initial: EMPTY,
    onMovedToMemory: () => toast.info(SUPPORT_MESSAGES.draftKept),
  });
  const send = async (values: SupportForm) => {
    if (photos.urls === null) return;
    try {
      const sent = contactSupport({ ...values, photos: photos.urls });
      toast.success(sentText(await warnUntilSettled(sent)));
    } catch (error) {
      console.error('The message to support was not sent', error);
      toast.error(toAppError(error).personMessage ?? SUPPORT_MESSAGES.notSent);
      return;
    }
    photos.removeAll();
    draft.clear();
    reset(EMPTY);
    onSent();
  };
  return (
    <FormDialog open={open} onClose={onClose} title="Contact support">
      <Dialog.Body textStyle="md">
        <OfflineNotice>{SUPPORT_MESSAGES.offline}</OfflineNotice>
        <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
          <Stack gap="5">
            <FormField label="Subject" error={errors.subject?.message} required>
              <Input
                maxLength={LIMITS.supportSubject}
                autoComplete="off"
                {...register('subject')}
              />
            </FormField>
            <FormField
              label="Message"
              error={errors.text?.message}
              help="What you tried, what happened, and what you expected."
              required
            >
              <Textarea rows={6} {...register('text')} />
            </FormField>
            <PhotoField
              photos={photos}
              label="Add screenshots"
              help="Only our support team sees them."
              max={LIMITS.supportPhotos}
            />
            <FormActions
              label="Send message"
              isSending={isSubmitting}
              off={photos.urls === null}
              onCancel={onClose}
            />
          </Stack>
        </form>
      </Dialog.Body>
    </FormDialog>
  );
}
