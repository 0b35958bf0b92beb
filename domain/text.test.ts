import { describe, expect, it } from 'vitest';
import { lineSchema, nameSchema } from './text-schemas.ts';
import {
  capitalize,
  foldText,
  isolate,
  nullWhenEmpty,
  oneLine,
  shorten,
  splitList,
  VISIBLE,
} from './text.ts';

describe('nullWhenEmpty', () => {
  it.each(['', '   ', '\n\t', null, undefined])('is null for %j', (text) => {
    expect(nullWhenEmpty(text)).toBeNull();
  });
  it('trims a text', () => {
    expect(nullWhenEmpty('  Ana Rivera ')).toBe('Ana Rivera');
  });
});

describe('oneLine', () => {
  it.each([
    ['Dana\r\n\r\nhttps://evil.example', 'Dana https://evil.example'],
    ['Dana\u2028Whitfield\u2029', 'Dana Whitfield'],
    ['Dana\u0085Whitfield\t', 'Dana Whitfield'],
    ['Da\0na\u001b\u007f\u009f', 'Dana'],
    ['\u202eDana\u202c \u2066W\u2069\u200e\u200f\u061c', 'Dana W'],
    [' Dana  W ', 'Dana  W'],
    ['\u200e \u202e', ''],
  ])('turns %j into %j', (text, line) => expect(oneLine(text)).toBe(line));

  it.each(['می\u200cخواهم', 'क्\u200dष', '👩\u200d🔧', 'Łukasz', '山田太郎', 'علي', 'שרה'])(
    'leaves %j unchanged',
    (text) => expect(oneLine(text)).toBe(text),
  );
});

describe('lineSchema and nameSchema', () => {
  it('measure a text after it is one line', () => {
    expect(lineSchema(4).parse(' Da\0na\u202e\n')).toBe('Dana');
    expect(lineSchema(4).parse('\n')).toBe('');
    expect(lineSchema(4).safeParse('Dana W').success).toBe(false);
  });
  it('a name has a visible character', () => {
    expect(nameSchema(4).parse('\u200fDana')).toBe('Dana');
    expect(nameSchema(4, 'A name, please.').safeParse('\u200f\n').error?.issues).toMatchObject([
      { message: 'A name, please.' },
    ]);
  });
});

describe('shorten', () => {
  it('does not change a text of 150 characters', () => {
    const text = 'a'.repeat(150);
    expect(shorten(text)).toBe(text);
  });
  it('truncates a longer text to 150 characters, including the ellipsis', () => {
    const short = shorten('a'.repeat(151));
    expect(short).toBe(`${'a'.repeat(149)}…`);
    expect(Array.from(short)).toHaveLength(150);
  });
  it.each([
    ['🚿🚿🚿🚿', '🚿🚿…'],
    ['👩‍🔧👩‍🔧👩‍🔧👩‍🔧', '👩‍🔧👩‍🔧…'],
    ['👩‍🔧👩‍🔧👩‍🔧', '👩‍🔧👩‍🔧👩‍🔧'],
    ['🇧🇷🇧🇷🇧🇷🇧🇷', '🇧🇷🇧🇷…'],
    ['e\u0301e\u0301e\u0301e\u0301', 'e\u0301e\u0301…'],
    ['நிநிநிநி', 'நிநி…'],
  ])('never splits a character: %j', (text, short) => {
    expect(shorten(text, 3)).toBe(short);
  });
  it.each([
    ['a\u2068bcdef\u2069', 'a\u2068b…\u2069'],
    ['\u2068ab\u2069cde', '\u2068ab…\u2069'],
    ['\u2068a\u2069bcde', '\u2068a\u2069b…'],
    ['abc\u2068def\u2069', 'abc…'],
  ])('ends an isolate that the cut leaves open: %j', (text, short) => {
    expect(shorten(text, 5)).toBe(short);
  });
});

