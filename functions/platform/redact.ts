import { createHash } from 'node:crypto';

/** Returns the first 16 hex digits of the SHA-256 of an id. */
export function shortHash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

/** Firebase uids, also inside other ids and paths such as `welcome_{uid}` and `%2F{uid}%2F`. */
const UID = /(?<=^|[^A-Za-z0-9]|%2F)[A-Za-z0-9]{28}(?![A-Za-z0-9])/g;

/**
 * Patterns that must not appear in the log. Errors of Stripe, Firestore and the mail server can
 * quote their input. Stack frames, ids and codes stay readable.
 */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Email addresses, also inside links.
  [/[^\s@<>"'`,;:(){}[\]\\/=?&]{1,254}(?:@|%40)[^\s@<>"'`,;:(){}[\]\\/=?&]{1,254}/gi, '[address]'],
  // JSON Web Tokens, and the two-part tokens of links in mails.
  [/\b[\w-]{16,}(?:\.[\w-]{16,}){1,2}/g, '[token]'],
  [/\b(?:sk|rk|whsec|pi|seti)_(?:test_|live_)?\w{8,}/g, '[secret]'],
  // Phone numbers with seven or more digits and separators, but no dates and no version numbers.
  [
    /(?<![\w.:/-])(?!\d{4}-\d\d-\d\d\b)\+?\(?\d{2,4}\)?(?:[ ./-]?\(?\d{2,4}\)?){2,5}(?![\w:/-])/g,
    '[phone]',
  ],
];

/**
 * Replaces email addresses, phone numbers, tokens and secrets by placeholders, and uids by hashes.
 */
export function redact(text: string): string {
  const redacted = PERSONAL.reduce(
    (result, [pattern, placeholder]) => result.replaceAll(pattern, placeholder),
    text,
  );
  return redacted.replaceAll(UID, shortHash);
}
