import { createHash } from 'node:crypto';
import { normalizeEmail } from '@doorstep/domain/email';

/** What stands for an address where the address itself must not: its SHA-256 in hex. */
export function addressKey(address: string): string {
  return createHash('sha256').update(normalizeEmail(address)).digest('hex');
}
