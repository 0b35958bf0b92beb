import * as z from 'zod/mini';
import { correlationIdSchema } from '../callables/correlation-id.ts';

/** The largest body of a report: a character of some languages has three bytes. */
export const MAX_REPORT_BYTES = 16_000;

/** The first segment of a screen's path, and whether there are more: ids are never reported. */
const screen = z.string().check(z.regex(/^\/[a-z-]{0,40}(\/…)?$/));

/** An error in a browser, sent to `ERROR_PATH`. */
export const errorReportSchema = z.object({
  /** Whether a translator or an extension caused it, by changing the page. */
  is_page_changed: z._default(z.boolean(), false),
  message: z.string().check(z.maxLength(500)),
  stack: z.string().check(z.maxLength(3000)),
  screen,
  /** The call that failed. */
  correlation_id: z._default(z.nullable(correlationIdSchema), null),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;
