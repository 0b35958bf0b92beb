import type { Cut } from './cut.ts';

/** Calls that nobody told the bundler are without effect: what no dialog, menu or toast needs would come along. */
export const chakra: Record<string, Cut> = {
  /** Chakra's theme puts all of its recipes into one object beside those that we take from it. */
  recipes: {
    file: /@chakra-ui\/react\/dist\/esm\/theme\//,
    replace: [[/ = (define\w+\()/g, ' = /* @__PURE__ */ $1', 'any']],
  },
  /** So for the names of the parts of all that it has, in its own list and in each part's. */
  anatomies: {
    file: /@chakra-ui\/react\/dist\/esm\/anatomy\.js$|@zag-js\/[\w-]+\/dist\/[\w-]+\.anatomy\.mjs$/,
    replace: [
      [
        /^(const|var) (\w+) = ((?:createAnatomy|\w+\.(?:extendWith|build))\([^;]*);$/gm,
        '$1 $2 = /* @__PURE__ */ (() => $3)();',
        'any',
      ],
    ],
  },
};
