import type { PublicPage } from './public-page.ts';

/** Checks whether a typed place may have a postal code or a street, which only people are shown. */
export const hasDigits = (typed: string): boolean => /\d/.test(typed);

/**
 * Returns the city that search engines and assistants get. If it is typed with a postal code, the
 * first city of the area is returned instead; null if no place of the area is known.
 */
export function localityOf({
  city,
  locations,
  facts,
}: Pick<PublicPage, 'city' | 'locations' | 'facts'>): string | null {
  const typed = city ?? locations[0] ?? null;
  return typed !== null && hasDigits(typed) ? (facts.area?.bases[0]?.name ?? null) : typed;
}
