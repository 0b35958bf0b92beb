import type { ProviderProfile } from '../profiles/provider-profile.ts';

export interface SearchTerms {
  service: string;
  location: string;
}

/** The part of a profile that search looks at. */
export type Searchable = Pick<
  ProviderProfile,
  'display_name' | 'city' | 'services' | 'locations' | 'bio'
>;

/** What the id of somebody in search looks like (provider-search.ts): search goes on after one. */
export const SEARCH_ID = /^[01]\d{13}_[\w-]{1,128}$/;

/**
 * A text as search compares it, also by grams. An 'é' is one letter or an 'e' and a mark, by the keyboard,
 * and looks the same: NFC makes it one, after lower case, as a letter may be another one composed then.
 * Telephones type O’Brien, other keyboards O'Brien.
 */
const asCompared = (text: string | null) =>
  (text ?? '').toLowerCase().normalize('NFC').replaceAll(/[‘’ʼ]/g, "'");

/** A typed text as search compares it: without the space around it. */
export const asWanted = (typed: string) => asCompared(typed.trim());

/** Where the location text is looked for (spec §5), as it is compared. */
export function locationTexts({ city, locations }: Searchable): string[] {
  return [city, ...locations].map(asCompared);
}

/** Where the service text is looked for (spec §5), as it is compared. */
export function serviceTexts(profile: Searchable): string[] {
  const { display_name, bio, services } = profile;
  return [...[display_name, bio, ...services].map(asCompared), ...locationTexts(profile)];
}

/**
 * Search's exact meaning (spec §5): case-insensitive substrings. The service text in display name,
 * city, any service, any location or bio; the location text in city or any location; both must
 * hold; an empty text matches everybody.
 */
export function matchesSearch(profile: Searchable, terms: SearchTerms): boolean {
  const service = asWanted(terms.service);
  const location = asWanted(terms.location);
  return (
    serviceTexts(profile).some((text) => text.includes(service)) &&
    locationTexts(profile).some((text) => text.includes(location))
  );
}
