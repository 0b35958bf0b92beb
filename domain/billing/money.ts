import { BRAND } from '../active-brand.ts';

/**
 * Currencies whose smallest unit at Stripe is not that of ISO 4217 (Stripe docs, Supported
 * currencies, "Zero-decimal currencies" and "Special cases").
 */
const STRIPE_DIGITS: Record<string, number> = { isk: 2, ugx: 2, mga: 0 };

/** Returns the format of amounts in a currency. */
export const moneyFormat = (currency: string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(BRAND.locale, { style: 'currency', currency, ...options });

/** Returns the number of decimals between a currency and its smallest unit: 2 for cents. */
export function currencyDigits(currency: string): number {
  const digits = STRIPE_DIGITS[currency.toLowerCase()];
  return digits ?? moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Formats an amount in the currency's smallest unit, such as cents, as `$39.00`. Appends a currency
 * code that is not ISO 4217 to the number.
 */
export function formatMoney(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${(amount / 100).toFixed(2)} ${currency}`.trim();
  return moneyFormat(currency).format(amount / 10 ** currencyDigits(currency));
}

/** Formats an amount like `formatMoney`, but a whole one as `$39`, for prices in sentences. */
export function formatPrice(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return formatMoney(amount, currency);
  const number = amount / 10 ** currencyDigits(currency);
  if (!Number.isInteger(number)) return formatMoney(amount, currency);
  const isWhole = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return moneyFormat(currency, isWhole).format(number);
}

/** Returns the symbol of the brand's currency, such as `$`. */
export const currencySymbol = (): string =>
  moneyFormat(BRAND.currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? BRAND.currency;
