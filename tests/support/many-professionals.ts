import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { writeDocuments } from './test-data.ts';

/** Creates many professionals for search. None has an account. */

/** Stores professionals in search only: the triggers of many pages would delay other tests. */
async function list(
  profiles: readonly ProviderProfile[],
  tier: PlanTier | null = null,
): Promise<void> {
  const listings = profiles.map((profile) => toProviderSearch(profile, tier));
  await writeDocuments(
    Object.fromEntries(listings.map((one) => [`provider_search/${one.id}`, stored(one)])),
  );
}

const professional = (tag: string, i: number, changes: Partial<ProviderProfile> = {}) =>
  providerProfile({
    user_id: `${tag}-${i}`,
    handle: `${tag}-${i}`.slice(-40),
    display_name: `${tag}-${i}`,
    ...changes,
  });

/** Stores professionals whose names start with `tag`. */
export async function createManyProfessionals(tag: string, count: number): Promise<void> {
  const profiles = Array.from({ length: count }, (_, i) => professional(tag, i));
  await list(profiles);
  const pages = profiles.map((one) => [`provider_profiles/${one.id}`, stored(one)] as const);
  await writeDocuments(Object.fromEntries(pages));
}

/**
 * Stores `count` professionals who match all grams of a word but not the word, so that search must
 * check each of them. Stores one match, which is listed last. Returns the name of the match.
 */
export async function createDecoysAndMatch(word: string, count: number): Promise<string> {
  const services = [`x${word.slice(0, -1)}`, `${word.slice(1)}x`];
  const many = Array.from({ length: count }, (_, i) =>
    professional('decoy', i, {
      user_id: `decoy-${word}-${i}`,
      handle: `d-${word}-${i}`.slice(-40),
      display_name: `Decoy ${i}`,
      services,
    }),
  );
  const hidden = professional(word, 0, { display_name: 'The last of all', services: [word] });
  await list([...many, { ...hidden, created_at: new Date(0) }]);
  return hidden.display_name;
}

/**
 * Stores the professionals without pictures whom the home page shows. Pictures of other tests do
 * not exist, and a broken picture starts the app.
 */
export async function createFirstSix(): Promise<void> {
  const created_at = new Date('2200-01-01');
  const first = Array.from({ length: PAGE_SIZE.home }, (_, i) =>
    professional('first', i, { created_at }),
  );
  await list(first, 'Pro');
}
