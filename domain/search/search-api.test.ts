import { describe, expect, it } from 'vitest';
import { foundProvider, foundProviderSchema, searchQuerySchema } from './search-api.ts';

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

describe('foundProvider', () => {
  const card = {
    handle: 'rivera',
    display_name: 'Rivera Plumbing',
    bio: 'b'.repeat(300),
    city: 'Austin, TX',
    services: ['1', '2', '3', '4', '5'],
    locations: ['Waco, TX', 'Salem, OR'],
    avatar_url:
      'https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/provider-avatars%2Fa%2Fb.jpg?alt=media&token=t',
  };

  it('holds what a card shows: three services and whether there are more, two lines, one place', () => {
    const found = foundProvider(AFTER, card);
    expect(foundProviderSchema.parse(found)).toEqual(found);
    expect(found).toMatchObject({ id: AFTER, services: ['1', '2', '3', '4'], locations: [] });
    expect(found.bio).toBe(`${'b'.repeat(159)}…`);
    expect(found.avatar_url).toMatch(/alt=media$/);
    expect(foundProvider(AFTER, { ...card, city: null }).locations).toEqual(['Waco, TX']);
  });

  it('leaves out what is not there', () => {
    const bare = { ...card, bio: null, avatar_url: null, services: [], locations: [], city: null };
    expect(foundProvider(AFTER, bare)).toEqual({ ...bare, id: AFTER });
  });
});
