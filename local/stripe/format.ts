/** Formats an amount for people: `$39.00`. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** Formats a time in seconds since 1970 for people: `March 10, 2026`. */
export function day(time: number): string {
  const date = new Date(time * 1000);
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
