import { STYLE_AT_RUN_TIME } from '../ui/theme/lint.mjs';

/** What the site's build takes out of packages, as lint refuses it: types and unit tests do not tell. */

const CUT = 'the site is built without it (web/cuts)';
const named = (from, names) => ({
  selector: `ImportDeclaration[source.value=${from}] > ImportSpecifier[imported.name=/^(${names})$/]`,
  message: CUT,
});

/** Anywhere in the site's code. */
export const NOT_IN_THE_SITE = [
  STYLE_AT_RUN_TIME,
  named(
    '/^react-router/',
    'Form|useFetchers?|useSubmit|useFormAction|useActionData|useViewTransitionState|HydratedRouter',
  ),
  named('"react"', 'ViewTransition|Activity|useActionState|(unstable_)?SuspenseList'),
  named('"react-dom"', 'preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS'),
  named('"firebase/auth"', 'validatePassword'),
  { selector: 'JSXAttribute[name.name=/^(viewTransition|precedence)$/]', message: CUT },
  ...[
    'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]',
    'JSXOpeningElement[name.property.name="Fragment"] > JSXAttribute[name.name="ref"]',
    'ImportSpecifier[imported.name="Fragment"]:not([local.name="Fragment"])',
  ].map((selector) => ({ selector, message: `a Fragment takes no ref: ${CUT}` })),
  ...['NewExpression[callee.name="Response"]', 'MemberExpression[object.name="Response"]'].map(
    (selector) => ({ selector, message: `a loader throws an error or redirect(): ${CUT}` }),
  ),
];

/** Of what routes may have; a screen is a route, by what its file exports. */
const ROUTE_PARTS = '/^(action|middleware)$/';

/** Where routes are made. */
export const NOT_IN_A_ROUTE = [
  {
    selector: 'Property[key.name="lazy"] > ObjectExpression.value',
    message: `lazy is one function, not an object of them: ${CUT}`,
  },
  ...[
    `ObjectExpression > Property[key.name=${ROUTE_PARTS}]`,
    `ExportNamedDeclaration > FunctionDeclaration[id.name=${ROUTE_PARTS}]`,
    `ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=${ROUTE_PARTS}]`,
    `ExportSpecifier[exported.name=${ROUTE_PARTS}]`,
  ].map((selector) => ({ selector, message: `a route has neither action nor middleware: ${CUT}` })),
];
