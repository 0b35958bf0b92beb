import { createHash } from 'node:crypto';
import {
  auditEntryId,
  canonicalEntry,
  EMPTY_CHAIN,
  type AuditEntry,
} from '@doorstep/domain/moderation/audit-log';

/** Returns three entries of the audit log, each with the hash of the one before. */
export function auditChain(at: Date): AuditEntry[] {
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
