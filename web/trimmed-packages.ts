import type { Plugin } from 'vite';

/** What of a package's text the site never comes to, and what stands there instead. */
interface Cut {
  file: RegExp;
  replace: readonly (readonly [what: RegExp, by: string])[];
}

/** A function that nothing of ours leads to: where it is called all the same, it throws. */
const without = (name: string) =>
  [
    new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?^\\1\\}$`, 'm'),
    '$1$2) { throw new Error("Left out of Doorstep"); }',
  ] as const;

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
    ],
  },
  /** A query may be a pipeline: with an interpreter of its own, and an engine for regular expressions. */
  pipelines: {
    file: /@firebase\/firestore\/dist\/common-\w+\.esm\.js$/,
    replace: [
      [/^(function __PRIVATE_isPipeline\(e\) \{)[^]*?^\}/m, '$1 return false; }'],
      [/\br instanceof __PRIVATE_RealtimePipeline\b/, 'false'],
      [/\b\w+ instanceof CorePipeline\b/g, 'false'],
      [/^( +getDocumentsMatchingPipeline\(.*\) \{)[^]*?^ {4}\}$/m, '$1}'],
      [/\bt\.condition instanceof __PRIVATE_BooleanFunctionExpression\b/g, 'false'],
      [/^__PRIVATE_FirestoreIndexValueWriter\.\w+ = .*;$/m, ''],
      without('getPipelineSourceType'),
      without('__PRIVATE_runPipeline'),
      without('__PRIVATE_newPipelineComparator'),
      without('__PRIVATE_toCorePipeline'),
      without('__PRIVATE_stageFromProto'),
      without('__PRIVATE_canonifyPipeline'),
      without('__PRIVATE_getLastEffectiveLimit'),
    ],
  },
  /** Other ways to sign in: what is set on a class from outside keeps the class, and all that it uses. */
  'sign-in by others': {
    file: /@firebase\/auth\/dist\/.*index-\w+\.js$/,
    replace: [
      [/^(?:Facebook|Google|Github|Twitter|Phone)AuthProvider\.\w+ = .*;$/gm, ''],
      [/^(?:Phone|Totp)MultiFactorGenerator\.\w+ = .*;$/gm, ''],
      [/^PopupOperation\.\w+ = .*;$/m, ''],
      [/^(?:Cookie|BrowserSession)Persistence\.\w+ = .*;$/gm, ''],
    ],
  },
  /** What React Router needs for servers of its own, for forms that are sent to routes, and for advice. */
  'routes that take forms': {
    file: /react-router\/dist\/development\/chunk-\w+\.mjs$/,
    replace: [
      [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
      [/^var Form = (?=\w+\.forwardRef)/m, 'var Form = /* @__PURE__ */ '],
      [/^Form\.displayName = .*;$/m, ''],
      ...[
        'handleAction',
        'handleFetcherAction',
        'handleFetcherLoader',
        'fetch2',
        'discoverRoutes',
        'patchRoutesImpl',
        'instrumentClientSideRouter',
        'getRouteInstrumentationUpdates',
        'decodeRouteErrorResponseDigest',
        'RSCErrorHandler',
        'PrefetchPageLinks',
        'RemixRootDefaultErrorBoundary',
        'deserializeErrors',
      ].map(without),
    ],
  },
};

/**
 * Leaves out of what is built what no screen can come to and no bundler can know of. A text that is
 * not found where it was, in a later version say, ends the build.
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
        replace.reduce((text, [what, by]) => {
          const rest = text.replace(what, by);
          (rest === text ? missing : found).add(what);
          return rest;
        }, code),
    },
    buildEnd() {
      const lost = [...missing].find((what) => !found.has(what));
      if (!lost) return;
      const advice = 'mend the cut in web/trimmed-packages.ts for this version, or take it out';
      this.error(`There is no ${lost.source} in ${file.source}: ${advice}.`);
    },
  };
});
