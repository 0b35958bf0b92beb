import { describe, expect, it } from 'vitest';
import { gramKeys, gramKeysToAsk } from './search-grams.ts';

const plain = (keys: readonly string[]) =>
  keys.map((key) =>
    (key.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join(''),
  );

describe('gramKeys', () => {
  it('are all pieces of one to three units, each once', () => {
    expect(plain(gramKeys(['abca']))).toEqual(['a', 'ab', 'abc', 'b', 'bc', 'bca', 'c', 'ca']);
  });

  it('never reach from one text into the next', () => {
    expect(plain(gramKeys(['ab', 'cd']))).not.toContain('bc');
  });

  it('are none of nothing', () => {
    expect(gramKeys([])).toEqual([]);
    expect(gramKeys(['', ''])).toEqual([]);
  });

  it('take a letter of two units apart, as a text may begin in its middle', () => {
    expect(gramKeys(['🔧'])).toEqual(['d83d', 'd83ddd27', 'dd27']);
  });

  it('are names that Firestore takes, whatever the text', () => {
    for (const key of gramKeys(['__x__', '.*/[]~`"\\\n\u0000', 'ı̇ß'])) {
      expect(key).toMatch(/^([0-9a-f]{4}){1,3}$/);
    }
  });
});

describe('gramKeysToAsk', () => {
  it('are none for an empty text', () => {
    expect(gramKeysToAsk('')).toEqual([]);
  });

  it.each(['a', 'ab', 'abc'])('is the text itself where it is short: %s', (text) => {
    expect(plain(gramKeysToAsk(text))).toEqual([text]);
  });

  it('are the longest ones of a longer text, from end to end', () => {
    expect(plain(gramKeysToAsk('drains'))).toEqual(['dra', 'rai', 'ain', 'ins']);
  });

  it('stay few for a long text, and each is asked for once', () => {
    const long = plain(gramKeysToAsk('emergency drain cleaning at night'));
    expect(long).toHaveLength(6);
    expect([long[0], long.at(-1)]).toEqual(['eme', 'ght']);
    expect(plain(gramKeysToAsk('aaaaaaaa'))).toEqual(['aaa']);
  });
});
