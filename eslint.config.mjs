import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { APART } from './functions/apart.mjs';

/** A folder (`target`) that must not import from others (`from`). */
const zone = (target, from, message) => ({ target, from, message });

const FEATURES = readdirSync(new URL('web/features', import.meta.url));

// The arrows of the house, see README.md. web: app → routes → features → {data, ui, lib} → domain.
const webZones = [
  zone('./web/routes', './web/app', 'routes never import app'),
  zone('./web/features', ['./web/app', './web/routes'], 'features never import app or routes'),
  ...FEATURES.map((feature) =>
    zone(
      `./web/features/${feature}`,
      FEATURES.filter((other) => other !== feature).map((other) => `./web/features/${other}`),
      'features never import each other: a route composes them',
    ),
  ),
  zone(
    './web/data',
    ['./web/app', './web/routes', './web/features', './web/ui'],
    'data imports lib and domain only',
  ),
  zone(
    './web/ui',
    ['./web/app', './web/routes', './web/features', './web/data'],
    'ui imports lib and domain only',
  ),
  zone(
    './web/lib',
    ['./web/app', './web/routes', './web/features', './web/data', './web/ui'],
    'lib imports domain only',
  ),
  zone('./web', ['./functions', './local', './tests'], 'web imports domain only'),
];

// functions: index → endpoints → services → {data, gateways} → lib → domain.
const functionsZones = [
  zone('./functions/endpoints', './functions/index.ts', 'endpoints never import index'),
  zone(
    './functions/services',
    ['./functions/endpoints', './functions/index.ts'],
    'services never import endpoints',
  ),
  zone(
    './functions/data',
    ['./functions/endpoints', './functions/services', './functions/gateways'],
    'data imports lib and domain only',
  ),
  zone(
    './functions/gateways',
    ['./functions/endpoints', './functions/services', './functions/data'],
    'gateways import lib and domain only',
  ),
  zone(
    './functions/lib',
    ['./functions/endpoints', './functions/services', './functions/data', './functions/gateways'],
    'lib imports domain only',
  ),
  zone('./functions', ['./web', './local', './tests'], 'functions import domain only'),
];

const otherZones = [
  zone(
    './domain',
    ['./web', './functions', './local', './tests'],
    'domain imports nothing of ours',
  ),
  zone('./tests', './web', 'tests never import web internals'),
  // tests/functions, property and faults (and tests/support/server for them) call repositories and use cases
  // too, to bring about races and deaths that no caller can; tests/bench counts what they read.
  zone(
    [
      './tests/security',
      './tests/e2e',
      './tests/load',
      './tests/local',
      './tests/rules',
      './tests/support/*.ts',
    ],
    './functions',
    'only tests of the server import the functions',
  ),
  zone('./local', ['./web', './functions'], 'local stands beside the product, not in it'),
];

/**
 * What must not be imported, by name: statically (`rule` is one of the two no-restricted-imports) or
 * by `import()`, which those do not see. `pattern` is a regular expression's source.
 */
const banned = (pattern, message, rule = 'no-restricted-imports', options = {}) => ({
  [rule]: ['error', { patterns: [{ regex: pattern, message, ...options }] }],
  'no-restricted-syntax': [
    'error',
    { selector: `ImportExpression[source.value=/${pattern.replaceAll('/', '\\u002F')}/]`, message },
    {
      selector: 'ImportExpression[source.type!="Literal"]',
      message: 'import() takes a literal path, so that lint can follow it',
    },
  ],
});

const BY_NAME = 'in the bundle its default is a stand-in (functions/bundle.mjs): import by name';
const LAZY = Object.values(APART).flat();
const lazyName = `/^(${LAZY.join('|').replaceAll('/', '\\u002F')})$/`;
/** The default of what the bundle reads when it is needed, by `import()`. */
const LAZY_DEFAULTS = [
  `MemberExpression[property.name="default"][object.argument.source.value=${lazyName}]`,
  `VariableDeclarator[init.argument.source.value=${lazyName}] > ObjectPattern > Property[key.name="default"]`,
].map((selector) => ({ selector, message: BY_NAME }));

const passedIn = banned(
  '/(data|gateways)/',
  'what a service needs is passed in: import its type only',
  '@typescript-eslint/no-restricted-imports',
  { allowTypeImports: true },
);

const WHOLE_ZOD = {
  name: 'zod',
  message: 'the site and the functions have zod/mini: zod itself is twice as large',
};
const WHOLE_MINI = {
  selector: 'ImportDeclaration[source.value="zod/mini"] > ImportSpecifier[imported.name="z"]',
  message: 'import * as z: of the object z nothing can be left out',
};

const inTheSite = (rules = {}) => ({
  ...rules,
  'no-restricted-syntax': [...(rules['no-restricted-syntax'] ?? ['error']), WHOLE_MINI],
});

const notFirebase = banned(
  '^(@?firebase|reactfire|rxfire)(/|$)',
  'only web/data talks to Firebase',
);

const ONE_LOG = 'lib/log.ts is the one door to the log: it takes out what is personal';

export default defineConfig(
  {
    ignores: ['**/{dist,dist-server,node_modules}/**', '{.local,test-results}/**'],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          noWarnOnMultipleProjects: true,
          project: '*/tsconfig.json',
        }),
      ],
    },
    languageOptions: { globals: globals.node },
    rules: {
      // Playwright reads what a fixture needs from the pattern of its first parameter, `{}` for nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...webZones, ...functionsZones, ...otherZones] },
      ],
      'max-lines': ['error', 250],
    },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: inTheSite(banned('^(?!zod/mini$|\\.)', 'domain depends on zod/mini only')),
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      // The one of two rules that no block below sets anew.
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [WHOLE_ZOD] }],
    },
  },
  { files: ['web/data/**/*.ts'], rules: inTheSite() },
  { files: ['web/{app,routes,features,ui,lib}/**/*.{ts,tsx}'], rules: inTheSite(notFirebase) },
  {
    files: ['functions/**/*.ts'],
    ignores: ['functions/lib/log.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...LAZY_DEFAULTS, WHOLE_MINI],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            WHOLE_ZOD,
            { name: 'firebase-functions/logger', message: ONE_LOG },
            { name: 'firebase-functions', importNames: ['logger'], message: ONE_LOG },
            ...LAZY.map((name) => ({ name, importNames: ['default'], message: BY_NAME })),
          ],
        },
      ],
    },
  },
  {
    files: ['functions/services/**/*.ts'],
    rules: {
      ...passedIn,
      'no-restricted-syntax': [...passedIn['no-restricted-syntax'], ...LAZY_DEFAULTS, WHOLE_MINI],
    },
  },
);
