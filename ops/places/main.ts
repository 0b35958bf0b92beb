import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatGazetteer } from '@doorstep/domain/places/gazetteer';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { readArguments } from '../read-arguments.ts';
import { runMain } from '../run-main.ts';
import { COUNTRY_NAMES } from './countries.ts';
import { readGeoNames } from './read-geonames.ts';

// `npm run places:import -- DE --from <folder>`, see docs/brand.md ("Places").

runMain(() => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { from: { type: 'string' } },
  });
  const [country = ''] = positionals;
  if (!/^[A-Z]{2}$/.test(country) || values.from === undefined) {
    throw new Problem(
      "Name a country and the folder with GeoNames' files: npm run places:import -- DE --from <folder>",
    );
  }
  const folder = path.resolve(values.from);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const readIfThere = (file: string) => (existsSync(path.join(folder, file)) ? read(file) : '');
  if (!existsSync(path.join(folder, 'cities500.txt'))) {
    throw new Problem(`${folder} has no cities500.txt. docs/brand.md says where it comes from.`);
  }
  const files = {
    cities: read('cities500.txt'),
    regions: readIfThere('admin1CodesASCII.txt'),
    postcodes: readIfThere(`zip/${country}.txt`),
  };
  const file = readGeoNames(country, files, COUNTRY_NAMES[country]);
  if (file.cities.length === 0) throw new Problem(`cities500.txt has no place in '${country}'.`);
  const target = `domain/places/data/${country}.tsv`;
  writeFileSync(new URL(`../../${target}`, import.meta.url), formatGazetteer(file));
  const { cities, postcodes, regions } = file;
  console.log(
    `${target}: ${cities.length} cities, ${postcodes.length} postal codes, ${regions.length} regions`,
  );
  return Promise.resolve(0);
});
