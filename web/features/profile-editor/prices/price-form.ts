import { editableAmount, typedAmountSchema } from '@doorstep/domain/billing/typed-amount';
import { LIMITS } from '@doorstep/domain/limits';
import type { PriceHint } from '@doorstep/domain/profiles/price-hint';
import { priceHintSchema } from '@doorstep/domain/profiles/price-hint-schema';
import * as z from 'zod/mini';

interface PriceRow {
  text: string;
  amount: string;
}

const isEmpty = ({ text, amount }: PriceRow) => text.trim() === '' && amount.trim() === '';

const filledRow = z.object({
  text: priceHintSchema.shape.text,
  amount: z.pipe(typedAmountSchema, priceHintSchema.shape.cents),
});

/** A row is empty, or has a job and its price. */
const rowSchema = z.object({ text: z.string(), amount: z.string() }).check(({ value, issues }) => {
  if (isEmpty(value)) return;
  for (const { path, message } of filledRow.safeParse(value).error?.issues ?? [])
    issues.push({ code: 'custom', path, message, input: value });
});

/** Validates the form and converts it to the price hints of its rows that are not empty. */
export const priceFormSchema = z.pipe(
  z.object({ rows: z.array(rowSchema) }),
  z.transform(({ rows }): PriceHint[] =>
    rows
      .filter((row) => !isEmpty(row))
      .map((row) => {
        const { text, amount } = filledRow.parse(row);
        return { text, cents: amount };
      }),
  ),
);
export type PriceForm = z.input<typeof priceFormSchema>;

/** Returns the rows of a form: the stored price hints, then empty ones. */
export const toPriceForm = (hints: readonly PriceHint[]): PriceForm => ({
  rows: Array.from({ length: LIMITS.priceHints }, (_, i) => {
    const hint = hints[i];
    return hint
      ? { text: hint.text, amount: editableAmount(hint.cents) }
      : { text: '', amount: '' };
  }),
});
