import type { Plugin } from 'esbuild';

/** What is set up later in each file of the bundle: texts, each with what `String.replace` puts there. */
type Later = Record<string, { file: RegExp; replace: [what: RegExp, by: string][] }[]>;

export const setUpLater: (bundled: string, later?: Later) => Plugin;
