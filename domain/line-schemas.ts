import * as z from 'zod/mini';
import { oneLine, tooLongMessage, VISIBLE } from './text.ts';

// Apart from text.ts, because public pages load that file and no schema library.

/** A text of one line that may be empty, such as a phone number. */
export const lineSchema = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(max, tooLongMessage(max)));

/**
 * A name or another text of one line with a visible character, such as a tag or a subject. `missing`
 * is the message for a text without one.
 */
export const nameSchema = (max: number, missing?: string) =>
  lineSchema(max).check(z.regex(VISIBLE, missing));
