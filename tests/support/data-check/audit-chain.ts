import { createHash } from 'node:crypto';
import {
  auditEntryId,
  canonicalEntry,
  EMPTY_CHAIN,
  type AuditEntry,
} from '@doorstep/domain/moderation/audit-log';
import { stored } from '@doorstep/local/demo/factories.ts';

/** Returns three entries of the audit log, each with the hash of the one before. */
function auditChain(at: Date): AuditEntry[] {
  const chain: AuditEntry[] = [];
  for (const seq of [1, 2, 3]) {
    const entry = {
      actor_uid: 'admin1',
      action: 'report_dismissed' as const,
      subject: `report-${seq}`,
      note: null,
      seq,
      at,
      previous_hash: chain.at(-1)?.hash ?? EMPTY_CHAIN.hash,
    };
    const hash = createHash('sha256').update(canonicalEntry(entry)).digest('hex');
    chain.push({ ...entry, id: auditEntryId(seq), hash });
  }
  return chain;
}

/** Returns the documents of an audit log with three entries: those, and its end. */
export function auditDocuments(at: Date): Record<string, Record<string, unknown>> {
  const chain = auditChain(at);
  const { seq, hash } = chain.at(-1) ?? EMPTY_CHAIN;
  const entries = chain.map((entry) => [`audit_log/${entry.id}`, stored(entry)] as const);
  return { ...Object.fromEntries(entries), 'cursors/audit_log': { seq, hash } };
}
