import { describe, expect, it } from 'vitest';
import { answersLine, cityLine, servicesLine } from './provider-lines.ts';

describe('servicesLine', () => {
  it.each([
    [[], ''],
    [['Repairs'], 'Repairs'],
    [['Repairs', 'Drains', 'Heaters'], 'Repairs • Drains • Heaters'],
    [['سباكة', 'Drains\u202e', '24/7'], '\u2068سباكة\u2069 • \u2068Drains\u2069 • 24/7'],
    [['Repairs', 'Drains', 'Heaters', 'Leaks'], 'Repairs • Drains • Heaters…'],
  ])('turns %j into %s', (services, line) => {
    expect(servicesLine(services)).toBe(line);
  });
});

describe('cityLine', () => {
  it('returns the city', () => {
    expect(cityLine({ city: 'Austin, TX', locations: ['Round Rock'] })).toBe('Austin, TX');
  });

  it('falls back to the first location', () => {
    expect(cityLine({ city: null, locations: ['Round Rock', 'Austin'] })).toBe('Round Rock');
  });

  it('is null without either', () => {
    expect(cityLine({ city: null, locations: [] })).toBeNull();
  });
});

it.each([
  [0, 'an hour'],
  [60, 'an hour'],
  [61, '2 hours'],
  [23 * 60, '23 hours'],
  [23 * 60 + 1, '24 hours'],
  [24 * 60, 'a day'],
  [24 * 60 + 1, '2 days'],
])('answersLine of %i minutes names %s', (minutes, text) => {
  expect(answersLine(minutes)).toBe(`Usually answers within ${text}`);
});
