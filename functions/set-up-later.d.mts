import type { Plugin } from 'esbuild';

/** What is set up later in each file of the bundle; `by` as `String.replace` takes it. */
type Later = Record<string, { file: RegExp; what: RegExp; by: string }>;

export const setUpLater: (bundled: string, later?: Later) => Plugin;
