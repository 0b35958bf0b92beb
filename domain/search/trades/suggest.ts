import type { DirectorySuggestions } from '../directory.ts';
import { wordsOf } from '../../split-words.ts';
import { capitalize } from '../../text.ts';
import { isFiller, searchWordsOf } from '../words.ts';

/** A text that a search field suggests. */
export interface Suggestion {
  text: string;
  /** The name of the trade that a word or problem belongs to; null for trades and cities. */
  trade: string | null;
}

/** A suggestion with its words, which are compared with the typed ones. */
interface Entry extends Suggestion {
  words: string[];
}

/** Everything that each search field can suggest, in order. */
export interface SuggestionLists {
  service: readonly Entry[];
  location: readonly Entry[];
}

const MAX_SUGGESTIONS = 6;

const toEntry = (text: string, trade: string | null): Entry => ({
  text: capitalize(text),
  trade,
  // Removes fillers, except the first word, because "man" must find "Man with a van".
  words: wordsOf(text).filter((word, i) => i === 0 || !isFiller(word)),
});

/** Removes entries with the same words as an earlier one. */
function withoutDuplicates(entries: readonly Entry[]): Entry[] {
  const byWords = new Map<string, Entry>();
  for (const entry of entries) {
    const key = entry.words.join(' ');
    if (!byWords.has(key)) byWords.set(key, entry);
  }
  return [...byWords.values()];
}

/** Lists trades, then their words and problems, then cities: the most professionals first. */
export function toSuggestionLists({ trades, cities }: DirectorySuggestions): SuggestionLists {
  const ranked = trades.toSorted((a, b) => b.count - a.count);
  const phrases = ranked.flatMap(({ name, phrases }) => phrases.map((one) => toEntry(one, name)));
  return {
    service: withoutDuplicates([...ranked.map(({ name }) => toEntry(name, null)), ...phrases]),
    location: cities.map(({ name }) => toEntry(name, null)),
  };
}

/**
 * Returns up to six suggestions in which each typed word begins a word, whatever its case and
 * accents; fillers are ignored ("plumber in"). Trades are before problems, and in both those that
 * begin with the typed text.
 */
export function suggest(entries: readonly Entry[], typed: string): Suggestion[] {
  const named = searchWordsOf(typed);
  const typedWords = named.length > 0 ? named : wordsOf(typed).slice(0, 1);
  const [first] = typedWords;
  if (first === undefined) return [];
  const rank = ({ trade, words }: Entry) =>
    (trade === null ? 0 : 2) + (words[0]?.startsWith(first) ? 0 : 1);
  return entries
    .filter(({ words }) => typedWords.every((part) => words.some((word) => word.startsWith(part))))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text, trade }) => ({ text, trade }));
}
