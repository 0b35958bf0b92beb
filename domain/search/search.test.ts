import { describe, expect, it } from 'vitest';
import { matchesSearch, type Searchable } from './search.ts';

const rivera: Searchable = {
  display_name: 'Rivera Plumbing',
  city: 'Austin',
  services: ['Leak repair', 'Water heaters'],
  locations: ['Round Rock', 'Cedar Park'],
  bio: 'Family business since 1998.',
};

const matches = (service: string, location = '') => matchesSearch(rivera, { service, location });

// @5.1.1 @5.1.2 @5.1.3
describe('matchesSearch', () => {
  it('matches every profile if both texts are empty', () => {
    expect(matches('', '')).toBe(true);
    expect(matches('  ', ' ')).toBe(true);
  });
  it.each(['rivera', 'PLUMB', 'austin', 'leak rep', 'heaters', 'cedar', 'since 1998'])(
    'finds the service text %s in name, city, services, locations or bio',
    (text) => expect(matches(text)).toBe(true),
  );
  it('does not match a text that the profile does not contain', () => {
    expect(matches('electric')).toBe(false);
  });
  it.each(['aus', 'ROUND', 'park'])('finds the location text %s in city or locations', (text) =>
    expect(matches('', text)).toBe(true),
  );
  it('does not match a location in name, services or bio', () => {
    expect(matches('', 'plumbing')).toBe(false);
    expect(matches('', 'leak')).toBe(false);
    expect(matches('', '1998')).toBe(false);
  });
  it('requires both texts to match', () => {
    expect(matches('leak', 'austin')).toBe(true);
    expect(matches('leak', 'dallas')).toBe(false);
    expect(matches('paint', 'austin')).toBe(false);
  });
  it('treats regular expression characters literally', () => {
    expect(matches('.*')).toBe(false);
    expect(matches('1998.')).toBe(true);
  });
  it('accepts a profile without city, bio, services and locations', () => {
    const bare = { display_name: 'X', city: null, services: [], locations: [], bio: null };
    expect(matchesSearch(bare, { service: 'x', location: '' })).toBe(true);
    expect(matchesSearch(bare, { service: '', location: 'austin' })).toBe(false);
    expect(matchesSearch(bare, { service: '', location: '' })).toBe(true);
  });
  it.each(['istanbul', 'İSTANBUL', ' ev  temizliği', 'temizligi', '\u200btemizlik\u200b'])(
    'finds İstanbul’s cleaner by %j',
    (typed) => {
      const searched = { ...rivera, display_name: 'Ev Temizliği  İstanbul: temizlik', city: null };
      expect(matchesSearch(searched, { service: typed, location: '' })).toBe(true);
    },
  );
  it.each(["St John's", 'St John’s', 'St Johnʼs'])(
    'treats all apostrophes as equal: %s',
    (typed) => {
      for (const stored of ["St John's Wood", 'st john’s wood']) {
        const searched = { ...rivera, city: stored };
        expect(matchesSearch(searched, { service: typed, location: typed })).toBe(true);
      }
    },
  );
  it.each(['Café Crème', 'JOSÉ', 'Đặng', '各가', 'ǰ'])(
    'matches composed and decomposed forms of %j',
    (text) => {
      for (const [stored, typed] of [
        [text.normalize('NFD'), text.normalize('NFC')],
        [text.normalize('NFC'), text.normalize('NFD')],
        [text.normalize('NFC'), text.toUpperCase().normalize('NFD')],
      ] as const) {
        const searched = { ...rivera, services: [`${stored} x`], city: stored };
        expect(matchesSearch(searched, { service: typed, location: typed })).toBe(true);
      }
    },
  );
});
