import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';

export const auditActionSchema = z.enum([
  'report_dismissed',
  'account_suspended',
  /** A report was justified, but the account was already deleted or suspended. */
  'report_upheld',
  'suspension_lifted',
  'review_hidden',
  'review_shown',
  'photo_deleted',
  'badge_granted',
  'badge_refused',
  'badge_taken_back',
  'confirmation_sent',
  'mail_sent_again',
  'support_answered',
  'support_closed',
  'support_reopened',
]);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** What an administrator did, to whom and why. Holds uids and ids, never names. */
export const auditFactSchema = z.object({
  actor_uid: z.string(),
  action: auditActionSchema,
  /** The affected uid, or the id of the affected document. */
  subject: z.string(),
  note: z.nullable(z.string().check(z.maxLength(LIMITS.decisionNote))),
  /** The uid of a mail's reader. Missing if the reader is unknown. */
  about_uid: z.optional(z.string()),
});
export type AuditFact = z.infer<typeof auditFactSchema>;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * `audit_log/{seq in 12 digits}`: an entry of a hash chain, never changed or deleted. `hash` is the
 * SHA-256 of `canonicalEntry`, which includes the hash of the previous entry.
 */
export const auditEntrySchema = z.extend(auditFactSchema, {
  id: z.string(),
  /** The entry's number: 1 for the first entry, without gaps. */
  seq: z.int().check(z.minimum(1)),
  at: z.date(),
  previous_hash: hash,
  hash,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `cursors/audit_log`: the last entry of the chain. */
export const auditHeadSchema = z.object({ seq: z.int().check(z.minimum(0)), hash });
export type AuditHead = z.infer<typeof auditHeadSchema>;

/** The head of a chain without entries. */
export const EMPTY_CHAIN: AuditHead = { seq: 0, hash: '0'.repeat(64) };

/** Returns the document id of an entry. Ids sort like the numbers. */
export const auditEntryId = (seq: number): string => String(seq).padStart(12, '0');

/** Serializes an entry for its hash. The order of the fields is part of the format. */
export function canonicalEntry(entry: Omit<AuditEntry, 'id' | 'hash'>): string {
  const { seq, at, actor_uid, action, subject, note, previous_hash, about_uid } = entry;
  const fields = [seq, at.toISOString(), actor_uid, action, subject, note, previous_hash];
  return JSON.stringify(about_uid === undefined ? fields : [...fields, about_uid]);
}

/** `broken_at` is the number of the first missing or changed entry. */
export type ChainCheck = { intact: true; head: AuditHead } | { intact: false; broken_at: number };

/**
 * Verifies the entries that follow `head`, in ascending order. Pass the returned head with the next
 * entries. After the last entry it must equal the stored head, otherwise entries are missing at the
 * end. `sha256` returns 64 hexadecimal digits.
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
