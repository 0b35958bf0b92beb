import type { NamedPerson } from '@doorstep/domain/admin/office-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import type { Accounts } from '../platform/account-repository.ts';
import type { AuditSubjects } from './audit-subject-repository.ts';
import type { People } from './people-repository.ts';

export interface ListAuditLogDeps {
  audit: Pick<AuditLog, 'list'>;
  auditSubjects: AuditSubjects;
  people: Pick<People, 'findNames'>;
  accounts: Pick<Accounts, 'listEmails'>;
}

/**
 * Returns the current names of accounts: the profile's name, otherwise the email. An account
 * without both is called by its uid. Deleted accounts are missing.
 */
async function namesOf(
  { people, accounts }: ListAuditLogDeps,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const [names, emails] = await Promise.all([people.findNames(uids), accounts.listEmails(uids)]);
  return new Map([...emails].map(([uid, email]) => [uid, names.get(uid) ?? email ?? uid]));
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
  const names = await namesOf(deps, [...new Set(uids)]);
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
      };
    }),
  };
}
