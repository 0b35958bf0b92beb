import { placeKey } from './place-key.ts';

/** A state, province or the like. `code` is that of ISO 3166-2 without the country: 'TX'. */
export interface Region {
  code: string;
  name: string;
}

/** A city, the area of a postal code, or a region. */
export interface Place {
  kind: 'city' | 'postcode' | 'region';
  /** The city's name, or that of the postal code's city or of the region. */
  name: string;
  /** Null for a place whose region is unknown. */
  region: Region | null;
  /** The postal code; null for cities and regions. */
  postcode: string | null;
  /** The center, in degrees. A region has none. */
  center: { lat: number; lon: number } | null;
  /** Inhabitants; 0 where unknown, and for districts, whose figures are unreliable. */
  population: number;
}

/** The places of one country. */
export interface Gazetteer {
  /** The ISO 3166-1 code of the country. */
  country: string;
  /** Whether addresses name the region by its code, as 'Austin, TX' does. */
  writesRegionCode: boolean;
  /** Returns the region with this name as a key (place-key.ts); null if unknown. */
  regionNamed: (key: string) => Region | null;
  /** Returns the region with this code in lower case; null if unknown. */
  regionCoded: (code: string) => Region | null;
  /** Returns the cities that a key names, the largest first. */
  citiesNamed: (key: string) => Place[];
  /**
   * Returns the places that only postal codes have, such as "Flushing, NY", each where its first
   * code is. They have no inhabitants of their own.
   */
  townsNamed: (key: string) => Place[];
  /** Returns all cities with the keys that name them, the largest first. Keeps them: 6 MB. */
  cities: () => { place: Place; keys: string[] }[];
  /** Returns the areas of all postal codes. */
  postcodes: () => Place[];
  /** Returns the area of a postal code in lower case, as `wordsOf` returns it; null if unknown. */
  postcode: (code: string) => Place | null;
  hasPostcodes: boolean;
}

/** The sections of a file, which an empty line separates. */
const SECTION = '\n\n';
const ROW = '\n';
const FIELD = '\t';

/** A city as a file lists it. */
export interface CityRow {
  name: string;
  region: string;
  lat: number;
  lon: number;
  population: number;
  /** Other keys that name it (place-key.ts). */
  spellings: string[];
}

/** An area as a file lists it. */
export interface PostcodeRow {
  code: string;
  city: string;
  region: string;
  lat: number;
  lon: number;
}

/** A country's file. The largest cities are first. */
export interface GazetteerFile {
  country: string;
  writesRegionCode: boolean;
  /** Where the rows come from, with the licenses (sources.ts). */
  sources: string[];
  regions: (Region & { others: string[] })[];
  cities: CityRow[];
  postcodes: PostcodeRow[];
}

/** Returns a country's file as text, one row for each place. `parseGazetteer` reads it. */
export function formatGazetteer(file: GazetteerFile): string {
  const sections = [
    [
      [file.country, file.writesRegionCode ? 'code' : 'name'],
      ...file.sources.map((source) => [source]),
    ],
    file.regions.map(({ code, name, others }) => [code, name, ...others]),
    file.cities.map(({ name, region, lat, lon, population, spellings }) => [
      ...[name, region, lat, lon, population],
      ...(spellings.length > 0 ? [spellings.join(',')] : []),
    ]),
    file.postcodes.map(({ code, city, region, lat, lon }) => [code, city, region, lat, lon]),
  ];
  return `${sections.map((rows) => rows.map((row) => row.join(FIELD)).join(ROW)).join(SECTION)}\n`;
}

const rowsOf = (section = '') => section.split(ROW).filter(Boolean);

function addRow(rowsByKey: Map<string, string[]>, key: string, row: string): void {
  const rows = rowsByKey.get(key);
  if (rows) rows.push(row);
  else rowsByKey.set(key, [row]);
}

/**
 * Reads a country's file. Rows are split into fields only when a place is asked for, because a
 * country has up to 60,000 of them.
 */
export function parseGazetteer(text: string): Gazetteer {
  const [head, regionRows, cityRows, postcodeRows] = text.trimEnd().split(SECTION);
  const [country = '', style] = rowsOf(head)[0]?.split(FIELD) ?? [];
  const regionByCode = new Map<string, Region>();
  const regionByName = new Map<string, Region>();
  for (const row of rowsOf(regionRows)) {
    const [code = '', name = '', ...others] = row.split(FIELD);
    const region = { code, name };
    regionByCode.set(code, region);
    for (const one of [name, ...others]) regionByName.set(placeKey(one), region);
  }
  const cities = rowsOf(cityRows);
  const postcodes = rowsOf(postcodeRows);
  const byKey = new Map<string, string[]>();
  for (const row of cities) for (const key of keysOfCity(row)) addRow(byKey, key, row);
  let listed: ReturnType<Gazetteer['cities']> | undefined;
  const byCode = new Map(postcodes.map((row) => [row.slice(0, row.indexOf(FIELD)), row]));
  const toCity = (row: string): Place => {
    const [name = '', region = '', lat, lon, population] = row.split(FIELD);
    return {
      ...{ kind: 'city', name, postcode: null },
      region: regionByCode.get(region) ?? null,
      center: { lat: Number(lat), lon: Number(lon) },
      population: Number(population),
    };
  };
  let towns: Map<string, string[]> | undefined;
  const readTowns = () => {
    const read = new Map<string, string[]>();
    const known = new Set<string>();
    for (const row of postcodes) {
      const [, name = '', region = ''] = row.split(FIELD, 3);
      const town = `${name}${FIELD}${region}`;
      if (known.has(town)) continue;
      known.add(town);
      addRow(read, keyOf(name), row);
    }
    return read;
  };
  const toTown = (row: string): Place => ({ ...toArea(row), kind: 'city', postcode: null });
  const toArea = (row: string): Place => {
    const [code = '', name = '', region = '', lat, lon] = row.split(FIELD);
    return {
      ...{ kind: 'postcode', name, postcode: code, population: 0 },
      region: regionByCode.get(region) ?? null,
      center: { lat: Number(lat), lon: Number(lon) },
    };
  };
  return {
    country,
    writesRegionCode: style === 'code',
    regionNamed: (key) => regionByName.get(key) ?? null,
    regionCoded: (code) => regionByCode.get(code.toUpperCase()) ?? null,
    citiesNamed: (key) => (byKey.get(key) ?? []).map(toCity),
    townsNamed: (key) => ((towns ??= readTowns()).get(key) ?? []).map(toTown),
    cities: () => (listed ??= cities.map((row) => ({ place: toCity(row), keys: keysOfCity(row) }))),
    postcodes: () => postcodes.map(toArea),
    postcode: (code) => {
      const row = byCode.get(code.toUpperCase());
      return row === undefined ? null : toArea(row);
    },
    hasPostcodes: postcodes.length > 0,
  };
}

const PLAIN = /^[A-Za-z ]+$/;
const ONE_FORM_WORD = /\b(saint|sankt|sainte|ft|mt|pt|twp)\b/i;

/** Returns the key of a name. Most names are plain, and need no Unicode tables. */
const keyOf = (name: string): string =>
  PLAIN.test(name) && !ONE_FORM_WORD.test(name) ? name.toLowerCase() : placeKey(name);

/**
 * Returns the keys that name a city. The last field of its row has the others, if there are any.
 */
function keysOfCity(row: string): string[] {
  const key = keyOf(row.slice(0, row.indexOf(FIELD)));
  const last = row.slice(row.lastIndexOf(FIELD) + 1);
  return /\D/.test(last) ? [key, ...last.split(',')] : [key];
}
