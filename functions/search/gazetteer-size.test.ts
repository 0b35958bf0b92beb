import { readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { cityIdOf, placeLabel } from '@doorstep/domain/places/resolve-places';
import { countDirectory } from '@doorstep/domain/search/count-directory';
import { coveredCities } from '@doorstep/domain/search/covered-cities';
import { TRADE_IDS } from '@doorstep/domain/search/trades/trade-names';
import { expect, it } from 'vitest';
import { readGazetteer } from './gazetteer.ts';

const DATA = new URL('../../domain/places/data/', import.meta.url);
const MEGABYTE = 1_000_000;

it.each(readdirSync(DATA))('%s is at most 3 MB, with up to five spellings of a city', (file) => {
  const text = readFileSync(new URL(file, DATA));
  expect(gzipSync(text).length).toBeLessThan(3 * MEGABYTE);
  const cities = readGazetteer(file.slice(0, 2)).cities();
  const most = cities.reduce((max, { keys }) => Math.max(max, keys.length - 1), 0);
  expect(most).toBeLessThanOrEqual(5);
});

it('needs at most 60 MB of memory with all cities and towns', () => {
  setFlagsFromString('--expose-gc');
  const used = () => {
    runInNewContext('gc()');
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  const us = readGazetteer('US');
  expect(us.townsNamed('flushing')).not.toEqual([]);
  expect(us.cities().length).toBeGreaterThan(20_000);
  expect(used() - before).toBeLessThan(60 * MEGABYTE);
  expect(us.postcode('78704')).not.toBeNull();
});

it('fills a directory of less than 500 kB in the largest market', () => {
  const us = readGazetteer('US');
  const cities = us.cities().map(({ place }) => place);
  const name = (city: (typeof cities)[number]) => placeLabel(city, us);
  // In the largest cities professionals offer all trades, and in all others one trade.
  const [large, trade = ''] = [
    cities.slice(0, 400),
    TRADE_IDS.toSorted((a, b) => b.length - a.length)[0],
  ];
  const inCities = large.flatMap((city) =>
    Array.from({ length: 10 }, () => ({ city: name(city), trades: [...TRADE_IDS] })),
  );
  const everywhere = Array.from({ length: 2 }, () => ({
    trades: [trade],
    area: { radius_km: 20_100, bases: [{ name: 'Austin, Texas', lat: 30.27, lon: -97.74 }] },
  }));
  const findCity = (typed: string) => {
    const city = large.find((one) => name(one) === typed);
    return city ? { id: cityIdOf(city), cityId: cityIdOf(city), name: typed } : null;
  };
  const covered = coveredCities(everywhere, cities);
  expect(covered).toHaveLength(5_000);
  const directory = { ...countDirectory(inCities, findCity), covered };
  expect(Buffer.byteLength(JSON.stringify(directory))).toBeLessThan(500_000);
});
