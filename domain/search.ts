import type { ProviderProfile } from './provider-profile.ts';

export interface SearchTerms {
  service: string;
  location: string;
}

/** The part of a profile that search looks at. */
export type Searchable = Pick<
  ProviderProfile,
  'display_name' | 'city' | 'services' | 'locations' | 'bio'
>;

const contains = (text: string | null, wanted: string) =>
  (text ?? '').toLowerCase().includes(wanted);

/**
 * Search's exact meaning (spec §5): case-insensitive substrings. The service text in display name,
 * city, any service, any location or bio; the location text in city or any location; both must
 * hold; an empty text matches everybody.
 */
export function matchesSearch(profile: Searchable, terms: SearchTerms): boolean {
  const service = terms.service.trim().toLowerCase();
  const location = terms.location.trim().toLowerCase();
  const places = [profile.city, ...profile.locations];
  const texts = [profile.display_name, profile.bio, ...profile.services, ...places];
  return (
    texts.some((text) => contains(text, service)) &&
    places.some((place) => contains(place, location))
  );
}
