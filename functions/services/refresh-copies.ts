import type { ProviderCopies } from '../data/provider-copies.ts';
import type { ProviderProfiles } from '../data/provider-profiles.ts';

export interface RefreshDeps {
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
  copies: ProviderCopies;
}

/**
 * Brings the copies of a profile's name, handle and picture up to date. Reads the profile as it is
 * now: events come late and in any order, the last one to run still writes the truth.
 * How many documents were changed; none when the profile is gone.
 */
export async function refreshCopies(
  { profiles, copies }: RefreshDeps,
  uid: string,
): Promise<number> {
  const snapshot = await profiles.findSnapshot(uid);
  return snapshot ? copies.refresh(uid, snapshot) : 0;
}
