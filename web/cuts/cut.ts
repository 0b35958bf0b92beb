/**
 * What stands in a package's text, what stands there instead, and how often it stands in each file that
 * has it: once where nothing is said, `any` where the files are many.
 */
export type Replacement = readonly [
  what: RegExp,
  by: string | ((found: string, ...groups: string[]) => string),
  times?: number | 'any',
];

/** What of a package's text the site never comes to. */
export interface Cut {
  file: RegExp;
  replace: readonly Replacement[];
}

/** A function, to the line that ends it where it began. */
const functionOf = (name: string) =>
  new RegExp(`^( *)((?:export )?(?:async )?function ${name}\\([^]*?\\) \\{)$[^]*?^\\1\\}$`, 'm');

/** A function that nothing of ours leads to: where it is called all the same, it throws. */
export const without = (name: string): Replacement => [
  functionOf(name),
  '$1$2 throw new Error("Left out of Doorstep"); }',
];

/** So for what classes do, as many of them as have it. */
export const withoutMethod = (name: string, times = 1): Replacement => [
  new RegExp(`^( {4}|.*\\*\\/ {4})((?:static |async )?${name}\\(.*\\)) \\{$[^]*?^ {4}\\}$`, 'gm'),
  '$1$2 { throw new Error("Left out of Doorstep"); }',
  times,
];

/** A function that would always do no more than this. */
export const only = (name: string, does: string): Replacement => [
  functionOf(name),
  `$1$2 ${does} }`,
];

/** A function that is never given these: what it would do with them goes as well. */
export const never = (name: string, ...given: string[]): Replacement => [
  new RegExp(`^( *(?:async )?function ${name}\\()([^]*?)(\\) \\{)$`, 'm'),
  (found, head = '', parameters = '', end = '') => {
    const known = given.every((one) => new RegExp(`\\b${one}\\b`).test(parameters));
    if (!known) return found;
    const others = parameters.replace(new RegExp(`\\b(${given.join('|')})\\b`, 'g'), '_$1');
    return `${head}${others}${end}${given.map((one) => ` const ${one} = void 0;`).join('')}`;
  },
];

/** A text with what stands instead; the same text where there is nothing to replace. */
export const replaced = (text: string, [what, by]: Replacement) =>
  typeof by === 'string' ? text.replace(what, by) : text.replace(what, by);

/** How often it stands there, whether one of them is replaced or all. */
export const timesIn = (text: string, [what]: Replacement) =>
  [...text.matchAll(new RegExp(what, what.global ? what.flags : `${what.flags}g`))].length;
