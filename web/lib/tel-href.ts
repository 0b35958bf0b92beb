/** `tel:` address of a number as a person typed it, without the extension; null without digits. */
export function telHref(phone: string): string | null {
  const number = phone.split(/ext|[x#;,]/i)[0] ?? '';
  const digits = number.replace(/\D/g, '');
  if (digits === '') return null;
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digits}`;
}
