/**
 * Returns the `tel:` address of a typed phone number, without its extension; null without digits.
 */
export function telHref(phone: string): string | null {
  const number = phone.split(/ext|[x#;,]/i)[0] ?? '';
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}
