import type { ProviderProfile } from '../profiles/provider-profile.ts';
import { foldText } from '../text.ts';

/** The texts of the two search fields. */
export interface SearchTerms {
  service: string;
  location: string;
}

/** The fields of a profile that search matches. */
export type Searchable = Pick<
  ProviderProfile,
  'display_name' | 'city' | 'services' | 'locations' | 'bio'
> & {
  /** The addresses and areas of the branches. */
  branch_places?: readonly string[];
};

/** Matches a search id (provider-search.ts). */
export const SEARCH_ID = /^[01]\d{13}_[\w-]{1,128}$/;

const folded = (text: string | null) => foldText(text ?? '');

const ownPlaces = ({ city, locations }: Searchable) => [city, ...locations].map(folded);

/** Returns the folded texts that the location field matches (docs/plans.md). */
export function locationTexts(profile: Searchable): string[] {
  return [...ownPlaces(profile), ...(profile.branch_places ?? []).map(folded)];
}

/** Returns the folded texts that the service field matches. */
export function serviceTexts(profile: Searchable): string[] {
  const { display_name, bio, services } = profile;
  return [...[display_name, bio, ...services].map(folded), ...ownPlaces(profile)];
}

/**
 * Checks whether a profile matches a search. Both texts must match as substrings, folded
 * (text.ts): the service in display name, city, services, locations or bio, the location in city,
 * locations or the places of branches. An empty text matches every profile.
 */
export function matchesSearch(profile: Searchable, terms: SearchTerms): boolean {
  const service = foldText(terms.service);
  const location = foldText(terms.location);
  return (
    serviceTexts(profile).some((text) => text.includes(service)) &&
    locationTexts(profile).some((text) => text.includes(location))
  );
}
