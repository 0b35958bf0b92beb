import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** A folder (`target`) that must not import from others (`from`). */
const zone = (target, from, message) => ({ target, from, message });

const FEATURES = [
  'navigation',
  'home',
  'auth',
  'billing',
  'provider-search',
  'provider-profile',
  'service-requests',
  'request-chat',
  'direct-chat',
  'client-profile',
  'admin',
];

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

// functions: index → endpoints → {services, lib} → {data, gateways} → domain.
const functionsZones = [
  zone(
    './functions/services',
    ['./functions/endpoints', './functions/index.ts'],
    'services never import endpoints',
  ),
  zone(
    './functions/lib',
    ['./functions/endpoints', './functions/services'],
    'lib never imports endpoints or services',
  ),
  zone(
    ['./functions/data', './functions/gateways'],
    ['./functions/endpoints', './functions/services'],
    'data and gateways import lib and domain only',
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
  zone('./local', ['./web', './functions'], 'local stands beside the product, not in it'),
];

export default defineConfig(
  { ignores: ['**/dist/**', '**/node_modules/**', '.local/**', 'test-results/**'] },
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
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|\\.)', message: 'domain depends on zod only' }] },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.configs.recommended.rules },
  },
  {
    files: ['web/{app,routes,features,ui,lib}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(firebase|reactfire|rxfire)(/|$)',
              message: 'only web/data talks to Firebase',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['functions/services/**/*.ts', 'functions/lib/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/(data|gateways)/',
              allowTypeImports: true,
              message: 'what a service needs is passed in: import its type only',
            },
          ],
        },
      ],
    },
  },
);
