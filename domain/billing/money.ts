/**
 * An amount in the currency's smallest unit (cents), as people write it: `$39.00`. A currency that is
 * none is written behind the amount.
 */
export function formatMoney(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${(amount / 100).toFixed(2)} ${currency}`.trim();
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
