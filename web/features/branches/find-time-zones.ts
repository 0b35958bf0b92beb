import { BRAND } from '@doorstep/domain/brand';
import { foldText } from '@doorstep/domain/text';
import { rawTimeZones } from '@vvo/tzdb';

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All time zones, those of the brand's country first, with the words that find each. */
const ZONES = rawTimeZones
  .map(({ name, group, mainCities, ...zone }) => ({
    name,
    /** All IANA names of the zone, former ones too: 'Asia/Kolkata' and 'Asia/Calcutta'. */
    names: group,
    note: `${zone.alternativeName} · ${zone.countryName}`,
    words: wordsOf(
      [
        ...[...group, ...mainCities, zone.alternativeName, zone.countryName],
        ...[zone.abbreviation, zone.dstAbbreviation ?? ''],
      ].join(' '),
    ),
    country: foldText(zone.countryName),
    isNear: zone.countryCode === BRAND.country,
  }))
  .toSorted((a, b) => Number(b.isNear) - Number(a.isNear));

/**
 * Returns the time zones that a typed text finds by name, city, country or abbreviation. An empty
 * text finds all of them. `name` is the IANA name that was typed, or else the usual one.
 */
export function findTimeZones(typed: string): { name: string; note: string }[] {
  const iana = foldText(typed.trim().replaceAll(' ', '_'));
  const exact = ZONES.flatMap(({ names, note }) =>
    // 'EST' is also an IANA name, of a zone without daylight saving time. People who type it mean
    // New York's time.
    names
      .filter((name) => name.includes('/') && foldText(name) === iana)
      .map((name) => ({ name, note })),
  );
  if (exact.length > 0) return exact;
  const typedWords = wordsOf(typed);
  const country = foldText(typed.trim());
  /**
   * Ranks the typed country first, and whole words before beginnings of words: 'India' also finds
   * Sri Lanka, whose time is named after India, and Indiana.
   */
  const rank = (zone: (typeof ZONES)[number]) =>
    Number(typedWords.every((word) => zone.words.includes(word))) +
    Number(zone.country === country);
  return ZONES.filter(({ words }) =>
    typedWords.every((word) => words.some((known) => known.startsWith(word))),
  )
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ name, note }) => ({ name, note }));
}
