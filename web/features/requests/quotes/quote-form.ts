import {
  editableAmount,
  parseAmount,
  typedAmountSchema,
} from '@doorstep/domain/billing/typed-amount';
import { LIMITS } from '@doorstep/domain/limits';
import {
  addDays,
  daySchema,
  isQuoteDay,
  QUOTE_DAY_MESSAGE,
  quoteInputSchema,
  quoteLineTextSchema,
  type Quote,
  type QuoteInput,
} from '@doorstep/domain/requests/quote';
import { nullWhenEmpty } from '@doorstep/domain/text';
import { dayAt } from '@doorstep/domain/time-zone';
import * as z from 'zod/mini';
import { browserTimeZone } from '../../../lib/text/time-zones.ts';

const textOrNull = z.pipe(
  z.string(),
  z.transform((text: string) => nullWhenEmpty(text)),
);

const lineSchema = z.pipe(
  z.object({ text: quoteLineTextSchema, amount: typedAmountSchema }),
  z.transform(({ text, amount }) => ({ text, cents: amount })),
);

/** Validates the form of a quote and converts it to what is sent. */
export const quoteFormSchema = z.object({
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(LIMITS.quoteLines)),
  tax_note: z.pipe(textOrNull, quoteInputSchema.shape.tax_note),
  message: z.pipe(textOrNull, quoteInputSchema.shape.message),
  valid_until: daySchema.check(
    z.refine((day) => isQuoteDay(day, browserTimeZone(), new Date()), QUOTE_DAY_MESSAGE),
  ),
});
export type QuoteForm = z.input<typeof quoteFormSchema>;
/** What the form sends, with the professional's time zone. */
export type TypedQuote = Omit<QuoteInput, 'time_zone'>;

/** A draft may be invalid, for example without an amount. */
export const quoteDraftSchema = z.object({
  lines: z.array(z.object({ text: z.string(), amount: z.string() })),
  tax_note: z.string(),
  message: z.string(),
  valid_until: z.string(),
});

export const EMPTY_LINE = { text: '', amount: '' };

/** Days that a quote is valid unless the professional chooses another day. */
const DEFAULT_DAYS = 30;

/** Returns the day in a number of days, in the device's time zone, such as `2026-12-24`. */
export const dayIn = (days: number, now: Date): string =>
  addDays(dayAt(browserTimeZone(), now), days);

/** Returns the first values: the lines of the earlier quote, or an empty line. */
export function initialQuote(earlier: Quote | null, now: Date): QuoteForm {
  const lines = earlier?.lines.map(({ text, cents }) => ({
    text,
    amount: editableAmount(cents),
  }));
  return {
    lines: lines ?? [EMPTY_LINE],
    tax_note: earlier?.tax_note ?? '',
    message: '',
    valid_until: dayIn(DEFAULT_DAYS, now),
  };
}

/** Returns the total of the typed amounts. An unreadable amount counts as 0. */
export function typedTotal(lines: QuoteForm['lines']): number {
  return lines.reduce((sum, { amount }) => sum + (parseAmount(amount) ?? 0), 0);
}
