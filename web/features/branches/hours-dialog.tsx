import { Dialog, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { openingHoursSchema } from '@doorstep/domain/profiles/opening-hours-schema';
import { Controller, useForm } from 'react-hook-form';
import { saveOpeningHours } from '../../data/profiles/own-page-documents.ts';
import { browserTimeZone } from '../../lib/text/time-zones.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { showResult } from '../../ui/feedback/show-result.ts';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import type { OpenDialogProps } from '../../ui/overlay/lazy-dialog.tsx';
import { HoursField, USUAL_WEEK } from './hours-field.tsx';
import { BRANCH_MESSAGES, HOURS_MESSAGES } from './messages.ts';
import { TimeZoneField } from './time-zone-field.tsx';

interface HoursDialogProps extends OpenDialogProps {
  /** The stored hours; null without hours. */
  week: OpeningHours | null;
}

function HoursForm({ week, onClose }: Omit<HoursDialogProps, 'open'>) {
  const { control, handleSubmit, formState } = useForm<OpeningHours>({
    resolver: zodResolver(openingHoursSchema),
    defaultValues: week ?? { hours: USUAL_WEEK, time_zone: browserTimeZone() },
  });
  const { errors, isSubmitting } = formState;
  const submit = async (values: OpeningHours) => {
    const texts = {
      done: HOURS_MESSAGES.saved,
      failed: BRANCH_MESSAGES.notSaved,
      log: 'The opening hours were not saved',
    };
    if (await showResult(saveOpeningHours(values), texts)) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        <Controller
          control={control}
          name="hours"
          render={({ field }) => <HoursField {...field} errors={errors.hours} />}
        />
        <Controller
          control={control}
          name="closed_on_holidays"
          defaultValue={false}
          render={({ field }) => (
            <Switch checked={field.value ?? false} onChange={field.onChange}>
              Closed on public holidays
            </Switch>
          )}
        />
        <Controller
          control={control}
          name="time_zone"
          render={({ field }) => (
            <TimeZoneField
              value={field.value}
              onChange={field.onChange}
              ref={field.ref}
              error={errors.time_zone?.message}
            />
          )}
        />
        <FormActions label="Save hours" isSending={isSubmitting} onCancel={onClose} />
      </Stack>
    </form>
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
