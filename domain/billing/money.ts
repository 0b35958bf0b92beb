/**
 * Formats an amount in the currency's smallest unit, such as cents, as `$39.00`. Appends a currency
 * code that is not ISO 4217 to the number.
 */
export function formatMoney(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${(amount / 100).toFixed(2)} ${currency}`.trim();
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** Formats an amount like `formatMoney`, but a whole one as `$39`, for prices in sentences. */
export const formatPrice = (amount: number, currency: string): string =>
  formatMoney(amount, currency).replace(/\.00$/, '');

/** Parses a typed amount, such as `1,250.00` or `$90`, to cents. Returns null for other texts. */
export function parseCents(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
