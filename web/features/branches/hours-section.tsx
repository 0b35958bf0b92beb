import { Button, Dialog, Heading, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { weekLines, type OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { openingHoursSchema } from '@doorstep/domain/profiles/opening-hours-schema';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { saveOpeningHours, useOwnHours } from '../../data/profiles/own-page-documents.ts';
import { browserTimeZone, timeZoneOptions } from '../../lib/text/time-zones.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
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

function HoursForm({ week, onClose }: HoursFormProps) {
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

function EditableHours({ week }: Pick<HoursFormProps, 'week'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {week && (
        <Stack as="ul" gap="1" mb="5" listStyleType="none">
          {weekLines(week.hours).map(({ days, times }) => (
            <li key={days}>{`${days}: ${times}`}</li>
          ))}
          <Text as="li" color="fg.muted">
            {`Time zone: ${week.time_zone.replaceAll('_', ' ')}`}
          </Text>
        </Stack>
      )}
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pencil />
        <span>{week ? 'Edit hours' : 'Add hours'}</span>
      </Button>
      <FormDialog open={isOpen} onClose={close} title={week ? 'Edit hours' : 'Add hours'}>
        <Dialog.Body textStyle="md">
          <OfflineNotice>{BRANCH_MESSAGES.offline}</OfflineNotice>
          <HoursForm week={week} onClose={close} />
        </Dialog.Body>
      </FormDialog>
    </>
  );
}

/** Where a professional edits the hours of the page. They are saved at once, without the page. */
export function HoursSection({ uid }: { uid: string }) {
  const own = useOwnHours(uid);
  return (
    <Panel as="section" aria-labelledby="hours-title">
      <Heading as="h2" size="md" id="hours-title" mb="2">
        Opening hours
      </Heading>
      <Text color="fg.muted" mb="5">
        {HOURS_MESSAGES.about}
      </Text>
      {own.status === 'loading' && <LineSkeletons label="Loading your hours..." />}
      {own.status === 'error' && (
        <ErrorState onRetry={own.retry}>We couldn't load your hours.</ErrorState>
      )}
      {own.status === 'ready' &&
        (own.hasPage ? (
          <EditableHours week={own.opening_hours} />
        ) : (
          <Text>{HOURS_MESSAGES.noPage}</Text>
        ))}
    </Panel>
  );
}
