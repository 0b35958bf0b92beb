import { describe, expect, it } from 'vitest';
import { searchedBeginnings, toPersonSearch } from './person-search.ts';

const RIVERA = {
  provider: {
    display_name: 'Rivera Plumbing Łódź',
    handle: 'rivera-pipes',
    email: 'Office@Rivera.test',
  },
  client: { full_name: 'Ána O’Neill' },
};

/** Checks whether a search for the text finds the person. */
const isFound = (text: string) => {
  const wanted = searchedBeginnings(text);
  const { beginnings } = toPersonSearch(RIVERA) ?? { beginnings: Array<string>() };
  return wanted.length > 0 && wanted.every((one) => beginnings.includes(one));
};

describe('a search for people', () => {
  it.each([
    'r',
    'Rivera',
    'plumbing riv',
    'PLUMB',
    'ana',
    "Ana O'Neill",
    'rivera-pip',
    'Rivera-Plumbing',
    'pipes',
    'lodz',
    'ŁÓDŹ',
    'office@riv',
    ' office@rivera.test ',
  ])('finds the person by "%s"', (text) => {
    expect(isFound(text)).toBe(true);
  });

  it.each(['ivera', 'Rivera Painting', 'rivera.test', 'other@rivera.test', '', '—'])(
    'does not find the person by "%s"',
    (text) => {
      expect(isFound(text)).toBe(false);
    },
  );

  it('finds a long name by its first 20 letters', () => {
    const word = 'x'.repeat(30);
    const found = toPersonSearch({ provider: null, client: { full_name: word } });
    expect(found?.beginnings).toContain(searchedBeginnings(word)[0]);
  });

  it('has the longest word first, which the fewest people have', () => {
    expect(searchedBeginnings('jo plumbing jo')).toEqual(['plumbing', 'jo']);
  });
});

describe('toPersonSearch', () => {
  it('prefers the name of the page, and returns null without a profile', () => {
    expect(toPersonSearch(RIVERA)).toMatchObject({
      ...{ name: 'Rivera Plumbing Łódź', sort_key: 'rivera plumbing lodz', handle: 'rivera-pipes' },
    });
    expect(toPersonSearch({ provider: null, client: { full_name: null } })?.name).toBe('');
    expect(toPersonSearch({ provider: null, client: null })).toBeNull();
  });
});
