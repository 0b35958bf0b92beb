import { createHash } from 'node:crypto';
import {
  auditEntryId,
  auditEntrySchema,
  auditHeadSchema,
  canonicalEntry,
  EMPTY_CHAIN,
  type AuditEntry,
  type AuditFact,
} from '@doorstep/domain/moderation/audit-log';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseDocument, parseList } from '../platform/firestore.ts';

/** As `verifyChain` of the domain needs it. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * `audit_log`, a chain of hashes that only grows: there is no way to change or delete an entry here,
 * nor in the rules. `cursors/audit_log` holds its end.
 */
export interface AuditLog {
  /**
   * Adds an entry in the same transaction as what it tells of. Reads, so it comes before the
   * transaction's first write.
   */
  append(transaction: Transaction, fact: AuditFact): Promise<void>;
  /** Newest first, before the entry with the number `before` (null: the newest of all). */
  list(before: number | null, limit: number): Promise<{ entries: AuditEntry[]; more: boolean }>;
}

export function createAuditLog(db: Firestore): AuditLog {
  const log = db.collection('audit_log');
  const end = db.collection('cursors').doc('audit_log');

  async function append(transaction: Transaction, fact: AuditFact): Promise<void> {
    const head = parseDocument(auditHeadSchema, await transaction.get(end)) ?? EMPTY_CHAIN;
    const seq = head.seq + 1;
    const entry = { ...fact, seq, at: new Date(), previous_hash: head.hash };
    const hash = sha256(canonicalEntry(entry));
    transaction.create(log.doc(auditEntryId(seq)), { ...entry, hash });
    transaction.set(end, { seq, hash });
  }

  return {
    append,
    list: async (before, limit) => {
      const newest = log.orderBy('seq', 'desc').limit(limit + 1);
      const { docs } = await (before === null ? newest : newest.startAfter(before)).get();
      const entries = parseList(auditEntrySchema, docs.slice(0, limit));
      return { entries, more: docs.length > limit };
    },
  };
}
