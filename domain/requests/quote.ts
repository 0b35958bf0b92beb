import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { nameSchema, timeZoneSchema } from '../text-schemas.ts';
import { tooLong, VISIBLE } from '../text.ts';
import { dayAt } from '../time-zone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const quoteLineTextSchema = nameSchema(LIMITS.quoteLineText, 'Please describe this line.');

const lineSchema = z.object({
  text: quoteLineTextSchema,
  cents: z.int().check(z.minimum(0), z.maximum(LIMITS.quoteLineCents)),
});
export type QuoteLine = z.infer<typeof lineSchema>;

/** A day without a time, such as `2026-12-24`. It is never converted to another time zone. */
export const daySchema = z.iso.date();

/** Returns the day a number of days after another one, such as `2026-12-24`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Checks whether a new quote can be valid until this day: from today until `LIMITS.quoteDays`
 * later, where the professional is.
 */
export function isQuoteDay(day: string, timeZone: string, now: Date): boolean {
  const today = dayAt(timeZone, now);
  return today <= day && day <= addDays(today, LIMITS.quoteDays);
}

export const QUOTE_DAY_MESSAGE = `Please choose a date within the next ${LIMITS.quoteDays} days.`;

const content = {
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(LIMITS.quoteLines)),
  tax_note: z.nullable(nameSchema(LIMITS.quoteTaxNote)),
  message: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.regex(VISIBLE),
        z.maxLength(LIMITS.quoteMessage, tooLong(LIMITS.quoteMessage)),
      ),
  ),
};

/** What a professional sends. The server adds the rest. */
export const quoteInputSchema = z
  .object({ ...content, valid_until: daySchema, time_zone: timeZoneSchema })
  .check(
    z.refine(
      ({ valid_until, time_zone }) => isQuoteDay(valid_until, time_zone, new Date()),
      QUOTE_DAY_MESSAGE,
    ),
  );
export type QuoteInput = z.infer<typeof quoteInputSchema>;

export const quoteStateSchema = z.enum(['open', 'accepted', 'declined', 'withdrawn']);
export type QuoteState = z.infer<typeof quoteStateSchema>;

/**
 * The field `quote` of a request, its newest quote, and `service_requests/{id}/quotes/{quote id}`,
 * the earlier ones. Written by the server. Only `state`, `decided_at` and `decided_by` change after
 * sending. A quote expires by itself (`quoteStatus`).
 */
export const quoteSchema = z.object({
  id: z.string(),
  ...content,
  /** The sum of the lines. All amounts are in the currency's smallest unit. */
  total_cents: z.int().check(z.minimum(0)),
  currency: z.string(),
  /** The quote is valid until the end of this day in the time zone of the professional. */
  valid_until: daySchema,
  time_zone: z.string(),
  state: quoteStateSchema,
  created_at: z.date(),
  /** When it was accepted, declined or withdrawn, and by whom. Null while it is open. */
  decided_at: z.nullable(z.date()),
  decided_by: z.nullable(z.string()),
});
export type Quote = z.infer<typeof quoteSchema>;

/** Returns the sum of the lines, in the currency's smallest unit. */
export function totalCents(lines: readonly { cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** What people see: the stored state, or that an open quote has expired. */
export type QuoteStatus = QuoteState | 'expired';

/**
 * Returns a quote's status. An open quote expires when its day is over where the professional sent
 * it, wherever the client is.
 */
export function quoteStatus(
  { state, valid_until, time_zone }: Pick<Quote, 'state' | 'valid_until' | 'time_zone'>,
  now: Date,
): QuoteStatus {
  return state === 'open' && dayAt(time_zone, now) > valid_until ? 'expired' : state;
}

export const QUOTE_STATUS_LABELS: Record<QuoteStatus, string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};
