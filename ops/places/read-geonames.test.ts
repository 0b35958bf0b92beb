import { formatGazetteer, parseGazetteer } from '@doorstep/domain/places/gazetteer';
import { placeNameWithRegion, resolvePlaces } from '@doorstep/domain/places/resolve-places';
import { expect, it } from 'vitest';
import { readGeoNames } from './read-geonames.ts';

/** A row of cities500.txt, with the columns that are read. */
const city = (name: string, ascii: string, others: string, code: string, more: Partial<Row> = {}) =>
  [
    ...['1', name, ascii, others, more.lat ?? '48.1374', '11.5755', 'P', more.feature ?? 'PPL'],
    ...[more.country ?? 'DE', '', code, '', '', '', more.population ?? '1000', '', '', '', ''],
  ].join('\t');
interface Row {
  lat: string;
  feature: string;
  country: string;
  population: string;
}

const NAMES = {
  regions: ['02 BY Bayern = Bavaria', '05 HE Hessen'],
  cities: ['BY Munich: München, Munich'],
};

const FILES = {
  cities: [
    city('Munich', 'Munich', 'Muenchen,Monaco di Baviera', '02', { population: '1260391' }),
    city('Frankfurt am Main', 'Frankfurt', 'FRA,Frankfurt', '05', { population: '650000' }),
    city('Sendling', 'Sendling', '', '02', { feature: 'PPLX', population: '40000' }),
    city('Altstadt', 'Altstadt', '', '02', { feature: 'PPLH' }),
    city('Wien', 'Wien', '', '09', { country: 'AT' }),
  ].join('\n'),
  regions: 'DE.02\tBavaria\tBavaria\t1\nDE.05\tHesse\tHesse\t2\nAT.09\tVienna\tVienna\t3',
  postcodes: [
    'DE\t80331\tMunich\tBavaria\t02\t\t\t\t\t48.13\t11.57\t4',
    'DE\t60306\tOpern & Co\tHesse\t05\t\t\t\t\t50.1\t8.6\t4',
  ].join('\n'),
};

const read = (names: typeof NAMES | undefined) => readGeoNames('DE', FILES, names);

it('lists the places of one country, the largest first, without those that are gone', () => {
  expect(read(NAMES).cities.map(({ name }) => name)).toEqual([
    'München',
    'Frankfurt am Main',
    'Sendling',
  ]);
});

it('keeps the names that people type: written out, in English, and the short one', () => {
  const [munich, frankfurt] = read(NAMES).cities;
  expect(munich?.spellings).toEqual(['munich', 'muenchen']);
  expect(frankfurt?.spellings).toEqual(['frankfurt']);
});

it('has the cities of territories, in a region of the same code', () => {
  const cities = city('Basse', 'Basse', '', '99', { country: 'XT' });
  const names = { regions: ['XT XT Territory'], territories: ['XT'] };
  expect(readGeoNames('DE', { ...FILES, cities }, names).cities).toMatchObject([
    { name: 'Basse', region: 'XT' },
  ]);
});

it('does not trust the inhabitants of districts', () => {
  expect(read(NAMES).cities.find(({ name }) => name === 'Sendling')?.population).toBe(0);
});

it('gives postal codes the local name of their city, and leaves out those of companies', () => {
  expect(read(NAMES).postcodes).toEqual([
    { code: '80331', city: 'München', region: 'BY', lat: 48.13, lon: 11.57 },
  ]);
});

it('takes the regions of GeoNames for a country that is not in the table', () => {
  expect(read(undefined).regions).toEqual([
    { code: '02', name: 'Bavaria', others: [] },
    { code: '05', name: 'Hesse', others: [] },
  ]);
});

it('writes a file that is read as it was', () => {
  const gazetteer = parseGazetteer(formatGazetteer(read(NAMES)));
  expect(gazetteer).toMatchObject({
    country: 'DE',
    writesRegionCode: false,
    hasPostcodes: true,
  });
  const names = ['80331', 'muenchen', 'Frankfurt', 'Bavaria'].map((typed) => {
    const [found] = resolvePlaces(gazetteer, typed);
    return found && placeNameWithRegion(found.place, gazetteer);
  });
  expect(names).toEqual([
    '80331 München, Bayern',
    'München, Bayern',
    'Frankfurt am Main, Hessen',
    'Bayern',
  ]);
});
