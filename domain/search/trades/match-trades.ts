import type { ProviderProfile } from '../../profiles/provider-profile.ts';
import { LIMITS } from '../../limits.ts';
import { TRADES } from './trades.ts';
import { isOneTypoApart, searchWordsOf, stem } from '../words.ts';

/** The shortest word in which one typing error is forgiven, and the shortest stem. */
const MIN_TYPO_LENGTH = 5;
const MIN_TYPO_STEM_LENGTH = 4;

const stemsOf = (text: string) => searchWordsOf(text).map(stem);

/** The phrases of all trades. A phrase of fillers only would match everything. */
const PHRASES = TRADES.flatMap(({ id, name, vocabulary }) =>
  [name, ...vocabulary].map((phrase) => ({ trade: id, stems: [...new Set(stemsOf(phrase))] })),
).filter(({ stems }) => stems.length > 0);

const WORDS = new Set(
  TRADES.flatMap(({ name, vocabulary }) => [name, ...vocabulary].flatMap(searchWordsOf)),
);
const LONG_WORDS = [...WORDS].filter((word) => word.length >= MIN_TYPO_LENGTH);

/**
 * Returns the stems of words of the vocabulary that begin with the same letter and from which the
 * word, or its stem, differs by one typing error.
 */
function correctTypo(word: string): string[] {
  if (word.length < MIN_TYPO_LENGTH) return [];
  const short = stem(word);
  const isSimilar = (known: string) =>
    isOneTypoApart(word, known) ||
    (short.length >= MIN_TYPO_STEM_LENGTH && isOneTypoApart(short, stem(known)));
  return LONG_WORDS.filter((known) => known[0] === word[0] && isSimilar(known)).map(stem);
}

const STEMS = new Set(PHRASES.flatMap(({ stems }) => stems));

/** Checks whether a word is a filler or of a trade's vocabulary. */
const isKnownWord = (word: string) => searchWordsOf(word).length === 0 || STEMS.has(stem(word));

/** Checks whether a word names no place: a filler, or a trade's word, even if it is misspelled. */
export const isServiceWord = (word: string) => isKnownWord(word) || correctTypo(word).length > 0;

/**
 * Returns the trades with the largest phrase, by the number of words, whose stems are all there.
 */
function tradesOfStems(stems: ReadonlySet<string>): string[] {
  const sizes = new Map<string, number>();
  for (const phrase of PHRASES) {
    if (!phrase.stems.every((one) => stems.has(one))) continue;
    sizes.set(phrase.trade, Math.max(sizes.get(phrase.trade) ?? 0, phrase.stems.length));
  }
  const largest = Math.max(...sizes.values());
  return [...sizes].filter(([, size]) => size === largest).map(([trade]) => trade);
}

const tradesOfText = (text: string) => tradesOfStems(new Set(stemsOf(text)));

/**
 * Returns the ids of the trades that the text of the service field names, at most three. If it
 * names none, one typing error is forgiven in words of five or more letters. A longer phrase wins
 * over a shorter one: "leaking roof" is roofing, and not plumbing.
 */
export function tradesOfQuery(typed: string): string[] {
  const named = tradesOfText(typed);
  if (named.length > 0) return named.slice(0, LIMITS.trades);
  const words = searchWordsOf(typed);
  const stems = new Set([...words.map(stem), ...words.flatMap(correctTypo)]);
  return tradesOfStems(stems).slice(0, LIMITS.trades);
}

/**
 * Returns the words of a query that are neither fillers nor of a trade's vocabulary. If the query
 * names a trade, it corrects no typing errors, because the city "Tyler" looks like "tiler".
 */
export function unknownWords(words: readonly string[]): string[] {
  const isKnown = tradesOfText(words.join(' ')).length > 0 ? isKnownWord : isServiceWord;
  return words.filter((word) => !isKnown(word));
}

/**
 * Returns the ids of a professional's trades, at most three: those that the name and most services
 * say, else those of the bio. If several are equal, the ones that are named first win.
 */
export function tradesOfProfile(
  profile: Pick<ProviderProfile, 'display_name' | 'services' | 'bio'>,
): string[] {
  const ranked = mostNamedTrades([profile.display_name, ...profile.services]);
  return ranked.length > 0 ? ranked : tradesOfText(profile.bio ?? '').slice(0, LIMITS.trades);
}

/** Returns the ids of the trades that most of the texts name, at most three. */
export function mostNamedTrades(texts: readonly string[]): string[] {
  const scores = new Map<string, number>();
  for (const text of texts) {
    for (const trade of tradesOfText(text)) scores.set(trade, (scores.get(trade) ?? 0) + 1);
  }
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  return ranked.slice(0, LIMITS.trades).map(([trade]) => trade);
}
