import { describe, expect, it } from 'vitest';
import { toSearchResult, searchResultSchema, searchQuerySchema } from './search-api.ts';

const ID = '08232099999999_rivera1';
const AFTER = `near1:${ID}`;
const AT = { id: ID, tier: 'near' as const, band: 1, km: 12.5 };

describe('searchQuerySchema', () => {
  it('accepts two texts, a cursor and a limit, all optional', () => {
    expect(searchQuerySchema.parse({})).toEqual({ service: '', location: '', limit: 24 });
    const query = { service: 'leak', location: 'waco', after: AFTER, limit: '3' };
    expect(searchQuerySchema.parse(query)).toEqual({ ...query, limit: 3 });
  });

  it('accepts filters, an order, and the ids of a later page in a sorted order', () => {
    const filters = { rating: '4', licensed: '1', insured: '1', fast: '1' };
    for (const order of ['best', 'nearest', 'rating', 'newest']) {
      const query = { ...filters, order };
      expect(searchQuerySchema.parse(query)).toMatchObject(query);
    }
    const { ids } = searchQuerySchema.parse({ order: 'nearest', ids: `${ID},${ID}2` });
    expect(ids).toEqual([ID, `${ID}2`]);
  });

  it.each([
    ['a text that is too long', { service: 'a'.repeat(201) }],
    ['a text twice', { service: ['a', 'b'] }],
    ['a nested text', { location: { a: 'b' } }],
    ['a path as cursor', { after: '../provider_profiles/x' }],
    ['a malformed cursor', { after: `${AFTER}/x` }],
    ['an empty cursor', { after: '' }],
    ['a limit of zero', { limit: '0' }],
    ['a limit above a page', { limit: '25' }],
    ['a limit in another notation', { limit: '1e1' }],
    ['a negative limit', { limit: '-1' }],
    ['an unknown parameter', { sort: 'newest' }],
    ['an unknown order', { order: 'oldest' }],
    ['another rating', { rating: '3' }],
    ['a filter in another notation', { licensed: 'true' }],
    ['a filter twice', { fast: ['1', '1'] }],
    ['ids without a sorted order', { ids: ID }],
    ['ids in an order that is not sorted', { ids: ID, order: 'newest' }],
    ['ids and a cursor', { ids: ID, order: 'rating', after: AFTER }],
    ['a path as id', { ids: `${ID},../mail/x`, order: 'rating' }],
    ['no ids', { ids: '', order: 'rating' }],
    ['ids of more than a page', { ids: Array(25).fill(ID).join(), order: 'rating' }],
  ])('rejects %s', (_, query) => {
    expect(searchQuerySchema.safeParse(query).success).toBe(false);
  });
});

describe('toSearchResult', () => {
  const card = {
    handle: 'rivera',
    display_name: 'Rivera Plumbing',
    bio: 'b'.repeat(300),
    city: 'Austin, TX',
    services: ['1', '2', '3', '4', '5'],
    locations: ['Waco, TX', 'Salem, OR'],
    avatar_url:
      'https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/provider-avatars%2Fa%2Fb.jpg?alt=media&token=t',
    trades: ['plumbing'],
    work_photo:
      'https://firebasestorage.googleapis.com/v0/b/x.appspot.com/o/provider-work-photos%2Fa%2Fb.jpg?alt=media&token=t',
    rating: { average: 4.8, count: 12 },
    review_line: 'Quick and tidy.',
    answer_minutes: 30,
    jobs_completed: 7,
    badges: ['license' as const],
  };

  it('holds only what a card shows: four services, a short bio, one place', () => {
    const result = toSearchResult(AT, card);
    expect(searchResultSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({ ...AT, services: ['1', '2', '3', '4'], locations: [] });
    expect(result.bio).toBe(`${'b'.repeat(119)}…`);
    expect(result.avatar_url).toMatch(/alt=media$/);
    expect(result.work_photo).toMatch(/alt=media$/);
    expect(toSearchResult(AT, { ...card, city: null }).locations).toEqual(['Waco, TX']);
  });

  it('reads a card without the fields that have a default', () => {
    const { trades, work_photo, rating, badges, ...known } = { ...card, id: ID };
    const { review_line, answer_minutes, jobs_completed, ...required } = known;
    const reasons = [rating, badges, review_line, answer_minutes, jobs_completed];
    expect([trades, work_photo, ...reasons]).not.toContain(undefined);
    expect(searchResultSchema.parse(required)).toEqual({
      ...required,
      trades: [],
      work_photo: null,
      rating: null,
      review_line: null,
      answer_minutes: null,
      jobs_completed: 0,
      badges: [],
      ...{ tier: 'match', band: 0, km: null },
    });
  });

  it('accepts a card without optional fields', () => {
    const none = { bio: null, avatar_url: null, city: null, work_photo: null, rating: null };
    const bare = { ...card, ...none, services: [], locations: [], trades: [], badges: [] };
    expect(toSearchResult(AT, bare)).toEqual({ ...bare, ...AT });
  });
});
