import type { CityRow, GazetteerFile, PostcodeRow } from '@doorstep/domain/places/gazetteer';
import { placeKey } from '@doorstep/domain/places/place-key';
import { placeSources } from '@doorstep/domain/places/sources';
import type { CountryNames } from './countries.ts';

/** The most other spellings of a city. */
const MAX_SPELLINGS = 5;

/** Cities below have no short name of their own: "Halle" is Halle (Saale). */
const MIN_INHABITANTS_OF_SHORT_NAME = 20_000;

/** Abandoned, destroyed and historical places: GeoNames' feature codes. */
const GONE = new Set(['PPLH', 'PPLQ', 'PPLW']);
/** Parts of a city, whose numbers of inhabitants at GeoNames are often wrong. */
const DISTRICT = 'PPLX';

/** The texts of GeoNames' files. */
export interface GeoNamesFiles {
  /** `cities500.txt`: all places of the world with at least 500 inhabitants. */
  cities: string;
  /** `admin1CodesASCII.txt`; empty without it. */
  regions: string;
  /** The postal codes of the country, `zip/{country}.txt`; empty without it. */
  postcodes: string;
}

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t'));

/** Writes out the letters that people type without their dots and rings: 'Köln' is 'Koeln'. */
const writtenOut = (name: string): string =>
  name.replaceAll(/[äöüÄÖÜåøØÅ]/g, (letter) =>
    // A combining mark follows the base letter of each but "ø".
    letter.toLowerCase() === 'å' ? 'aa' : `${letter.normalize('NFD')[0]?.replace(/ø/i, 'o')}e`,
  );

/** Reads the table of local names: the name and its spellings by 'region GeoNames-name'. */
function localNames({ cities = [] }: CountryNames): Map<string, string[]> {
  return new Map(
    cities.map((row) => {
      const [place = '', names = ''] = row.split(': ');
      return [place, names.split(', ')];
    }),
  );
}

function regionsOf(country: string, names: CountryNames | undefined, listed: string) {
  if (names) {
    return names.regions.map((row) => {
      const [, geonames = '', code = '', all = ''] = /^(\S+) (\S+) (.+)$/.exec(row) ?? [];
      const [name = '', ...others] = all.split(' = ');
      return { geonames, code, name, others };
    });
  }
  return rowsOf(listed)
    .filter(([id]) => id?.startsWith(`${country}.`))
    .map(([id = '', name = '']) => {
      const code = id.slice(country.length + 1);
      return { geonames: code, code, name, others: [] };
    });
}

/**
 * Returns up to five keys that also name a city: from the table, with letters written out, as
 * GeoNames writes it in ASCII, and for larger cities the first words alone if GeoNames lists them.
 */
function spellingsOf(
  name: string,
  [, original = '', ascii = '', listed = '']: readonly string[],
  others: readonly string[],
  inhabitants: number,
): string[] {
  const key = placeKey(name);
  const short = listed
    .split(',')
    .map(placeKey)
    .filter((other) => inhabitants >= MIN_INHABITANTS_OF_SHORT_NAME && key.startsWith(`${other} `));
  const withoutArticle = name.replace(/^the /i, '');
  // "O'Fallon" is also typed as two words.
  const apart = name.replaceAll(/['’]/g, ' ');
  const all = [...others, original, writtenOut(name), ascii, withoutArticle, apart];
  const keys = all.map(placeKey);
  return [...new Set([...keys, ...short])]
    .filter((other) => other !== '' && other !== key && !other.includes(','))
    .slice(0, MAX_SPELLINGS);
}

/** A place in a table that is no place's name: a company's own postal code, for example. */
const NO_NAME = /[\d&/]/;

const round = (degrees: string | undefined) => Number(Number(degrees).toFixed(4));

/** Makes a country's file of GeoNames' files. Cities without a region keep an empty one. */
export function readGeoNames(
  country: string,
  files: GeoNamesFiles,
  names: CountryNames | undefined,
): GazetteerFile {
  const regions = regionsOf(country, names, files.regions);
  const codes = new Map(regions.map(({ geonames, code }) => [geonames, code]));
  const local = localNames(names ?? { regions: [] });
  const territories = new Set(names?.territories);
  const cities = rowsOf(files.cities)
    .filter(([, , , , , , , type = '', home = '']) => {
      const isHere = home === country || territories.has(home);
      return isHere && !GONE.has(type);
    })
    .map((row): CityRow => {
      const home = row[8] ?? '';
      const region = territories.has(home) ? home : (codes.get(row[10] ?? '') ?? '');
      const [name = row[1] ?? '', ...others] = local.get(`${region} ${row[1]}`) ?? [];
      const inhabitants = row[7] === DISTRICT ? 0 : Number(row[14]);
      return {
        ...{ name, region, population: inhabitants },
        ...{ lat: round(row[4]), lon: round(row[5]) },
        spellings: spellingsOf(name, row, others, inhabitants),
      };
    })
    .toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  const isRegion = (code: string) => regions.some((region) => region.code === code);
  const postcodes = rowsOf(files.postcodes)
    .map(([, code = '', city = '', , region = '', , , , , lat, lon]): PostcodeRow => ({
      ...{ code: code.toUpperCase(), city, region: codes.get(region) ?? region },
      ...{ lat: round(lat), lon: round(lon) },
    }))
    .filter(({ city, region }) => !NO_NAME.test(city) && (region === '' || isRegion(region)))
    .map((row) => ({ ...row, city: local.get(`${row.region} ${row.city}`)?.[0] ?? row.city }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    country,
    writesRegionCode: names?.writesRegionCode ?? false,
    ...{ sources: placeSources(country), cities },
    regions: regions.map(({ code, name, others }) => ({ code, name, others })),
    // The first row of a code is that of its main place.
    postcodes: [
      ...new Map(postcodes.toReversed().map((row) => [row.code, row])).values(),
    ].reverse(),
  };
}
