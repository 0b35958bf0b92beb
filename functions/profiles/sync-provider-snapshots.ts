import { isDeepStrictEqual } from 'node:util';
import { DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import type { ProviderSnapshots } from './provider-snapshot-repository.ts';
import type { ProviderProfiles, ProviderSnapshot } from './provider-profile-repository.ts';

export interface RefreshDeps {
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
  copies: ProviderSnapshots;
}

/**
 * Brings the copies of a profile's name, handle and picture up to date. Reads the profile as it is
 * now, events come late and in any order, and again after the pass: when it has changed meanwhile,
 * this pass may have written over a faster one's newer copies, and goes over them once more.
 * Of a profile that is gone the copies say so: a pass that began while it was there takes no name back
 * to where a deletion has removed it. How many documents were changed.
 */
export async function syncProviderSnapshots(
  { profiles, copies }: RefreshDeps,
  uid: string,
): Promise<number> {
  let changed = 0;
  let written: ProviderSnapshot | null = null;
  for (;;) {
    const snapshot = (await profiles.findSnapshot(uid)) ?? DELETED_PROVIDER;
    if (isDeepStrictEqual(snapshot, written)) return changed;
    changed += await copies.refresh(uid, snapshot);
    written = snapshot;
  }
}
