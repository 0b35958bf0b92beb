import * as z from 'zod/mini';
import { BRAND } from '../active-brand.ts';
import { LIMITS } from '../limits.ts';
import { currencyDigits, currencySymbol, moneyFormat } from './money.ts';

// A file of its own, because public pages import money.ts and parse no amounts.

/** Returns a number without a currency or spaces around it. */
const numberText = (format: Intl.NumberFormat, number: number) =>
  format
    .formatToParts(number)
    .map(({ type, value }) => (type === 'currency' || type === 'literal' ? '' : value))
    .join('');

/** Returns the sign before the decimals. */
const decimalOf = (format: Intl.NumberFormat) =>
  format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Formats an amount in the brand's currency without its symbol: `1,250.00`. */
export const formatAmount = (amount: number): string =>
  numberText(moneyFormat(BRAND.currency), amount / 10 ** currencyDigits(BRAND.currency));

/** Formats an amount in the brand's currency as people type it: `1250.00`. */
export function editableAmount(amount: number): string {
  const digits = currencyDigits(BRAND.currency);
  const decimal = decimalOf(moneyFormat(BRAND.currency));
  return (amount / 10 ** digits).toFixed(digits).replace('.', decimal);
}

/** Replaces the spaces and apostrophes of `Intl` with those of a keyboard. */
const asTyped = (text: string) => text.trim().replaceAll(/\s/g, ' ').replaceAll('’', "'");

/** Parses a number as `format` writes it, with or without grouped digits, to the smallest unit. */
function parseNumber(text: string, format: Intl.NumberFormat): number | null {
  const digits = currencyDigits(BRAND.currency);
  const decimal = decimalOf(format);
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  const value = whole.replaceAll(/\D/g, '');
  const [grouped] = asTyped(numberText(format, Number(value))).split(decimal);
  const isWhole = whole !== '' && (whole === value || whole === grouped);
  if (!isWhole || !/^\d*$/.test(fraction) || fraction.length > digits || more.length > 0)
    return null;
  return Number(value + fraction.padEnd(digits, '0'));
}

/**
 * Parses a typed amount of the brand's currency, such as `1,250.00` or `$90`, to its smallest unit.
 * Returns null for other texts. Locales can write amounts and numbers differently, such as
 * €1,234.50 and 1.234,50 in en-DE: people type either.
 */
export function parseAmount(text: string): number | null {
  const symbol = currencySymbol();
  let typed = asTyped(text);
  if (typed.startsWith(symbol)) typed = typed.slice(symbol.length).trim();
  else if (typed.endsWith(symbol)) typed = typed.slice(0, -symbol.length).trim();
  const options = { useGrouping: 'always', minimumFractionDigits: 1 } as const;
  const asNumber = new Intl.NumberFormat(BRAND.locale, options);
  const asMoney = moneyFormat(BRAND.currency, { useGrouping: 'always' });
  return parseNumber(typed, asMoney) ?? parseNumber(typed, asNumber);
}

/** An amount as in the messages: 1,250.00 in the brand's currency. */
const EXAMPLE = 1250 * 10 ** currencyDigits(BRAND.currency);

/** Validates a typed amount and converts it to its smallest unit. */
export const typedAmountSchema = z.pipe(
  z.string().check(
    z.refine(
      (text) => parseAmount(text) !== null,
      `Please enter an amount, such as ${formatAmount(EXAMPLE)}.`,
    ),
    z.refine(
      (text) => (parseAmount(text) ?? 0) <= LIMITS.quoteLineCents,
      `Please enter at most ${formatAmount(LIMITS.quoteLineCents)}.`,
    ),
  ),
  z.transform((text) => parseAmount(text) ?? 0),
);
