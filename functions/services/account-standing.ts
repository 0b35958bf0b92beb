import type { AccountStanding } from '@doorstep/domain/closed-account';
import type { Accounts } from '../data/accounts.ts';
import type { ClosedAccounts } from '../data/closed-accounts.ts';

export interface StandingDeps {
  accounts: Pick<Accounts, 'listMissing'>;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
}

/**
 * Where an account stands now. The tombstone of one that is gone is cleared away after a day: from then
 * on Firebase Authentication tells.
 */
export async function standingOf(
  { accounts, closedAccounts }: StandingDeps,
  uid: string,
): Promise<AccountStanding> {
  const closed = await closedAccounts.find(uid);
  if (closed) return closed.reason;
  const missing = await accounts.listMissing([uid]);
  return missing.length === 0 ? 'open' : 'deleted';
}
