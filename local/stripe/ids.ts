import { randomInt } from 'node:crypto';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as Stripe makes them: a prefix that tells the kind, then random characters. */
export function newId(prefix: string, length = 24): string {
  const random = Array.from({ length }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length)));
  return `${prefix}_${random.join('')}`;
}
