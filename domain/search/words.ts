/** Words of a search that name neither a trade nor a problem. */
const FILLERS = new Set(
  `a am an and any anybody anyone are around asap at best by can cheap close company could do does emergency
  expert experienced find fix fixed fixing for from get getting good guy have help hire how i in installed installer
  is it lady local looking man me my near nearby need needed needs now of on our own people person please pro
  professional professionals pros provider quick recommended reliable service services should some somebody someone
  specialist that the their there this to today tomorrow trusted up urgent urgently us want wanted we who will with
  woman you your`.split(/\s+/),
);

/** Endings that different forms of a word have, longest first. */
const ENDINGS = ['ations', 'ation', 'ings', 'ing', 'ers', 'ies', 'er', 'ed', 'es', 'y', 's', 'e'];

const VOWEL = /[aeiouy]/;

/**
 * Returns the stem of a word, so that "cleaner", "cleaning" and "cleans" are equal. The stem has at
 * least three letters and a vowel, and no doubled consonant at its end ("plugging": "plug").
 */
export function stem(word: string): string {
  for (const ending of ENDINGS) {
    const start = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || start.length < 3 || !VOWEL.test(start)) continue;
    return start.replace(/([^aeiouyls])\1$/, '$1');
  }
  return word;
}

/** Returns the words of a text in lower case, without accents, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|['‘’ʼ]/gu, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Returns the stems of the words of a text that name something to search for. */
export function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !FILLERS.has(word))
    .map(stem);
}

/** Checks whether one typing error (a letter more, less, other, or two swapped) makes `a` to `b`. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
