import type { StyleRule } from '../../style-rules.mjs';

/** The theme's variables (`prefix` in panda.config.ts) and the keyframes, as the build writes them. */
const VARIABLE = /(--ds-[\w.\\/-]+):([^;{}]*)(?:;|(?=\}))/g;
const VARIABLE_USE = /var\((--ds-[\w.\\/-]+)/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

const usesIn = (css: string) => Array.from(css.matchAll(VARIABLE_USE), ([, name]) => name);

/** A style sheet without the variables and keyframes that nothing in it refers to. */
export function withoutUnused(css: string): string {
  const used = new Set(usesIn(css.replaceAll(VARIABLE, '')));
  for (let before = -1; before < used.size;) {
    before = used.size;
    for (const [, name, value = ''] of css.matchAll(VARIABLE)) {
      if (used.has(name)) for (const other of usesIn(value)) used.add(other);
    }
  }
  const lean = css.replaceAll(VARIABLE, (text, name: string) => (used.has(name) ? text : ''));
  const rest = lean.replaceAll(KEYFRAMES, '');
  return lean.replaceAll(KEYFRAMES, (text, name: string) =>
    new RegExp(`[:, ]${name}\\b`).test(rest) ? text : '',
  );
}

const CLASSES = /\bclass="([^"]*)"/g;
const decoded = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Rules that stand in the same place one after the other, in one block each. */
function write(rules: StyleRule[]): string {
  let css = '';
  let open: string[] = [];
  for (const { at, css: rule } of rules) {
    let common = 0;
    while (common < open.length && open[common] === at[common]) common++;
    css +=
      '}'.repeat(open.length - common) +
      at
        .slice(common)
        .map((name) => `${name}{`)
        .join('');
    css += rule.endsWith('}') ? rule : `${rule};`;
    open = at;
  }
  return css + '}'.repeat(open.length);
}

/** The part of the style sheet that a page needs: its other rules come with the app. */
export function usedStyles(rules: StyleRule[], page: string): string {
  const classes = new Set(
    Array.from(page.matchAll(CLASSES), ([, names = '']) => decoded(names).split(' ')).flat(),
  );
  const isUsed = ({ needs }: StyleRule) =>
    needs.some((names) => names.every((name) => classes.has(name)));
  return withoutUnused(write(rules.filter(isUsed)));
}
