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

/** A number that goes on in letters: '1-800-FLOWERS'. */
const VANITY = /(\+?\(?\d[\d\s().-]{2,})([a-z][a-z\d\s.-]*)/i;
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

/** Returns the number that a text has in letters; null without one. */
function findVanityNumber(text: string): PhoneNumber | null {
  const [, start = '', letters = ''] = VANITY.exec(text) ?? [];
  const words = letters.split(/[\s.-]+/).filter(Boolean);
  const parse = (typed: string) => parsePhoneNumberFromString(start + toDigits(typed), country());
  for (let count = 1; count <= words.length; count += 1) {
    const number = parse(words.slice(0, count).join(''));
    if (number && isVanityNumber(number)) return number;
  }
  const digits = start.replaceAll(/\D/g, '').replace(/^1/, '');
  const cut = parse((words[0] ?? '').slice(0, NORTH_AMERICAN_DIGITS - digits.length));
  const isTollFree = cut?.countryCallingCode === '1' && cut.getType() === 'TOLL_FREE';
  return isTollFree ? cut : null;
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

/** Returns the links to the numbers in a text, each once. */
function linksIn(text: string): string[] {
  const found = findPhoneNumbersInText(text, country());
  if (found.length > 0)
    return [...new Set(found.map(({ number, startsAt }) => linkTo(number, text.slice(startsAt))))];
  const vanity = findVanityNumber(text);
  return vanity ? [linkTo(vanity, VANITY.exec(text)?.[0] ?? '')] : [];
}

/**
 * Returns the `tel:` address of the number in a typed text. Null without a number that can exist,
 * and for a text with several: no link is better than a wrong one.
 */
export function phoneHref(text: string | null): string | null {
  const [link = null, ...others] = linksIn(text ?? '');
  return others.length === 0 ? link : null;
}

/**
 * Checks whether a typed text has a phone number. Numbers of new area codes, which the library does
 * not know yet, count by their length.
 */
export function hasPhoneNumber(text: string): boolean {
  return linksIn(text).length > 0 || !!parsePhoneNumberFromString(text, country())?.isPossible();
}
