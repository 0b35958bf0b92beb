import type { SignIns } from './sign-in-repository.ts';
import type { Suspensions } from './suspension-repository.ts';

export interface SyncAuthDeps {
  suspensions: Pick<Suspensions, 'isSuspended'>;
  signIns: SignIns;
}

/**
 * Brings signing in in line with what stands in Firestore now: forbidden while the account is
 * suspended, allowed when the suspension was lifted. Asks again afterwards, so that of two at once the
 * one that ends last leaves what is right. For accounts whose suspension has changed only.
 */
export async function syncAuthDisabled(
  { suspensions, signIns }: SyncAuthDeps,
  uid: string,
): Promise<void> {
  let suspended = await suspensions.isSuspended(uid);
  for (;;) {
    await (suspended ? signIns.forbid(uid) : signIns.allow(uid));
    const now = await suspensions.isSuspended(uid);
    if (now === suspended) return;
    suspended = now;
  }
}
