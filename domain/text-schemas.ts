import * as z from 'zod/mini';
import { oneLine, tooLong, VISIBLE } from './text.ts';
import { isTimeZone } from './time-zone.ts';

// Apart from text.ts and time-zone.ts, because public pages load those and no schema library.

/** A text of one line that may be empty, such as a phone number. */
export const lineSchema = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(max, tooLong(max)));

/**
 * A name or another text of one line with a visible character, such as a tag or a subject.
 * `missing` is the message for a text without one.
 */
export const nameSchema = (max: number, missing?: string) =>
  lineSchema(max).check(z.regex(VISIBLE, missing));

/** An IANA time zone, such as `America/Chicago`. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'Please choose the time zone.'));
