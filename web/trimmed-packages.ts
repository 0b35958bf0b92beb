import type { Plugin } from 'vite';
import { only, replaced, type Cut } from './cuts/cut.ts';
import { auth } from './cuts/auth.ts';
import { firestore } from './cuts/firestore.ts';
import { observables } from './cuts/observables.ts';
import { reactDom } from './cuts/react-dom.ts';
import { reactRouter } from './cuts/react-router.ts';

const CUTS: Record<string, Cut> = {
  /**
   * Chakra's theme puts all of its recipes into one object beside those that we take from it, by a call
   * that nobody told the bundler is without effect: 50 of them would come along.
   */
  recipes: {
    file: /@chakra-ui\/react\/dist\/esm\/theme\//,
    replace: [[/ = (define\w+\()/g, ' = /* @__PURE__ */ $1']],
  },
  /** So for the names of the parts of all that it has, in its own list and in each part's. */
  anatomies: {
    file: /@chakra-ui\/react\/dist\/esm\/anatomy\.js$|@zag-js\/[\w-]+\/dist\/[\w-]+\.anatomy\.mjs$/,
    replace: [
      [
        /^(const|var) (\w+) = ((?:createAnatomy|\w+\.(?:extendWith|build))\([^;]*);$/gm,
        '$1 $2 = /* @__PURE__ */ (() => $3)();',
      ],
    ],
  },
  /** The tokens of all kinds are one object, and ours has other colors. */
  colors: {
    file: /@chakra-ui\/react\/dist\/esm\/theme\/tokens\/colors\.js$/,
    replace: [[/= defineTokens\.colors\([^]*?^\}\);$/m, '= {};']],
  },
  /**
   * Every schema names its translation to JSON Schema, and so brings the translator; every string all
   * formats there are (`z.email()` is what we say, not `z.string().email()`).
   */
  'JSON Schema': {
    file: /zod\/v4\/classic\/schemas\.js$/,
    replace: [
      [/^(export const ZodString = [^]*?^\}, \{)[^]*?^(?=\}\);)/m, '$1'],
      // It makes functions of texts, which our security policy forbids: the other one is what runs anyway.
      [/\$ZodObjectJIT\b/g, '$ZodObject'],
      [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
      [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
      [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/, 'undefined'],
      [/\bprocessors\.aggregateChecks\(inst\)/g, 'undefined'],
      // No schema of ours is within itself.
      only('_ensureDefaultMemoizer', ''),
    ],
  },
  ...auth,
  ...firestore,
  ...observables,
  ...reactRouter,
  ...reactDom,
};

/** The whole site begins with this page; what is built beside it takes in few of the packages. */
const WHOLE_SITE = /\/index\.html$/;

const ADVICE = 'mend the cut in web/cuts for this version, or take it out';

/**
 * Leaves out of what is built what no screen can come to and no bundler can know of. A text that is
 * not found where it was, in a later version say, ends the build; so does a file that the site no longer has.
 */
export const trimmedPackages: Plugin[] = Object.entries(CUTS).map(([name, { file, replace }]) => {
  const missing = new Set<RegExp>();
  const found = new Set<RegExp>();
  return {
    name: `doorstep-without-${name.replaceAll(' ', '-')}`,
    apply: 'build',
    buildStart() {
      missing.clear();
      found.clear();
    },
    transform: {
      filter: { id: file },
      handler: (code) =>
        replace.reduce((text, cut) => {
          const rest = replaced(text, cut);
          (rest === text ? missing : found).add(cut[0]);
          return rest;
        }, code),
    },
    buildEnd(error) {
      if (error) return;
      const lost = [...missing].find((what) => !found.has(what));
      if (lost) this.error(`There is no ${lost.source} in ${file.source}: ${ADVICE}.`);
      const read = missing.size + found.size > 0;
      if (read || ![...this.getModuleIds()].some((id) => WHOLE_SITE.test(id))) return;
      this.error(`There is no file ${file.source}: ${ADVICE}.`);
    },
  };
});
