/**
 * Grams: the pieces of one to three UTF-16 units of a text. Whatever text is part of another, all of its
 * grams are grams of that one too, so that an index of grams loses nobody; who has the grams without
 * the text is told apart by `matchesSearch`. Units, not letters: `includes` compares units as well.
 */
const LONGEST = 3;

/** The most grams that one text asks for: with them few are found who do not match. */
const ASKED_AT_MOST = 6;

/** A gram as the key of a map: four hexadecimal digits for each unit, as half a letter is no UTF-8. */
function keyOf(gram: string): string {
  return Array.from({ length: gram.length }, (_, i) =>
    gram.charCodeAt(i).toString(16).padStart(4, '0'),
  ).join('');
}

/** The keys of all grams of some texts, in the spelling in which search compares them; sorted. */
export function gramKeys(texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    for (let start = 0; start < text.length; start += 1) {
      const longest = Math.min(LONGEST, text.length - start);
      for (let length = 1; length <= longest; length += 1) {
        grams.add(text.slice(start, start + length));
      }
    }
  }
  return [...grams].map(keyOf).sort();
}

/** Places from the first to the last one, evenly spread, at most so many. */
function spread(last: number): number[] {
  const steps = Math.min(last, ASKED_AT_MOST - 1);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * last) / (steps || 1)));
}

/**
 * The keys of the grams that whoever holds the text must have: a few of the longest ones, spread over
 * the text; none for an empty text. The text in the spelling in which search compares it.
 */
export function gramKeysToAsk(text: string): string[] {
  if (text === '') return [];
  const length = Math.min(LONGEST, text.length);
  const grams = spread(text.length - length).map((start) => text.slice(start, start + length));
  return [...new Set(grams)].map(keyOf);
}
