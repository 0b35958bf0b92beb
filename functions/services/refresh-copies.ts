import { isDeepStrictEqual } from 'node:util';
import type { ProviderCopies } from '../data/provider-copies.ts';
import type { ProviderProfiles, ProviderSnapshot } from '../data/provider-profiles.ts';

export interface RefreshDeps {
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
  copies: ProviderCopies;
}

/**
 * Brings the copies of a profile's name, handle and picture up to date. Reads the profile as it is
 * now, events come late and in any order, and again after the pass: when it has changed meanwhile,
 * this pass may have written over a faster one's newer copies, and goes over them once more.
 * How many documents were changed; none when the profile is gone.
 */
export async function refreshCopies(
  { profiles, copies }: RefreshDeps,
  uid: string,
): Promise<number> {
  let changed = 0;
  let written: ProviderSnapshot | null = null;
  for (;;) {
    const snapshot = await profiles.findSnapshot(uid);
    if (!snapshot || isDeepStrictEqual(snapshot, written)) return changed;
    changed += await copies.refresh(uid, snapshot);
    written = snapshot;
  }
}
