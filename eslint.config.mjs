import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { queryHasLimit } from './eslint-query-has-limit.mjs';
import { textStandsAlone } from './eslint-text-stands-alone.mjs';

// Which folder may import which is checked by `npm run arrows` (.dependency-cruiser.mjs).

/** zod/mini can be tree-shaken: the app's schemas weigh 7 kB with it, and 24 kB with zod. */
const ZOD = { name: 'zod', message: "Use `import * as z from 'zod/mini'`." };

const LOG = 'Use platform/log.ts, which removes personal data.';

const MOCK = 'Name the file `*.isolated.test.ts`: other unit tests share their modules.';

const IN_TEMPLATE = ['', ' > LogicalExpression', ' > LogicalExpression > ChainExpression']
  .map((inside) => `TemplateLiteral${inside}`)
  .join(', ');
const NAME = '/(^n|N)ame$|^(author|company|from)$/';
const OF_CONSTANT = '[object.name=/^[A-Z_]+$/], [object.object.name=/^[A-Z_]+$/]';
/** A name in a text for an attribute, such as a label. Texts of elements have their own direction. */
const NAME_IN_LABEL =
  `JSXAttribute[name.name=/^(aria-label|alt|title|label|lead)$/] :matches(${IN_TEMPLATE}) > ` +
  `:matches(Identifier[name=${NAME}], MemberExpression[property.name=${NAME}]:not(${OF_CONSTANT}))`;
const ISOLATE = 'Isolate the direction of names: `isolate` in domain/text.ts.';

export default defineConfig(
  {
    ignores: ['**/{dist,dist-*,node_modules}/**', '{.local,test-results}/**'],
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
    languageOptions: { globals: globals.node },
    rules: {
      // Playwright reads the fixtures that a test needs from the pattern of its first parameter.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'max-lines': ['error', 250],
    },
  },
  // Tables of data, with a row for each case.
  {
    files: [
      'domain/search/trades.ts',
      'tests/support/server/{calls-that-write,consistent-data}.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['{domain,web}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [ZOD] }] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.isolated.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({ object: 'vi', property, message: MOCK })),
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
    files: ['web/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    extends: [googleTranslate.configs.recommended],
    plugins: { doorstep: { rules: { 'text-stands-alone': textStandsAlone } } },
    rules: {
      'doorstep/text-stands-alone': 'error',
      'no-restricted-syntax': ['error', { selector: NAME_IN_LABEL, message: ISOLATE }],
    },
  },
  {
    files: ['functions/**/*.ts'],
    ignores: ['functions/**/*.test.ts'],
    plugins: { doorstep: { rules: { 'query-has-limit': queryHasLimit } } },
    rules: { 'doorstep/query-has-limit': 'error' },
  },
  {
    files: ['functions/**/*.ts'],
    ignores: ['functions/platform/log.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ZOD,
            { name: 'firebase-functions/logger', message: LOG },
            { name: 'firebase-functions', importNames: ['logger'], message: LOG },
          ],
        },
      ],
    },
  },
);
