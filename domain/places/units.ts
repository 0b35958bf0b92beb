import { BRAND } from '../active-brand.ts';

/** Countries whose road signs have miles (CLDR, measurement systems). */
const MILES = new Set(['US', 'GB', 'LR', 'MM']);
const KM_PER_MILE = 1.609344;

const isInMiles = MILES.has(BRAND.country);

/** The countries whose files in `data` have postal codes, with what people call them. */
export const POSTCODE_WORDS: Record<string, string> = {
  US: 'ZIP code',
  DE: 'postal code',
  FR: 'postal code',
};

const postcode = POSTCODE_WORDS[BRAND.country];

/** What a field for a place asks for, inside a sentence: 'ZIP code or city', 'city'. */
export const PLACE_WORDS = postcode === undefined ? 'city' : `${postcode} or city`;

/** The same in an empty field. */
export const PLACE_HINT = PLACE_WORDS.charAt(0).toUpperCase() + PLACE_WORDS.slice(1);

/** Converts a radius of the brand's unit, miles or kilometers, to kilometers. */
export const toKm = (distance: number) => (isInMiles ? distance * KM_PER_MILE : distance);

/** Returns a length in the brand's unit: '25 miles', '40 km'. */
export const formatLength = (length: number): string =>
  isInMiles ? `${length} ${length === 1 ? 'mile' : 'miles'}` : `${length} km`;

const wholeLength = (km: number) => Math.round(isInMiles ? km / KM_PER_MILE : km);

/** Returns a distance in whole units: '9 miles', 'less than a mile', 'less than 1 km'. */
export function formatDistance(km: number): string {
  const length = wholeLength(km);
  if (length >= 1) return formatLength(length);
  return isInMiles ? 'less than a mile' : 'less than 1 km';
}

/** Returns how far away something is: 'about 9 miles away', 'less than a mile away'. */
export const formatAway = (km: number): string =>
  `${wholeLength(km) >= 1 ? 'about ' : ''}${formatDistance(km)} away`;

/** Rounds a distance to whole units of the brand, and returns it in meters. */
export const toRoundedMeters = (km: number): number => Math.round(toKm(wholeLength(km)) * 1000);
