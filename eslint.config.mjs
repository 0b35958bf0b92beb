import parser from '@typescript-eslint/parser';
import googleTranslate from 'eslint-plugin-react-google-translate';
import { defineConfig } from 'eslint/config';
import { queryHasLimit } from './eslint-query-has-limit.mjs';
import { textStandsAlone } from './eslint-text-stands-alone.mjs';

// Rules that oxlint does not know, most of them our own. All others are in .oxlintrc.json.

const IN_TEMPLATE = ['', ' > LogicalExpression', ' > LogicalExpression > ChainExpression']
  .map((inside) => `TemplateLiteral${inside}`)
  .join(', ');
const NAME = '/(^n|N)ame$|^(author|company|from)$/';
const OF_CONSTANT = '[object.name=/^[A-Z_]+$/], [object.object.name=/^[A-Z_]+$/]';
/**
 * A name in a text for an attribute, such as a label. Texts of elements have their own direction.
 */
const NAME_IN_LABEL =
  `JSXAttribute[name.name=/^(aria-label|alt|title|label|lead)$/] :matches(${IN_TEMPLATE}) > ` +
  `:matches(Identifier[name=${NAME}], MemberExpression[property.name=${NAME}]:not(${OF_CONSTANT}))`;
const ISOLATE = 'Isolate the direction of names: `isolate` in domain/text.ts.';

export default defineConfig(
  { ignores: ['**/{dist,dist-*,node_modules}/**', '.local/**', '**/*.test.{ts,tsx}'] },
  {
    files: ['functions/**/*.ts', 'web/**/*.tsx'],
    languageOptions: { parser, parserOptions: { projectService: true } },
  },
  {
    files: ['web/**/*.tsx'],
    extends: [googleTranslate.configs.recommended],
    plugins: { doorstep: { rules: { 'text-stands-alone': textStandsAlone } } },
    rules: {
      'doorstep/text-stands-alone': 'error',
      'no-restricted-syntax': ['error', { selector: NAME_IN_LABEL, message: ISOLATE }],
    },
  },
  {
    files: ['functions/**/*.ts'],
    plugins: { doorstep: { rules: { 'query-has-limit': queryHasLimit } } },
    rules: { 'doorstep/query-has-limit': 'error' },
  },
);
