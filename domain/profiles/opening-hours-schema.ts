import * as z from 'zod/mini';
import { timeZoneSchema } from '../text-schemas.ts';
import { WEEKDAYS } from './opening-hours.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time.'));

/** Equal times mean 24 hours, which are stored as midnight to midnight. */
const openingTimes = z.pipe(
  z.object({ opens: time, closes: time }),
  z.transform((times) =>
    times.opens === times.closes ? { opens: '00:00', closes: '00:00' } : times,
  ),
);

/** The opening hours of a page or of a branch. */
export const openingHoursSchema = z.object({
  hours: z.record(z.enum(WEEKDAYS), z.nullable(openingTimes)),
  /** The IANA time zone of the hours. */
  time_zone: timeZoneSchema,
  closed_on_holidays: z.optional(z.boolean()),
});