it.each([
  ['leaking tap', 'Leaking tap'],
  ['élan', 'Élan'],
  ['e\u0301lan', 'E\u0301lan'],
  ['𐐨a', '𐐀a'],
  ['', ''],
])('capitalize(%j) is %j', (text, capitalized) => expect(capitalize(text)).toBe(capitalized));

describe('foldText', () => {
  it.each([
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['Big  Tree\n\u00a0Care ', ' big tree care'],
    ['José', 'jose'],
    ['jose\u0301', 'JOSÉ'],
    ['Straße', 'STRASSE'],
    ['ẞ', 'ss'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['οδός', 'ΟΔΟΣ'],
    ['ᾠδή', 'ὨΙΔΉ'],
    ['Łukasz Ørsted', 'lukasz orsted'],
    ['Ｐｌｕｍｂｅｒ２４', 'plumber24'],
    ['ﬁx', 'FIX'],
    ['ｶﾞｽ', 'ガス'],
    ['Smith\u2011Jones', 'Smith-Jones'],
    ['ज़ैनब', 'जैनब'],
    ['Hawaiʻi', "Hawai'i"],
    ['O`Neil', "O'Neil"],
    ['O´Neil', "O'Neil"],
    ['مُحَمَّد', 'محمد'],
    ['أحمـد', 'احمد'],
    ['שָׁלוֹם', 'שלום'],
    ['می\u200cخواهم', 'میخواهم'],
    ['plum\u00adber\u200b\ufeff', 'plumber'],
    ['\u200b', ''],
    ['❤️', '❤'],
    ['D’Angelo', "d'angelo"],
  ])('%j and %j are equal', (a, b) => {
    expect(foldText(a)).toBe(foldText(b));
    expect(foldText(foldText(a))).toBe(foldText(a));
  });
  it('makes each character equal to its upper case, lower case and decomposition', () => {
    const different: string[] = [];
    for (let code = 0; code < 0xd800; code += 1) {
      const character = String.fromCodePoint(code);
      const forms = [character.toUpperCase(), character.toLowerCase(), character.normalize('NFD')];
      const folded = foldText(character);
      if (forms.some((form) => foldText(form) !== folded)) different.push(character);
    }
    expect(different).toEqual([]);
  });
  it.each([
    ['ガス', 'カス'],
    ['김', '기'],
    ['की', 'का'],
    ['resume', 'resum'],
  ])('%j and %j are not equal', (a, b) => {
    expect(foldText(a)).not.toBe(foldText(b));
  });
});

describe('isolate', () => {
  it.each([
    ['Rivera Plumbing', 'Rivera Plumbing'],
    ['Ремонт 水道 👩‍🔧', 'Ремонт 水道 👩‍🔧'],
    ['محمد علي', '\u2068محمد علي\u2069'],
    ['דוד!\nשלום', '\u2068דוד!\u2069\n\u2068שלום\u2069'],
    ['Leaks\u202e repair\u2069', '\u2068Leaks repair\u2069'],
  ])('of %j is %j', (text, isolated) => {
    expect(isolate(text)).toBe(isolated);
  });
});

describe('splitList', () => {
  it('splits at commas, trims, and drops empty parts', () => {
    expect(splitList(' Leak repair, drains ,, ,Boilers')).toEqual([
      'Leak repair',
      'drains',
      'Boilers',
    ]);
  });
  it('is empty for an empty text', () => {
    expect(splitList(' , ')).toEqual([]);
  });
  it('drops parts without visible characters', () => {
    expect(splitList('Drains, \u200b,\u3164, \u202eBoilers\n')).toEqual(['Drains', 'Boilers']);
  });
});

describe('VISIBLE', () => {
  it.each(['a', '0', '.', '👍', '👩\u200d🔧', 'é', '水', 'ا', '\u200bx', '가'])(
    'matches %j',
    (text) => {
      expect(VISIBLE.test(text)).toBe(true);
    },
  );
  it.each([
    '',
    ' ',
    '\n',
    '\u00a0',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2060',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\0',
  ])('does not match %j', (text) => {
    expect(VISIBLE.test(text)).toBe(false);
  });
});
