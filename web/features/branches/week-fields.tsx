import type { OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { Controller, useFormContext } from 'react-hook-form';
import { Switch } from '../../ui/forms/switch.tsx';
import { HoursField } from './hours-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

/** The fields of the surrounding form for hours, public holidays and time zone. */
export function WeekFields() {
  const { control, formState } = useFormContext<OpeningHours>();
  const { errors } = formState;
  return (
    <>
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
    </>
  );
}
