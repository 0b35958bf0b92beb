import type { ProviderProfile } from '../profiles/provider-profile.ts';
import { TRADES } from './trades.ts';
import { isOneTypoApart, stem, stemsOf, wordsOf } from './words.ts';

/** The most trades of a professional, and of a query. */
export const MAX_TRADES = 3;

/** The shortest word in which one typing error is forgiven. */
const MIN_TYPO_LENGTH = 5;

/** The phrases of all trades. A phrase of fillers only would match everything. */
const PHRASES = TRADES.flatMap(({ id, name, vocabulary }) =>
  [name, ...vocabulary].map((phrase) => ({ trade: id, stems: [...new Set(stemsOf(phrase))] })),
).filter(({ stems }) => stems.length > 0);

const KNOWN_STEMS = new Set(PHRASES.flatMap(({ stems }) => stems));
const LONG_WORDS = [
  ...new Set(TRADES.flatMap(({ name, vocabulary }) => [name, ...vocabulary].flatMap(wordsOf))),
].filter((word) => word.length >= MIN_TYPO_LENGTH);

/** Returns a stem, and the stems of similar words of the vocabulary if it is not in that. */
function correctTypo(word: string): string[] {
  if (KNOWN_STEMS.has(stem(word)) || word.length < MIN_TYPO_LENGTH) return [];
  return LONG_WORDS.filter((known) => isOneTypoApart(word, known)).map(stem);
}

/**
 * Returns the trades that a text names, with the size of the best phrase: the number of its words.
 */
function phraseSizes(text: string, mayCorrect: boolean): Map<string, number> {
  const stems = new Set(stemsOf(text));
  if (mayCorrect) for (const word of wordsOf(text)) correctTypo(word).forEach((s) => stems.add(s));
  const sizes = new Map<string, number>();
  for (const phrase of PHRASES) {
    if (!phrase.stems.every((one) => stems.has(one))) continue;
    sizes.set(phrase.trade, Math.max(sizes.get(phrase.trade) ?? 0, phrase.stems.length));
  }
  return sizes;
}

/** Returns the trades with the largest phrase in a text. */
function tradesOfText(text: string, mayCorrect: boolean): string[] {
  const sizes = phraseSizes(text, mayCorrect);
  const largest = Math.max(...sizes.values());
  return [...sizes].filter(([, size]) => size === largest).map(([trade]) => trade);
}

/**
 * Returns the ids of the trades that the text of the service field names, at most three. Forgives
 * one typing error in a word of five or more letters. A longer phrase wins over a shorter one:
 * "leaking roof" is roofing, and not plumbing.
 */
export function tradesOfQuery(typed: string): string[] {
  return tradesOfText(typed, true).slice(0, MAX_TRADES);
}

/** How much a text says about a professional's trades. */
const NAME_SCORE = 3;
const SERVICE_SCORE = 2;

/**
 * Returns the ids of a professional's trades, at most three: those that the name and most services
 * say, else those of the bio. Of equal ones the first named win.
 */
export function tradesOfProfile(
  profile: Pick<ProviderProfile, 'display_name' | 'services' | 'bio'>,
): string[] {
  const scores = new Map<string, number>();
  const add = (text: string, score: number) => {
    for (const trade of tradesOfText(text, false)) {
      scores.set(trade, (scores.get(trade) ?? 0) + score);
    }
  };
  add(profile.display_name, NAME_SCORE);
  for (const service of profile.services) add(service, SERVICE_SCORE);
  if (scores.size === 0) add(profile.bio ?? '', 1);
  const ranked = [...scores].sort(([, a], [, b]) => b - a);
  return ranked.slice(0, MAX_TRADES).map(([trade]) => trade);
}
