import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { writeDocuments } from './test-data.ts';

/** Creates many professionals for search. Each has a page, and none has an account. */

async function publish(profiles: readonly ProviderProfile[]): Promise<void> {
  const documents = profiles.flatMap((profile) => {
    const listing = toProviderSearch(profile, null);
    return [
      [`provider_profiles/${profile.id}`, stored(profile)] as const,
      [`provider_search/${listing.id}`, stored(listing)] as const,
    ];
  });
  await writeDocuments(Object.fromEntries(documents));
}

const professional = (tag: string, i: number, changes: Partial<ProviderProfile> = {}) =>
  providerProfile({
    user_id: `${tag}-${i}`,
    handle: `${tag}-${i}`.slice(-40),
    display_name: `${tag}-${i}`,
    ...changes,
  });

/** Stores professionals whose names start with `tag`. */
export const createManyProfessionals = (tag: string, count: number) =>
  publish(Array.from({ length: count }, (_, i) => professional(tag, i)));

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
  await publish([...many, { ...hidden, created_at: new Date(0) }]);
  return hidden.display_name;
}
