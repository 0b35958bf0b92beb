import { describe, expect, it } from 'vitest';
import { minimalResult } from './minimal-result.ts';
import { isIncomplete, readSearchAddress, totalOf } from './search-address.ts';

const read = (query: Record<string, string>) =>
  readSearchAddress({ get: (name) => query[name] ?? null });

describe('readSearchAddress', () => {
  it('reads both texts unchanged, and ignores other parameters', () => {
    const query = { service: ' drains & taps', location: '\uFFFD%', utm_source: 'x' };
    expect(read(query).terms).toEqual({ service: ' drains & taps', location: '\uFFFD%' });
    expect(read({}).terms).toEqual({ service: '', location: '' });
  });

  it('truncates a text to the length of a search field, without splitting an emoji', () => {
    const service = (text: string) => read({ service: text }).terms.service;
    expect(service('a'.repeat(250))).toBe('a'.repeat(200));
    expect(service(`${'a'.repeat(198)}🦄🦄`)).toBe(`${'a'.repeat(198)}🦄`);
    expect(service(`${'a'.repeat(199)}🦄`)).toBe('a'.repeat(199));
    expect(service(`${'a'.repeat(192)}${'👨‍👩‍👧‍👦'.repeat(40)}`)).toBe('a'.repeat(192));
  });

  it.each([
    ['48', 48],
    ['1', 24],
    ['-48', 24],
    ['', 24],
    ['many', 24],
  ])('reads show=%s as %i cards', (show, shown) => {
    expect(read({ show }).shown).toBe(shown);
  });
});

describe('after', () => {
  it.each([
    'match0:08231500000000_provider-1',
    'near1:19999999999999_Zx0-_',
    'closest0:08231500000000_a',
    'further4:',
  ])('accepts %s', (after) => {
    expect(read({ after }).after).toBe(after);
  });

  it.each([
    '',
    '0',
    'near1',
    'far0:08231500000000_a',
    '08231500000000_a',
    'match0:2823150000000_x',
    'match0:08231500000000_',
    'match0:08231500000000_a/b',
    'match0:x\n08231500000000_a',
  ])('ignores %j', (after) => {
    expect(read({ after }).after).toBeNull();
  });

  it('is null if the address has none', () => {
    expect(read({}).after).toBeNull();
  });
});

describe('totalOf', () => {
  const two = [minimalResult(), minimalResult()];
  const sorted = (isAll: boolean) => ({ ids: ['1_a', '1_b', '1_c'], isAll });

  it('is the number of results if it is exact @2.2.39', () => {
    expect(totalOf({ providers: two, next: null }, read({}))).toBe(2);
    expect(totalOf({ providers: two, next: 'x', sorted: sorted(true) }, read({}))).toBe(3);
  });

  it('is null for a part of the results, and if not all were sorted', () => {
    expect(totalOf({ providers: two, next: 'x' }, read({}))).toBeNull();
    expect(totalOf({ providers: two, next: null }, read({ after: 'match0:' }))).toBeNull();
    expect(totalOf({ providers: two, next: null, sorted: sorted(false) }, read({}))).toBeNull();
  });
});

describe('isIncomplete', () => {
  const answer = (count: number, next: string | null) => ({
    providers: Array.from({ length: count }, () => minimalResult()),
    next,
  });

  it('is true for an answer with fewer cards than the page shows, if there may be more', () => {
    const address = read({ show: '48' });
    expect(isIncomplete(answer(24, 'x'), address)).toBe(true);
    expect(isIncomplete(answer(48, 'x'), address)).toBe(false);
    expect(isIncomplete(answer(24, null), address)).toBe(false);
  });
});
