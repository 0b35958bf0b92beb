import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's own name for its styles; the browser's cache has the same and takes them over. */
const KEY = 'css';

/** A cache for one rendering, which keeps the styles back instead of putting them into the page. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return cache;
}

export interface StyleElement {
  /** For `data-emotion`: by it the browser's cache knows what is there already. */
  name: string;
  css: string;
}

/** The styles that a rendering has used: the global ones each in an element, the others in one. */
export function usedStyles({ inserted, registered }: EmotionCache): StyleElement[] {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = ([id]: [string, string]) => registered[`${KEY}-${id}`] === undefined;
  const own = all.filter((entry) => !isGlobal(entry));
  return [
    ...all.filter(isGlobal).map(([id, css]) => ({ name: `${KEY}-global ${id}`, css })),
    {
      name: [KEY, ...own.map(([id]) => id)].join(' '),
      css: own.map(([, css]) => css).join(''),
    },
  ];
}
