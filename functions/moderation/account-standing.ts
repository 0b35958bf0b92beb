import type { AccountStanding } from '@doorstep/domain/account/closed-account';
import type { Accounts } from '../platform/account-repository.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';

export interface StandingDeps {
  accounts: Pick<Accounts, 'listMissing'>;
  closedAccounts: Pick<ClosedAccounts, 'find'>;
}

/**
 * Returns whether an account is open, suspended or deleted. A tombstone expires after a day, so
 * after that a deleted account is only missing in Firebase Authentication.
 */
export async function accountStanding(
  { accounts, closedAccounts }: StandingDeps,
  uid: string,
  transaction?: Transaction,
): Promise<AccountStanding> {
  const closed = await closedAccounts.find(uid, transaction);
  if (closed) return closed.reason;
  const missing = await accounts.listMissing([uid]);
  return missing.length === 0 ? 'open' : 'deleted';
}
