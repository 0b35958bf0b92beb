import { createHash } from 'node:crypto';
import { normalizeEmail } from '@doorstep/domain/contact/email';

/** Returns the SHA-256 of the normalized address in hex, for use as a document id. */
export function addressKey(address: string): string {
  return createHash('sha256').update(normalizeEmail(address)).digest('hex');
}
