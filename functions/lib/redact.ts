/**
 * What the log must not hold, wherever it comes from: the errors of Stripe, Firestore and the mail
 * server quote what they were given. Stack frames, ids and codes stay readable.
 */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Addresses, also where they are part of a link.
  [/[^\s@<>"'`,;:(){}[\]\\/=?&]{1,254}(?:@|%40)[^\s@<>"'`,;:(){}[\]\\/=?&]{1,254}/gi, '[address]'],
  // JSON Web Tokens, and our own tokens of two parts.
  [/\b[\w-]{16,}(?:\.[\w-]{16,}){1,2}/g, '[token]'],
  [/\b(?:sk|rk|whsec|pi|seti)_(?:test_|live_)?\w{8,}/g, '[secret]'],
  // Phone numbers: seven digits or more, with what people put between them, but no dates and no versions.
  [
    /(?<![\w.:/-])(?!\d{4}-\d\d-\d\d\b)\+?\(?\d{2,4}\)?(?:[ ./-]?\(?\d{2,4}\)?){2,5}(?![\w:/-])/g,
    '[phone]',
  ],
];

/** The text without what looks like an address, a phone number, a token or a secret. */
export function redact(text: string): string {
  return PERSONAL.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), text);
}
