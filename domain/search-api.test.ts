import { describe, expect, it } from 'vitest';
import { searchQuerySchema } from './search-api.ts';

const AFTER = '08232099999999_rivera1';

describe('searchQuerySchema', () => {
  it('takes two texts, a place to go on at and a number, and none of them', () => {
    expect(searchQuerySchema.parse({})).toEqual({ service: '', location: '', limit: 24 });
    const query = { service: 'leak', location: 'waco', after: AFTER, limit: '3' };
    expect(searchQuerySchema.parse(query)).toEqual({ ...query, limit: 3 });
  });

  it.each([
    ['a text that is too long', { service: 'a'.repeat(201) }],
    ['a text twice', { service: ['a', 'b'] }],
    ['a text in parts', { location: { a: 'b' } }],
    ['a place that is none', { after: '../provider_profiles/x' }],
    ['a place of another form', { after: `${AFTER}/x` }],
    ['no place', { after: '' }],
    ['nobody', { limit: '0' }],
    ['more than a page', { limit: '25' }],
    ['a number of another kind', { limit: '1e1' }],
    ['a number below none', { limit: '-1' }],
    ['something else', { order: 'oldest' }],
  ])('refuses %s', (_, query) => {
    expect(searchQuerySchema.safeParse(query).success).toBe(false);
  });
});
