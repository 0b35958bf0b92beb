import { isDeepStrictEqual } from 'node:util';
import { DELETED_PROVIDER } from '@doorstep/domain/account/closed-account';
import type { ProviderSnapshots } from './provider-snapshot-repository.ts';
import type { ProviderProfiles, ProviderSnapshot } from './provider-profile-repository.ts';

export interface RefreshDeps {
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
  copies: ProviderSnapshots;
}

/**
 * Updates the copies of a profile's name, handle and picture. Reads the current profile, because
 * events arrive late and in any order, and reads it again after each pass: if it changed, the pass
 * may have overwritten newer copies and is repeated. The copies of a deleted profile are
 * anonymized. Returns how many documents were changed. Throws when `signal` aborts.
 */
export async function syncProviderSnapshots(
  { profiles, copies }: RefreshDeps,
  uid: string,
  signal: AbortSignal,
): Promise<number> {
  let changed = 0;
  let written: ProviderSnapshot | null = null;
  for (;;) {
    const snapshot = (await profiles.findSnapshot(uid)) ?? DELETED_PROVIDER;
    if (isDeepStrictEqual(snapshot, written)) return changed;
    changed += await copies.refresh(uid, snapshot, signal);
    written = snapshot;
  }
}
