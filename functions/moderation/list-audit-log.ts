import type { CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { AuditLog } from './audit-log-repository.ts';

/** Returns a page of the audit log, newest first, before the entry with the number `before`. */
export async function listAuditLog(
  audit: AuditLog,
  before: number | null,
): Promise<CallableOutput<'admin-audit-log'>> {
  const { entries, more } = await audit.list(before, PAGE_SIZE.audit_log);
  return {
    more,
    entries: entries.map(({ seq, at, actor_uid, action, subject, note, hash }) => ({
      ...{ seq, actor_uid, action, subject, note, hash },
      at: at.toISOString(),
    })),
  };
}
