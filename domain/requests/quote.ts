import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { nameSchema, tooLongMessage, VISIBLE } from '../text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export const quoteLineTextSchema = nameSchema(LIMITS.quoteLineText, 'Please describe this line.');

const lineSchema = z.object({
  text: quoteLineTextSchema,
  cents: z.int().check(z.minimum(0), z.maximum(LIMITS.quoteLineCents)),
});
export type QuoteLine = z.infer<typeof lineSchema>;

/** A day without a time, such as `2026-12-24`. */
const daySchema = z.iso.date();

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * Checks whether a new quote can be valid until this day: from today until `LIMITS.quoteDays` from
 * now, in whichever time zone the professional is.
 */
export function isQuoteDay(day: string, now: Date): boolean {
  const first = dayAt(now.getTime() - 12 * HOUR_MS);
  const last = dayAt(now.getTime() + LIMITS.quoteDays * DAY_MS + 14 * HOUR_MS);
  return first <= day && day <= last;
}

export const validUntilSchema = daySchema.check(
  z.refine(
    (day) => isQuoteDay(day, new Date()),
    `Please choose a day from today on, at most ${LIMITS.quoteDays} days ahead.`,
  ),
);

const content = {
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(LIMITS.quoteLines)),
  tax_note: z.nullable(nameSchema(LIMITS.quoteTaxNote)),
  message: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.regex(VISIBLE),
        z.maxLength(LIMITS.quoteMessage, tooLongMessage(LIMITS.quoteMessage)),
      ),
  ),
};

/** What a professional sends. The server adds the rest. */
export const quoteInputSchema = z.object({ ...content, valid_until: validUntilSchema });
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
  valid_until: daySchema,
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
 * Returns a quote's status. An open quote expires when its day is over everywhere on Earth, which
 * is at noon UTC: no client loses a day to their time zone.
 */
export function quoteStatus(
  { state, valid_until }: Pick<Quote, 'state' | 'valid_until'>,
  now: Date,
): QuoteStatus {
  const end = Date.parse(valid_until) + DAY_MS + 12 * HOUR_MS;
  return state === 'open' && now.getTime() >= end ? 'expired' : state;
}

export const QUOTE_STATUS_LABELS: Record<QuoteStatus, string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};
