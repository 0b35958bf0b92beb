import { expect, it } from 'vitest';
import { coveredCities } from './covered-cities.ts';

const place = (name: string, lat: number, population: number) => ({
  kind: 'city' as const,
  name,
  region: { code: 'TX', name: 'Texas' },
  postcode: null,
  center: { lat, lon: -97.7 },
  population,
});
const CITIES = [
  place('Austin', 30.27, 960_000),
  place('Round Rock', 30.51, 130_000),
  place('Waco', 31.55, 140_000),
  place('Coupland', 30.46, 300),
].toSorted((a, b) => b.population - a.population);

const professional = (lat: number, ...trades: string[]) => ({
  area: { radius_km: 40, bases: [{ name: 'Base', lat, lon: -97.7 }] },
  trades,
});

it('lists larger cities that two professionals of a trade cover, the largest first', () => {
  const market = [
    professional(30.4, 'plumbing', 'roofing'),
    professional(30.45, 'plumbing'),
    professional(31.5, 'plumbing'),
    { area: null, trades: ['plumbing'] },
  ];
  expect(coveredCities(market, CITIES)).toEqual([
    { id: 'austin-tx', trades: ['plumbing'] },
    { id: 'round-rock-tx', trades: ['plumbing'] },
  ]);
});

it('leaves out trades that this release does not know', () => {
  const market = [professional(30.4, 'alchemy'), professional(30.4, 'alchemy')];
  expect(coveredCities(market, CITIES)).toEqual([]);
});

it('has at most 5,000 pages', () => {
  const many = Array.from({ length: 6_000 }, (_, i) => ({
    ...place(`City ${i}`, 30.4, 10_000),
  }));
  const market = [professional(30.4, 'plumbing'), professional(30.4, 'plumbing')];
  expect(coveredCities(market, many)).toHaveLength(5_000);
});
