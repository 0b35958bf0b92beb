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
  /** For `data-emotion`: by it the browser's cache knows what is there already; null where it is to bring its own. */
  name: string | null;
  css: string;
}

/** The theme's variables (`cssVarsPrefix`) and the keyframes, as emotion writes them. */
const VARIABLE = /(--ds-[\w.\\-]+):[^;{}]*;/g;
const VARIABLE_USE = /var\((--ds-[\w.\\-]+)/g;
const KEYFRAMES = /@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

const usesIn = (css: string) => Array.from(css.matchAll(VARIABLE_USE), ([, name]) => name);

/**
 * Global styles without the theme's variables and keyframes that neither they nor the page refer to: half
 * of them, which a phone would wait for.
 */
export function withoutUnused(css: string, page: string): string {
  const used = new Set(usesIn(css.replaceAll(VARIABLE, '') + page));
  for (let before = -1; before < used.size;) {
    before = used.size;
    for (const [declaration, name] of css.matchAll(VARIABLE)) {
      if (used.has(name)) for (const other of usesIn(declaration)) used.add(other);
    }
  }
  const lean = css.replaceAll(VARIABLE, (text, name: string) => (used.has(name) ? text : ''));
  const rest = lean.replaceAll(KEYFRAMES, '') + page;
  return lean.replaceAll(KEYFRAMES, (text, name: string) =>
    new RegExp(`[:, ]${name}\\b`).test(rest) ? text : '',
  );
}

/**
 * The styles that a rendering has used: the global ones each in an element, the others in one. The app
 * brings the global ones anew, whole.
 */
export function usedStyles(
  { inserted, registered }: EmotionCache,
  rendered: string,
): StyleElement[] {
  const all = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isGlobal = ([id]: [string, string]) => registered[`${KEY}-${id}`] === undefined;
  const own = all.filter((entry) => !isGlobal(entry));
  const css = own.map(([, text]) => text).join('');
  return [
    ...all
      .filter(isGlobal)
      .map(([, text]) => ({ name: null, css: withoutUnused(text, css + rendered) })),
    { name: [KEY, ...own.map(([id]) => id)].join(' '), css },
  ];
}
