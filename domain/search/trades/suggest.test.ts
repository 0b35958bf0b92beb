import { describe, expect, it } from 'vitest';
import { suggest, toSuggestionLists } from './suggest.ts';

const trade = (name: string, count: number, phrases: string[]) => ({
  id: name.toLowerCase(),
  name,
  count,
  phrases,
});

const { service, location } = toSuggestionLists({
  trades: [
    trade('Driveways and patios', 0, ['paving', 'leaf removal', 'man with a van']),
    trade('Plumbing', 7, ['plumber', 'plumbing', 'leaking tap', 'no hot water']),
    trade('Painting', 3, ['wall paint', 'paint', 'leaking tap']),
  ],
  cities: [
    { id: 'austin-tx', name: 'Austin, TX', count: 9 },
    // Begins with a letter of two UTF-16 units.
    { id: 'other', name: '𐐨', count: 1 },
    { id: 'san-jose-ca', name: 'San José, CA', count: 2 },
  ],
});
const texts = (typed: string) => suggest(service, typed).map(({ text }) => text);

describe('suggest', () => {
  it('finds a problem by its first letter, once, with the trade of most professionals', () => {
    expect(suggest(service, 'l')).toEqual([
      { text: 'Leaking tap', trade: 'Plumbing' },
      { text: 'Leaf removal', trade: 'Driveways and patios' },
    ]);
  });

  it('lists trades before problems, and texts that begin with the typed one first', () => {
    expect(texts('pa')).toEqual([
      'Painting',
      'Driveways and patios',
      'Paint',
      'Paving',
      'Wall paint',
    ]);
    // The phrase "plumbing" is the trade's name.
    expect(texts('plumb')).toEqual(['Plumbing', 'Plumber']);
  });

  it('expects every typed word, in any order', () => {
    expect(texts('tap leak')).toEqual(['Leaking tap']);
    expect(texts('hot water tap')).toEqual([]);
  });

  it('ignores fillers, unless they are the beginning of a text', () => {
    expect(texts('a')).toEqual([]);
    expect(texts('plumber in')).toEqual(['Plumber']);
    expect(texts('i need a plumber')).toEqual(['Plumber']);
    expect(texts('man with')).toEqual(['Man with a van']);
  });

  it('ignores case, accents and punctuation', () => {
    expect(suggest(location, 'JOSE')).toEqual([{ text: 'San José, CA', trade: null }]);
    expect(suggest(location, 'austin, t')).toEqual([{ text: 'Austin, TX', trade: null }]);
    expect(suggest(location, '𐐨')).toEqual([{ text: '𐐀', trade: null }]);
  });

  it('suggests nothing without a letter, and at most six texts', () => {
    expect(texts(' -')).toEqual([]);
    const many = trade('Many', 1, ['xa', 'xb', 'xc', 'xd', 'xe', 'xf', 'xg']);
    expect(suggest(toSuggestionLists({ trades: [many], cities: [] }).service, 'x')).toHaveLength(6);
  });
});
