import { Dialog, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import {
  badgeDetailsSchema,
  evidenceTypeSchema,
  EXPIRED_MESSAGE,
  type BadgeApplication,
  type BadgeKind,
} from '@doorstep/domain/badges/badge';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { BRAND } from '@doorstep/domain/brand';
import { LIMITS, RETENTION_DAYS } from '@doorstep/domain/limits';
import { IMAGE_ERRORS } from '@doorstep/domain/pictures/image';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { askForBadge } from '../../data/badges/badges.ts';
import { BADGE_NAMES } from '../../lib/text/badge-names.ts';
import { warnUntilSettled } from '../../lib/navigation/leave-screen.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Input } from '../../ui/forms/controls.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { evidenceError, prepareEvidence } from './evidence-file.ts';

/** Texts of the form and its messages. */
const BADGE_MESSAGES = {
  sent: "We've got it. We'll email you once we've reviewed it.",
  notSent: "We couldn't send it. What you entered is still here. Please try again.",
  offline:
    "You're offline. We'll keep what you enter, and you can send it when you're back online.",
  privacy: `Only ${BRAND.name} administrators can see the file. We delete it ${RETENTION_DAYS.badge_evidence} days after the decision.`,
} as const;

/** Validates the form with which a professional asks for a badge. */
const badgeFormSchema = z.object({
  number: badgeDetailsSchema.shape.number,
  expires_on: badgeDetailsSchema.shape.expires_on.check(
    z.refine((day) => day >= dayOf(new Date()), EXPIRED_MESSAGE),
  ),
  file: z.pipe(
    z.nullable(z.instanceof(File)),
    z.instanceof(File, { error: 'Please choose a picture or a PDF.' }),
  ),
});
type BadgeForm = z.input<typeof badgeFormSchema>;
type BadgeFormOutput = z.output<typeof badgeFormSchema>;

const FIELDS = {
  license: { number: 'License number', file: 'Photo or PDF of your license' },
  insurance: { number: 'Policy number', file: 'Photo or PDF of your insurance certificate' },
} as const;

interface BadgeFieldsProps {
  kind: BadgeKind;
  /** The latest application, whose number is filled in. */
  application: BadgeApplication | null;
  onClose: () => void;
}

function BadgeFields({ kind, application, onClose }: BadgeFieldsProps) {
  const { control, register, handleSubmit, formState, setError, clearErrors } = useForm<
    BadgeForm,
    unknown,
    BadgeFormOutput
  >({
    resolver: zodResolver(badgeFormSchema),
    defaultValues: {
      number: application?.number ?? '',
      expires_on: application?.state === 'refused' ? application.expires_on : '',
      file: null,
    },
  });
  const { field } = useController({ control, name: 'file' });
  const { errors, isSubmitting } = formState;
  const failFile = (message: string) => setError('file', { message }, { shouldFocus: true });

  const choose = async (file: File) => {
    const wrong = await evidenceError(file).catch(() => IMAGE_ERRORS.unreadable);
    if (wrong !== null) {
      failFile(wrong);
      return;
    }
    clearErrors('file');
    field.onChange(file);
  };
  const send = async ({ number, expires_on, file: chosen }: BadgeFormOutput) => {
    let file;
    try {
      file = await prepareEvidence(chosen);
    } catch (error) {
      console.warn('The file of a badge cannot be read', error);
      failFile(toAppError(error).personMessage ?? IMAGE_ERRORS.unreadable);
      return;
    }
    try {
      await warnUntilSettled(askForBadge({ kind, number, expires_on, file }));
      toast.success(BADGE_MESSAGES.sent);
      onClose();
    } catch (error) {
      console.error('The application for a badge was not sent', error);
      toast.error(toAppError(error).personMessage ?? BADGE_MESSAGES.notSent);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap="5">
        <FormField
          label={FIELDS[kind].number}
          error={errors.number?.message}
          help={kind === 'license' ? 'Shown on your page.' : "We don't show it on your page."}
          required
        >
          <Input maxLength={LIMITS.badgeNumber} autoComplete="off" {...register('number')} />
        </FormField>
        <FormField label="Valid until" error={errors.expires_on?.message} required>
          <Input type="date" {...register('expires_on')} />
        </FormField>
        <FileField
          label={FIELDS[kind].file}
          help="A photo, or a PDF of up to 5 MB. Make sure everything is readable."
          error={errors.file?.message}
          accept={evidenceTypeSchema.options}
          file={field.value}
          off={isSubmitting}
          buttonRef={field.ref}
          onChoose={(file) => void choose(file)}
        />
        <Text color="fg.muted" fontSize="sm">
          {BADGE_MESSAGES.privacy}
        </Text>
        <FormActions label="Send" isSending={isSubmitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The form in which a professional asks for a badge, in a dialog. */
export function BadgeDialog({ open, ...props }: BadgeFieldsProps & { open: boolean }) {
  return (
    <FormDialog
      open={open}
      onClose={props.onClose}
      title={`Send your ${BADGE_NAMES[props.kind].name}`}
    >
      <Dialog.Body textStyle="md">
        <OfflineNotice>{BADGE_MESSAGES.offline}</OfflineNotice>
        <BadgeFields {...props} />
      </Dialog.Body>
    </FormDialog>
  );
}
