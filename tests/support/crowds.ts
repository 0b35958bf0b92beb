import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { toProviderSearch } from '@doorstep/domain/search/provider-search';
import { providerProfile, stored } from '@doorstep/local/demo/factories.ts';
import { write } from './scenes.ts';

/** Many professionals at once, for search: with a page each, and without accounts. */

async function publish(profiles: readonly ProviderProfile[]): Promise<void> {
  const documents = profiles.flatMap((profile) => {
    const listing = toProviderSearch(profile, null);
    return [
      [`provider_profiles/${profile.id}`, stored(profile)] as const,
      [`provider_search/${listing.id}`, stored(listing)] as const,
    ];
  });
  await write(Object.fromEntries(documents));
}

const somebody = (tag: string, i: number, changes: Partial<ProviderProfile> = {}) =>
  providerProfile({
    user_id: `${tag}-${i}`,
    handle: `${tag}-${i}`.slice(-40),
    display_name: `${tag}-${i}`,
    ...changes,
  });

/** So many professionals whose names begin alike. */
export const createMany = (tag: string, count: number) =>
  publish(Array.from({ length: count }, (_, i) => somebody(tag, i)));

/**
 * So many professionals who hold all pieces of a word and not the word: search has to look at each. Behind
 * them all is one who has it; the answer is that one's name.
 */
export async function hideBehindMany(word: string, count: number): Promise<string> {
  const services = [`x${word.slice(0, -1)}`, `${word.slice(1)}x`];
  const many = Array.from({ length: count }, (_, i) =>
    somebody('decoy', i, {
      user_id: `decoy-${word}-${i}`,
      handle: `d-${word}-${i}`.slice(-40),
      display_name: `Decoy ${i}`,
      services,
    }),
  );
  const hidden = somebody(word, 0, { display_name: 'The last of all', services: [word] });
  await publish([...many, { ...hidden, created_at: new Date(0) }]);
  return hidden.display_name;
}
