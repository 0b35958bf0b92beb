import { Dialog, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { openingHoursSchema } from '@doorstep/domain/profiles/opening-hours-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { saveOpeningHours } from '../../data/profiles/own-page-documents.ts';
import { browserTimeZone } from '../../lib/text/time-zones.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { showResult } from '../../ui/feedback/show-result.ts';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import type { OpenDialogProps } from '../../ui/overlay/lazy-dialog.tsx';
import { USUAL_WEEK } from './hours-field.tsx';
import { BRANCH_MESSAGES, HOURS_MESSAGES } from './messages.ts';
import { WeekFields } from './week-fields.tsx';

interface HoursDialogProps extends OpenDialogProps {
  /** The stored hours; null without hours. */
  week: OpeningHours | null;
}

function HoursForm({ week, onClose }: Omit<HoursDialogProps, 'open'>) {
  const form = useForm<OpeningHours>({
    resolver: zodResolver(openingHoursSchema),
    defaultValues: week ?? { hours: USUAL_WEEK, time_zone: browserTimeZone() },
  });
  const submit = async (values: OpeningHours) => {
    const texts = {
      done: HOURS_MESSAGES.saved,
      failed: BRANCH_MESSAGES.notSaved,
      log: 'The opening hours were not saved',
    };
    if (await showResult(saveOpeningHours(values), texts)) onClose();
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap="5">
          <WeekFields />
          <FormActions
            label="Save hours"
            isSending={form.formState.isSubmitting}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </FormProvider>
  );
}

/** The dialog in which a professional edits the hours of the page. */
export function HoursDialog({ open, week, onClose }: HoursDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={week ? 'Edit hours' : 'Add hours'}>
      <Dialog.Body textStyle="md">
        <OfflineNotice>{BRANCH_MESSAGES.offline}</OfflineNotice>
        <HoursForm week={week} onClose={onClose} />
      </Dialog.Body>
    </FormDialog>
  );
}
