import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
import { tradesOfProfile, tradesOfQuery } from './match-trades.ts';
import { TRADES } from './trades.ts';

describe('the trades', () => {
  it('have unique ids, and 10 to 50 unique phrases each', () => {
    expect(new Set(TRADES.map(({ id }) => id)).size).toBe(TRADES.length);
    for (const { id, vocabulary } of TRADES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(vocabulary.length, id).toBeGreaterThanOrEqual(10);
      expect(vocabulary.length, id).toBeLessThanOrEqual(50);
      expect(new Set(vocabulary).size, id).toBe(vocabulary.length);
    }
  });

  it('are found by each of their phrases', () => {
    for (const { id, name, vocabulary } of TRADES) {
      for (const phrase of [name, ...vocabulary]) {
        expect(tradesOfQuery(phrase), phrase).toContain(id);
      }
    }
  });
});

describe('the trades of a query', () => {
  it.each([
    ['plumber', 'plumbing'],
    ['Plumbers near me', 'plumbing'],
    ['my tap is leaking', 'plumbing'],
    ['dripping faucet', 'plumbing'],
    ['someone to fix my toilet', 'plumbing'],
    ['the sink is clogged', 'drains'],
    ['no hot water', 'water-heaters'],
    ['breaker keeps tripping', 'electrical'],
    ['lights flickering', 'lighting'],
    ['leaking roof', 'roofing'],
    ['cut my grass', 'lawn-care'],
    ['tree surgeon', 'trees'],
    ['surround sound', 'smart-home'],
    ['assemble IKEA furniture', 'furniture-assembly'],
    ['hole in the wall', 'drywall'],
    ['man with a van', 'moving'],
    ['rubbish removal', 'junk-removal'],
    ['mice in the attic', 'pest-control'],
    ['fridge not cold', 'appliance-repair'],
    ['ac not cooling', 'heating-cooling'],
    ['locked out!!', 'locksmith'],
    ['flooded basement', 'water-damage'],
  ])('"%s" is %s', (typed, trade) => {
    expect(tradesOfQuery(typed)).toEqual([trade]);
  });

  it('are found with one typing error in a word of five or more letters', () => {
    expect(tradesOfQuery('plumer')).toEqual(['plumbing']);
    expect(tradesOfQuery('electrican')).toEqual(['electrical']);
    expect(tradesOfQuery('gardner')).toEqual(['gardening']);
    expect(tradesOfQuery('lokcsmith')).toEqual(['locksmith']);
    for (const plural of ['plumers', 'electricans', 'gardners']) {
      expect(tradesOfQuery(plural), plural).toHaveLength(1);
    }
    expect(tradesOfQuery('plmer')).toEqual([]);
    expect(tradesOfQuery('tbp')).toEqual([]);
  });

  it('are none for fillers, names and nothing', () => {
    for (const typed of ['', '  ', 'I need a good local pro', 'Rivera', '!?', '漏水']) {
      expect(tradesOfQuery(typed), typed).toEqual([]);
    }
  });

  it.each([
    ['could you fix my tap', ['plumbing']],
    ['toilet needs fixing', ['plumbing']],
    ['I would like a plumber tonight', ['plumbing']],
    ['top rated plumber', ['plumbing']],
    ['dishwasher not draining', ['appliance-repair']],
    ['Ｐｌｕｍｂｅｒ', ['plumbing']],
  ])('of "%s" are only those that it names', (typed, trades) => {
    expect(tradesOfQuery(typed)).toEqual(trades);
  });

  it('are several if they match equally well, and at most three', () => {
    expect(tradesOfQuery('tile')).toEqual(['tiling']);
    expect(tradesOfQuery('roof gutter')).toEqual(['gutters', 'roofing']);
    expect(tradesOfQuery('plumber roofer painter locksmith')).toHaveLength(LIMITS.trades);
  });
});

describe('the trades of a professional', () => {
  const profile = { display_name: 'Ann & Co.', services: [], bio: null };

  it('are those that most services name, and of equal ones the first', () => {
    const services = ['Deck repair', 'Fences', 'Decks', 'Gates', 'Drains', 'Fence repair', 'Roofs'];
    expect(tradesOfProfile({ ...profile, services, bio: 'I was a painter.' })).toEqual([
      'fences',
      'decks',
      'drains',
    ]);
  });

  it('are those of the name before a single service', () => {
    const named = { display_name: 'Two Rivers Plumbing Co.', services: ['Remodels'], bio: null };
    expect(tradesOfProfile(named)).toEqual(['plumbing', 'remodeling']);
  });

  it('are movers for removals, but not for the removal of something', () => {
    const tradesOf = (service: string) => tradesOfProfile({ ...profile, services: [service] });
    expect(tradesOf('Snow removal')).toEqual(['lawn-care']);
    expect(tradesOf('Removals')).toEqual(['moving']);
  });

  it('are those of the bio if name and services name none', () => {
    const bio = 'Forty years as a roofer in Boston.';
    expect(tradesOfProfile({ ...profile, services: ['Anything'], bio })).toEqual(['roofing']);
    expect(tradesOfProfile(profile)).toEqual([]);
  });
});
