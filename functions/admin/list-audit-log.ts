import type { NamedPerson } from '@doorstep/domain/admin/office-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import type { AuditSubjects } from './audit-subject-repository.ts';
import { findPersonNames, type PersonNamesDeps } from './person-names.ts';

interface ListAuditLogDeps extends PersonNamesDeps {
  audit: Pick<AuditLog, 'list'>;
  auditSubjects: AuditSubjects;
}

/**
 * Returns a page of the audit log, newest first, before the entry with the number `before`. The log
 * stores uids and ids only; the names are those of now, so a deleted account has none.
 */
export async function listAuditLog(
  deps: ListAuditLogDeps,
  before: number | null,
): Promise<CallableOutput<'admin-audit-log'>> {
  const { entries, more } = await deps.audit.list(before, PAGE_SIZE.audit_log);
  const subjects = await deps.auditSubjects.findPeople(entries);
  const uids = [...entries.map(({ actor_uid }) => actor_uid), ...subjects.values()];
  const [names, addresses] = await Promise.all([
    findPersonNames(deps, [...new Set(uids)]),
    deps.auditSubjects.findAddresses(entries.filter(({ seq }) => !subjects.has(seq))),
  ]);
  const named = (uid: string): NamedPerson => ({ uid, name: names.get(uid) ?? null });
  return {
    more,
    entries: entries.map(({ seq, at, actor_uid, action, subject, note, hash }) => {
      const about = subjects.get(seq);
      return {
        ...{ seq, actor_uid, action, subject, note, hash },
        at: at.toISOString(),
        actor: named(actor_uid),
        about: about === undefined ? null : named(about),
        about_email: addresses.get(seq) ?? null,
      };
    }),
  };
}
