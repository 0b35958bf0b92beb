import { describe, expect, it } from 'vitest';
import { readSearchAddress } from './search-address.ts';

const read = (query: Record<string, string>) =>
  readSearchAddress({ get: (name) => query[name] ?? null });

describe('readSearchAddress', () => {
  it('takes the texts as they stand there, and nothing else', () => {
    const query = { service: ' drains & taps', location: '\uFFFD%', utm_source: 'x' };
    expect(read(query).terms).toEqual({ service: ' drains & taps', location: '\uFFFD%' });
    expect(read({}).terms).toEqual({ service: '', location: '' });
  });

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
