/**
 * Grams are the pieces of one to three UTF-16 units of a text. A substring's grams are also grams
 * of the whole text, so an index of grams finds every match. `matchesSearch` removes texts that
 * have the grams but not the substring. UTF-16 units, because `String.includes` compares these.
 */
const MAX_LENGTH = 3;

/** The most grams per query: enough that few results do not match. */
const MAX_QUERY_GRAMS = 6;

/**
 * Returns a gram as a map key: four hex digits per unit, because half a surrogate pair is not valid
 * UTF-8.
 */
function keyOf(gram: string): string {
  return Array.from({ length: gram.length }, (_, i) =>
    gram.charCodeAt(i).toString(16).padStart(4, '0'),
  ).join('');
}

/** Returns the sorted keys of all grams of folded texts (text.ts). */
export function gramKeys(texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    for (let start = 0; start < text.length; start += 1) {
      const maxLength = Math.min(MAX_LENGTH, text.length - start);
      for (let length = 1; length <= maxLength; length += 1) {
        grams.add(text.slice(start, start + length));
      }
    }
  }
  return [...grams].map(keyOf).sort();
}

/** Returns up to `MAX_QUERY_GRAMS` evenly spaced positions from 0 to `last`. */
function spreadPositions(last: number): number[] {
  const steps = Math.min(last, MAX_QUERY_GRAMS - 1);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * last) / (steps || 1)));
}

/**
 * Returns the keys of the grams to query for a folded text: a few of the longest, spread over
 * the text. Empty for an empty text.
 */
export function queryGramKeys(text: string): string[] {
  if (text === '') return [];
  const length = Math.min(MAX_LENGTH, text.length);
  const starts = spreadPositions(text.length - length);
  const grams = starts.map((start) => text.slice(start, start + length));
  return [...new Set(grams)].map(keyOf);
}
