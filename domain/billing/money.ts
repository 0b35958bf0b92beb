import { BRAND } from '../active-brand.ts';

/**
 * Currencies whose smallest unit at Stripe is not that of ISO 4217 (Stripe docs, Supported
 * currencies, "Zero-decimal currencies" and "Special cases").
 */
const STRIPE_DIGITS: Record<string, number> = { isk: 2, ugx: 2, mga: 0 };

const moneyFormat = (currency: string) =>
  new Intl.NumberFormat(BRAND.locale, { style: 'currency', currency });

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
export const formatPrice = (amount: number, currency: string): string =>
  formatMoney(amount, currency).replace(/\.0+$/, '');

/** Returns the symbol of the brand's currency, such as `$`. */
export const currencySymbol = (): string =>
  moneyFormat(BRAND.currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? BRAND.currency;

/** Formats an amount in the brand's currency without its symbol: `1,250.00`. */
export function formatAmount(amount: number): string {
  const digits = currencyDigits(BRAND.currency);
  const format = new Intl.NumberFormat(BRAND.locale, { minimumFractionDigits: digits });
  return format.format(amount / 10 ** digits);
}

/** Formats an amount in the brand's currency as people type it: `1250.00`. */
export function editableAmount(amount: number): string {
  const digits = currencyDigits(BRAND.currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/**
 * Parses a typed amount of the brand's currency, such as `1,250.00` or `$90`, to its smallest unit.
 * Returns null for other texts.
 */
export function parseAmount(text: string): number | null {
  const digits = currencyDigits(BRAND.currency);
  const typed = text.trim();
  const symbol = currencySymbol();
  const number = typed.startsWith(symbol) ? typed.slice(symbol.length).trim() : typed;
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(number);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > digits) return null;
  return Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
}
