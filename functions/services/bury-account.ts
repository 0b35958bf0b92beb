import type { ClosedAccounts } from '../data/closed-accounts.ts';
import type { DepartedThreads } from '../data/departed-threads.ts';

export interface BuryDeps {
  closedAccounts: Pick<ClosedAccounts, 'bury'>;
  threads: Pick<DepartedThreads, 'closeAll'>;
}

/**
 * What follows when an account is gone from Firebase Authentication: its token counts no more, its page
 * is down, and nobody writes to it in vain. The tombstone comes first: from there on no thread with it
 * begins. May be done again, whole or after a death in the middle. How many threads were closed.
 */
export async function buryAccount(
  { closedAccounts, threads }: BuryDeps,
  uid: string,
): Promise<number> {
  await closedAccounts.bury(uid, new Date());
  let closed = 0;
  for await (const page of threads.closeAll(uid)) closed += page;
  return closed;
}
