import { describe, expect, it } from 'vitest';
import { areasServed } from './areas-served.ts';

describe('areasServed', () => {
  it('returns the locations', () => {
    expect(areasServed({ locations: ['Round Rock', 'Austin'], city: 'Dallas' })).toEqual([
      'Round Rock',
      'Austin',
    ]);
  });
  it('falls back to the city', () => {
    expect(areasServed({ locations: [], city: 'Austin' })).toEqual(['Austin']);
  });
  it('is empty without locations and city', () => {
    expect(areasServed({ locations: [], city: null })).toEqual([]);
  });
});
