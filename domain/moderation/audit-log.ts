import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

export const auditActionSchema = z.enum([
  'report_dismissed',
  'account_suspended',
  /** A report was found right, and there was nothing to suspend: the account was gone, or suspended before. */
  'report_upheld',
  'suspension_lifted',
  'mail_sent_again',
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** What is written down: who did what, to whom or what, and why. Uids and ids, never names. */
export const auditFactSchema = z.object({
  actor_uid: z.string(),
  action: auditActionSchema,
  /** The uid or the id that it was done to. */
  subject: z.string(),
  note: z.nullable(z.string().check(z.maxLength(LIMITS.decisionNote))),
});
export type AuditFact = z.infer<typeof auditFactSchema>;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * `audit_log/{seq in 12 digits}`: one entry of a chain, never changed and never deleted. `hash` is the
 * SHA-256 of all that stands before it, the hash of the entry before included.
 */
export const auditEntrySchema = z.extend(auditFactSchema, {
  id: z.string(),
  /** 1 for the first one, then without a gap. */
  seq: z.int().check(z.minimum(1)),
  at: z.date(),
  previous_hash: hash,
  hash,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `cursors/audit_log`: where the chain ends. */
export const auditHeadSchema = z.object({ seq: z.int().check(z.minimum(0)), hash });
export type AuditHead = z.infer<typeof auditHeadSchema>;

/** Where every chain begins: before its first entry. */
export const EMPTY_CHAIN: AuditHead = { seq: 0, hash: '0'.repeat(64) };

/** The id of the entry with that number; ids are in the order of the numbers. */
export const auditEntryId = (seq: number): string => String(seq).padStart(12, '0');

/** What is hashed, as text: the order of the fields is part of the format. */
export function canonicalEntry(entry: Omit<AuditEntry, 'id' | 'hash'>): string {
  const { seq, at, actor_uid, action, subject, note, previous_hash } = entry;
  return JSON.stringify([seq, at.toISOString(), actor_uid, action, subject, note, previous_hash]);
}

/** `broken_at` is the number at which the entry that was expected does not stand. */
export type ChainCheck = { intact: true; head: AuditHead } | { intact: false; broken_at: number };

/**
 * Checks a part of the chain that follows `head`, in ascending order; the next part follows the head
 * that comes back. After the last one that must be the stored head, else the end was cut off.
 * `sha256` makes 64 hexadecimal digits of a text.
 */
export function verifyChain(
  head: AuditHead,
  entries: readonly AuditEntry[],
  sha256: (text: string) => string,
): ChainCheck {
  let last = head;
  for (const entry of entries) {
    const follows =
      entry.seq === last.seq + 1 &&
      entry.id === auditEntryId(entry.seq) &&
      entry.previous_hash === last.hash &&
      entry.hash === sha256(canonicalEntry(entry));
    if (!follows) return { intact: false, broken_at: last.seq + 1 };
    last = { seq: entry.seq, hash: entry.hash };
  }
  return { intact: true, head: last };
}
