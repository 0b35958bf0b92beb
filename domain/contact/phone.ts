import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { BRAND } from '../active-brand.ts';

// The largest metadata, because the smaller ones know numbers that nobody has, such as '555 0100'
// in Ireland. Public pages must not load this file: their data hold the links (decision 53).

/** `brandProblems` checks the country. Vitest changes the brand, so it is read at each call. */
const country = () => BRAND.country as CountryCode;

/** The letters on the keys 2 to 9 of a telephone (ITU-T E.161). */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const toDigits = (letters: string) =>
  letters
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String(2 + KEYS.findIndex((key) => key.includes(letter))));

/**
 * A number that goes on in letters: '1-800-Flowers', or in capitals after a space behind the 1 of
 * the North American plan. '866 reviews' is none.
 */
const VANITY = /(\+?\(?\d[\d\s().-]*[\d)-])([a-z][a-z\d\s.-]*)/i;
const SPACED_VANITY = /(\+?1[\s.-]*\(?\d[\d\s().-]+)([A-Z][A-Z\d\s.-]*)(?![a-z])/;
/** Matches letters that look like digits: '555-O1OO'. */
const LIKE_DIGITS = /^[oil\d]+$/i;
/** Networks of the North American plan ignore the digits after these. */
const NORTH_AMERICAN_DIGITS = 10;
/**
 * Where numbers in letters are usual: there, and for numbers of companies. Elsewhere '24 Stunden'
 * would be a number.
 */
const isVanityNumber = (number: PhoneNumber) =>
  number.isValid() &&
  (number.countryCallingCode === '1' ||
    ['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE'].includes(number.getType() ?? ''));

/** Returns the link to the number that a text has in letters; null without one. */
function linkToVanityNumber(text: string): string | null {
  const [typed = '', start = '', letters = ''] =
    VANITY.exec(text) ?? SPACED_VANITY.exec(text) ?? [];
  const words = letters.split(/[\s.-]+/).filter(Boolean);
  if (LIKE_DIGITS.test(words[0] ?? '')) return null;
  const parse = (rest: string) => parsePhoneNumberFromString(start + toDigits(rest), country());
  for (let count = 1; count <= words.length; count += 1) {
    const number = parse(words.slice(0, count).join(''));
    if (number && isVanityNumber(number)) return linkTo(number, typed);
  }
  const digits = start.replaceAll(/\D/g, '').replace(/^1/, '');
  const cut = parse((words[0] ?? '').slice(0, NORTH_AMERICAN_DIGITS - digits.length));
  const isTollFree = cut?.countryCallingCode === '1' && cut.getType() === 'TOLL_FREE';
  return isTollFree ? linkTo(cut, typed) : null;
}

/**
 * Returns the link to a number: as it is dialed in the brand's country, if it was typed without a
 * country code, else in E.164. With its extension (RFC 3966).
 */
function linkTo(number: PhoneNumber, typed: string): string {
  const isNational =
    !/^[+＋]/.test(typed) && number.countryCallingCode === getCountryCallingCode(country());
  if (!isNational) return number.getURI();
  const { ext } = number;
  number.setExt('');
  return `tel:${number.formatNational().replaceAll(/\D/g, '')}${ext ? `;ext=${ext}` : ''}`;
}

/**
 * Matches a number that ends with an extension: digits after a word, 'x' or '#'. The library also
 * reads the start of a second number after a comma as an extension.
 */
const EXTENSION = /(\p{L}{2}\P{L}{0,3}|x|[#＃]\s?)\d+$/iu;
/** Matches a number sign with digits, which is no extension before a word: '#1 in Austin'. */
const NUMBER_SIGN = /[#＃]\s?\d+$/;

/**
 * Matches an international prefix right before a number that was found. That number is then only a
 * part of the typed one.
 */
const LONGER = /(?:[+＋]|(?<!\p{Nd})00)[\p{Nd}\s().-]*$/u;

/** Returns the links to the numbers in a text, each once; null for a number that is not certain. */
function linksIn(text: string): (string | null)[] {
  const found = findPhoneNumbersInText(text, country());
  const links = found.flatMap(({ number, startsAt, endsAt }) => {
    if (LONGER.test(text.slice(0, startsAt))) return [null];
    const typed = text.slice(startsAt, endsAt);
    const isSign = NUMBER_SIGN.test(typed) && /^\s+\p{L}/u.test(text.slice(endsAt));
    if (!number.ext || (EXTENSION.test(typed) && !isSign)) return [linkTo(number, typed)];
    const rest = text.slice(startsAt + typed.lastIndexOf(number.ext));
    number.setExt('');
    return [linkTo(number, typed), ...linksIn(rest)];
  });
  if (found.length > 0) return [...new Set(links)];
  const vanity = linkToVanityNumber(text);
  return vanity === null ? [] : [vanity];
}

/**
 * Returns the `tel:` address of the number in a typed text. Null without a number that can exist,
 * and for a text with several: no link is better than a wrong one.
 */
export function phoneHref(text: string | null): string | null {
  const [link = null, ...others] = linksIn(text ?? '');
  return others.length === 0 ? link : null;
}

/** Matches ten digits with any characters between them: maybe a number with its area code. */
const MANY_DIGITS = /(\p{Nd}\P{Nd}*){10}/u;
/** Matches digits followed by letters that do not all look like digits: '800 FLOWERS'. */
const DIGITS_AND_LETTERS = /^(?=.*[a-hjkmnp-z])\W*\d[\d\W]*[a-z][a-z\W]*$/i;

/** Checks whether a text may be a North American number in letters, with the 1 or without. */
function mayBeVanityNumber(text: string): boolean {
  const { length } = text.replaceAll(/\W/g, '');
  return DIGITS_AND_LETTERS.test(text) && (length === 10 || length === 11);
}

/**
 * Checks whether a typed text may have a phone number, which need not have a link: the library does
 * not know new area codes and some ways to write a number.
 */
export function hasPhoneNumber(text: string): boolean {
  return (
    linksIn(text).length > 0 ||
    MANY_DIGITS.test(text) ||
    mayBeVanityNumber(text) ||
    !!parsePhoneNumberFromString(text, country())?.isPossible()
  );
}
