import createCache, { type EmotionCache } from '@emotion/cache';

/** The key of emotion's default cache, which the app uses. */
const KEY = 'css';

/** Creates the emotion cache of one request. It collects the styles instead of rendering them. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY });
  cache.compat = true;
  return cache;
}

export interface StyleElement {
  /** For `data-emotion`: the app's cache reads here which styles the page already has. */
  name: string;
  css: string;
}

/**
 * Returns the styles that a rendering used: one element per global style, and one for all others.
 */
export function styleElements({ inserted, registered }: EmotionCache): StyleElement[] {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isScoped = ([id]: [string, string]) => registered[`${KEY}-${id}`] !== undefined;
  const scoped = all.filter(isScoped);
  return [
    ...all
      .filter((entry) => !isScoped(entry))
      .map(([id, css]) => ({ name: `${KEY}-global ${id}`, css })),
    {
      name: [KEY, ...scoped.map(([id]) => id)].join(' '),
      css: scoped.map(([, css]) => css).join(''),
    },
  ];
}
