import { existsSync, readFileSync } from 'node:fs';
import { BRAND } from '@doorstep/domain/brand';
import { parseGazetteer, type Gazetteer } from '@doorstep/domain/places/gazetteer';
import { logWarning } from '../platform/log.ts';

/** The build copies the places next to the bundle. Tests run from the sources. */
const FOLDERS = [
  new URL('places/', import.meta.url),
  new URL('../../domain/places/data/', import.meta.url),
];

/** Reads the places of a country. One without a file has none, which is logged. */
export function readGazetteer(country: string): Gazetteer {
  const file = FOLDERS.map((folder) => new URL(`${country}.tsv`, folder)).find((one) =>
    existsSync(one),
  );
  if (file === undefined) logWarning('the country has no places', { country });
  return parseGazetteer(file === undefined ? country : readFileSync(file, 'utf8'));
}

let own: Gazetteer | undefined;

/**
 * Returns the places of the brand's country. The first call takes about 60 ms and 13 MB in the
 * United States, the first list of all cities another 13 MB.
 */
export const gazetteer = (): Gazetteer => (own ??= readGazetteer(BRAND.country));
