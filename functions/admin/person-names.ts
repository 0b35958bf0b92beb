import type { Accounts } from '../platform/account-repository.ts';
import type { People } from './people-repository.ts';

export interface PersonNamesDeps {
  people: Pick<People, 'findNames'>;
  accounts: Pick<Accounts, 'listEmails'>;
}

/**
 * Returns the current names of at most 100 accounts by uid: the profile's name, otherwise the
 * email. A guest has neither. Deleted accounts are missing.
 */
export async function findPersonNames(
  { people, accounts }: PersonNamesDeps,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const [names, emails] = await Promise.all([people.findNames(uids), accounts.listEmails(uids)]);
  return new Map([...emails].map(([uid, email]) => [uid, names.get(uid) ?? email ?? 'A guest']));
}
