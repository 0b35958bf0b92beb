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
import { requireAdministrator } from '../platform/callables/run-for-caller.ts';

/** Returns the hash that `verifyChain` of the domain expects. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Appends to `audit_log`, a hash chain whose last entry is stored in `cursors/audit_log`. Neither
 * this repository nor the rules can change or delete an entry.
 */
export type AuditLog = ReturnType<typeof createAuditLog>;

export function createAuditLog(db: Firestore) {
  const log = db.collection('audit_log');
  const end = db.collection('cursors').doc('audit_log');

  /**
   * Adds an entry in the transaction that does what the entry describes. It reads, so it must be
   * called before the transaction's first write. Throws AppError `unauthenticated` or
   * `permission-denied` if the actor is not an administrator any more.
   */
  async function append(transaction: Transaction, fact: AuditFact): Promise<void> {
    await requireAdministrator(transaction, db, fact.actor_uid);
    const head = parseDocument(auditHeadSchema, await transaction.get(end)) ?? EMPTY_CHAIN;
    const seq = head.seq + 1;
    const entry = { ...fact, seq, at: new Date(), previous_hash: head.hash };
    const hash = sha256(canonicalEntry(entry));
    transaction.create(log.doc(auditEntryId(seq)), { ...entry, hash });
    transaction.set(end, { seq, hash });
  }

  return {
    append,
    /** Adds an entry in a transaction of its own. */
    add: (fact: AuditFact): Promise<void> =>
      db.runTransaction((transaction) => append(transaction, fact)),
    /**
     * Lists entries, newest first, before the entry with the number `before` (null: from the
     * newest).
     */
    list: async (
      before: number | null,
      limit: number,
    ): Promise<{ entries: AuditEntry[]; more: boolean }> => {
      const newest = log.orderBy('seq', 'desc').limit(limit + 1);
      const { docs } = await (before === null ? newest : newest.startAfter(before)).get();
      const entries = parseList(auditEntrySchema, docs.slice(0, limit));
      return { entries, more: docs.length > limit };
    },
  };
}
