import type { SignIns } from '../data/sign-ins.ts';
import type { Suspensions } from '../data/suspensions.ts';

export interface AlignDeps {
  suspensions: Pick<Suspensions, 'isSuspended'>;
  signIns: SignIns;
}

/**
 * Brings signing in in line with what stands in Firestore now: forbidden while the account is
 * suspended, allowed when the suspension was lifted. Asks again afterwards, so that of two at once the
 * one that ends last leaves what is right. For accounts whose suspension has changed only.
 */
export async function alignSignIn({ suspensions, signIns }: AlignDeps, uid: string): Promise<void> {
  let suspended = await suspensions.isSuspended(uid);
  for (;;) {
    await (suspended ? signIns.forbid(uid) : signIns.allow(uid));
    const now = await suspensions.isSuspended(uid);
    if (now === suspended) return;
    suspended = now;
  }
}
