import type { SignIns } from './sign-in-repository.ts';
import type { Suspensions } from './suspension-repository.ts';

export interface SyncAuthDeps {
  suspensions: Pick<Suspensions, 'isSuspended'>;
  signIns: SignIns;
}

/**
 * Disables sign-in if the account is suspended in Firestore, and enables it otherwise. Reads the
 * state again afterwards, so that the last of several parallel calls leaves the right setting. Call
 * it only for accounts whose suspension has changed.
 */
export async function syncAuthDisabled(
  { suspensions, signIns }: SyncAuthDeps,
  uid: string,
): Promise<void> {
  let suspended = await suspensions.isSuspended(uid);
  for (;;) {
    await (suspended ? signIns.disable(uid) : signIns.enable(uid));
    const now = await suspensions.isSuspended(uid);
    if (now === suspended) return;
    suspended = now;
  }
}
