import { describe, expect, it } from 'vitest';
import { isShort, readSearchAddress } from './search-address.ts';

const read = (query: Record<string, string>) =>
  readSearchAddress({ get: (name) => query[name] ?? null });

describe('readSearchAddress', () => {
  it('takes the texts as they stand there, and nothing else', () => {
    const query = { service: ' drains & taps', location: '\uFFFD%', utm_source: 'x' };
    expect(read(query).terms).toEqual({ service: ' drains & taps', location: '\uFFFD%' });
    expect(read({}).terms).toEqual({ service: '', location: '' });
  });

  // @2.2.13
  it('takes as much of a text as a field does, and no half of an emoji', () => {
    const service = (text: string) => read({ service: text }).terms.service;
    expect(service('a'.repeat(250))).toBe('a'.repeat(200));
    expect(service(`${'a'.repeat(198)}🦄🦄`)).toBe(`${'a'.repeat(198)}🦄`);
    expect(service(`${'a'.repeat(199)}🦄`)).toBe('a'.repeat(199));
  });

  it.each([
    ['48', 48],
    ['1', 24],
    ['-48', 24],
    ['', 24],
    ['many', 24],
  ])('show=%s shows %i cards', (show, shown) => {
    expect(read({ show }).shown).toBe(shown);
  });
});

describe('the place that a search goes on from', () => {
  it.each(['08231500000000_provider-1', '19999999999999_Zx0-_'])('is %s', (after) => {
    expect(read({ after }).after).toBe(after);
  });

  it.each([
    '',
    '0',
    '2823150000000_x',
    '08231500000000_',
    '08231500000000_a/b',
    'x\n08231500000000_a',
  ])('is not %j', (after) => {
    expect(read({ after }).after).toBeNull();
  });

  it('is the beginning where none is named', () => {
    expect(read({}).after).toBeNull();
  });
});

describe('isShort', () => {
  const somebody = {
    id: '',
    handle: '',
    display_name: '',
    bio: null,
    city: null,
    services: [],
    locations: [],
    avatar_url: null,
  };
  const answer = (count: number, next: string | null) => ({
    providers: Array.from({ length: count }, () => somebody),
    next,
  });

  it('says whether an answer ends before what is shown, though there may be others', () => {
    const address = read({ show: '48' });
    expect(isShort(answer(24, 'x'), address)).toBe(true);
    expect(isShort(answer(48, 'x'), address)).toBe(false);
    expect(isShort(answer(24, null), address)).toBe(false);
  });
});
