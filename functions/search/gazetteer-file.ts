import { existsSync, readFileSync } from 'node:fs';
import { parseGazetteer, type Gazetteer } from '@doorstep/domain/places/gazetteer';
import { logWarning } from '../platform/log.ts';

/** Gives access to the places of the brand's country. */
export interface Gazetteers {
  /** Returns the places. The first call reads the file: about 60 ms and 15 MB. */
  read(): Gazetteer;
}

/**
 * Reads places from the files in `folder`, which the build copies next to the bundle. A country
 * without a file has no places, which is logged: texts then match as texts.
 */
export function createGazetteers(folder: URL, country: string): Gazetteers {
  let gazetteer: Gazetteer | undefined;
  return {
    read: () => {
      if (gazetteer) return gazetteer;
      const file = new URL(`${country}.tsv`, folder);
      if (!existsSync(file)) logWarning('the country has no places', { country });
      gazetteer = parseGazetteer(existsSync(file) ? readFileSync(file, 'utf8') : country);
      return gazetteer;
    },
  };
}
