import { createHash } from 'node:crypto';

/** 16 hex digits that stand for an id: the same each time, and no way back without the id. */
export function shortHash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

/** Firebase's, also inside of the ids and paths that are made of them: `welcome_{uid}`, `%2F{uid}%2F`. */
const UID = /(?<=^|[^A-Za-z0-9]|%2F)[A-Za-z0-9]{28}(?![A-Za-z0-9])/g;

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

/** The text without what looks like an address, a phone number, a token or a secret; uids hashed. */
export function redact(text: string): string {
  const rest = PERSONAL.reduce((left, [pattern, word]) => left.replaceAll(pattern, word), text);
  return rest.replaceAll(UID, shortHash);
}
