import { describe, expect, it } from 'vitest';
import { gramKeys, queryGramKeys } from './search-grams.ts';

const plain = (keys: readonly string[]) =>
  keys.map((key) =>
    (key.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join(''),
  );

describe('gramKeys', () => {
  it('returns every piece of one to three units once', () => {
    expect(plain(gramKeys(['abca']))).toEqual(['a', 'ab', 'abc', 'b', 'bc', 'bca', 'c', 'ca']);
  });

  it('never joins two texts', () => {
    expect(plain(gramKeys(['ab', 'cd']))).not.toContain('bc');
  });

  it('is empty for empty texts', () => {
    expect(gramKeys([])).toEqual([]);
    expect(gramKeys(['', ''])).toEqual([]);
  });

  it('splits a surrogate pair, because String.includes compares UTF-16 units', () => {
    expect(gramKeys(['🔧'])).toEqual(['d83d', 'd83ddd27', 'dd27']);
  });

  it('returns valid Firestore field names for any text', () => {
    for (const key of gramKeys(['__x__', '.*/[]~`"\\\n\u0000', 'ı̇ß'])) {
      expect(key).toMatch(/^([0-9a-f]{4}){1,3}$/);
    }
  });
});

describe('queryGramKeys', () => {
  it('is empty for an empty text', () => {
    expect(queryGramKeys('')).toEqual([]);
  });

  it.each(['a', 'ab', 'abc'])('returns a short text itself: %s', (text) => {
    expect(plain(queryGramKeys(text))).toEqual([text]);
  });

  it('returns the grams of three units of a longer text', () => {
    expect(plain(queryGramKeys('drains'))).toEqual(['dra', 'rai', 'ain', 'ins']);
  });

  it('returns at most six grams, without duplicates', () => {
    const long = plain(queryGramKeys('emergency drain cleaning at night'));
    expect(long).toHaveLength(6);
    expect([long[0], long.at(-1)]).toEqual(['eme', 'ght']);
    expect(plain(queryGramKeys('aaaaaaaa'))).toEqual(['aaa']);
  });
});
