import type { AccountStanding } from '@doorstep/domain/account/closed-account';
import type { Accounts } from '../platform/account-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';

export interface StandingDeps {
  accounts: Pick<Accounts, 'listMissing'>;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
}

/**
 * Where an account stands now. The tombstone of one that is gone is cleared away after a day: from then
 * on Firebase Authentication tells.
 */
export async function accountStanding(
  { accounts, closedAccounts }: StandingDeps,
  uid: string,
): Promise<AccountStanding> {
  const closed = await closedAccounts.find(uid);
  if (closed) return closed.reason;
  const missing = await accounts.listMissing([uid]);
  return missing.length === 0 ? 'open' : 'deleted';
}
