import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import type { OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { openingHoursSchema } from '@doorstep/domain/profiles/opening-hours-schema';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { saveOpeningHours } from '../../data/profiles/own-page-documents.ts';
import { browserTimeZone, timeZoneOptions } from '../../lib/text/time-zones.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { HoursField, USUAL_WEEK } from './hours-field.tsx';
import { BRANCH_MESSAGES, HOURS_MESSAGES } from './messages.ts';

/** Saves the hours and shows the result. Returns whether they were saved. */
async function save(week: OpeningHours): Promise<boolean> {
  try {
    await saveOpeningHours(week);
    toast.success(HOURS_MESSAGES.saved);
    return true;
  } catch (error) {
    console.error('The opening hours were not saved', error);
    toast.error(toAppError(error).personMessage ?? BRANCH_MESSAGES.notSaved);
    return false;
  }
}

interface HoursFormProps {
  /** The stored hours; null without hours. */
  week: OpeningHours | null;
  onClose: () => void;
}

/** The form of the page's opening hours. */
export function HoursForm({ week, onClose }: HoursFormProps) {
  const zone = week?.time_zone ?? browserTimeZone();
  const zones = useMemo(() => timeZoneOptions(zone), [zone]);
  const { control, register, handleSubmit, formState } = useForm<OpeningHours>({
    resolver: zodResolver(openingHoursSchema),
    defaultValues: week ?? { hours: USUAL_WEEK, time_zone: zone },
  });
  const { errors, isSubmitting } = formState;
  const submit = async (values: OpeningHours) => {
    if (await save(values)) onClose();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        <Controller
          control={control}
          name="hours"
          render={({ field }) => <HoursField {...field} errors={errors.hours} />}
        />
        <FormField label="Time zone" error={errors.time_zone?.message}>
          <Select options={zones} {...register('time_zone')} />
        </FormField>
        <FormActions label="Save hours" isSending={isSubmitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
