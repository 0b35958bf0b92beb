import { readdirSync } from 'node:fs';

/**
 * The arrows of docs/architecture.md: which folder may import which. `npm run arrows` fails for any
 * import against them, and `npm run arrows:graph` draws the folders in docs/architecture.md.
 */

/** Forbids imports from files that match `from` to files that match `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const IN_WEB = (folders) => ({ path: `^web/(${folders})/` });
/**
 * Topics of the functions from the bottom up: a topic may import those before it, never those after
 * it.
 */
const TOPIC_ORDER = [
  'search',
  'analytics',
  'mail',
  'profiles',
  'pictures',
  'operations',
  'auth',
  'team',
  'requests',
  'reviews',
  'pages',
  'billing',
  'moderation',
  'badges',
  'support',
  'chat',
  'account',
  'admin',
];

const folders = readdirSync(new URL('functions', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(platform|node_modules|dist.*)$/.test(entry.name))
  .map(({ name }) => name);
// A topic that is not in the list would have no arrows.
if (folders.toSorted().join() !== TOPIC_ORDER.toSorted().join())
  throw new Error(`TOPIC_ORDER must list the folders of functions: ${folders.join(', ')}`);

const TOPICS = TOPIC_ORDER.join('|');
/** Repositories and gateways talk to Firestore, Storage, Stripe and the mail server. */
const ADAPTERS = `^functions/(${TOPICS})/([^/]+-repository\\.ts|search-listing\\.ts|gateways/)`;
const ENDPOINTS = '(/endpoints|^functions/(container|first-generation|http|index|schedules))\\.ts$';
/**
 * Operators' commands may import these files of `local`. They have the addresses of a running stack
 * and the test doubles of Stripe and Google.
 */
const LOCAL_ENTRY_POINTS =
  '^local/(stack/(addresses|environment|ports|problem|read-running)|stripe/test-support|google/(test-support|ready-project))\\.ts$';

const topicArrows = TOPIC_ORDER.slice(0, -1).map((topic, i) =>
  forbid(
    `functions-${topic}`,
    `${topic} may only import ${TOPIC_ORDER.slice(0, i).join(', ') || 'platform'}`,
    { path: `^functions/${topic}/`, pathNot: '/endpoints\\.ts$' },
    { path: `^functions/(${TOPIC_ORDER.slice(i + 1).join('|')})/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-circular',
      'two files that import each other belong together',
      {},
      { circular: true },
    ),

    forbid(
      'web-data',
      'web/data imports lib and domain',
      IN_WEB('data'),
      IN_WEB('app|routes|features|ui'),
    ),
    forbid(
      'web-ui',
      'web/ui imports lib and domain',
      IN_WEB('ui'),
      IN_WEB('app|routes|features|data'),
    ),
    forbid(
      'web-lib',
      'web/lib imports domain',
      IN_WEB('lib'),
      IN_WEB('app|routes|features|data|ui'),
    ),
    forbid(
      'web-features',
      'features never import app or routes',
      IN_WEB('features'),
      IN_WEB('app|routes'),
    ),
    forbid(
      'web-feature-to-feature',
      'features never import each other: a route composes them',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    forbid('web-routes', 'routes never import app', IN_WEB('routes'), IN_WEB('app')),
    forbid(
      'web',
      'web imports domain only',
      { path: '^web/' },
      { path: '^(functions|local|ops|tests)/' },
    ),
    forbid(
      'firebase-in-data-only',
      'only web/data talks to Firebase',
      { path: '^web/(app|routes|features|ui|lib)/' },
      { path: 'node_modules/(@?firebase|reactfire|rxfire)/' },
    ),

    forbid(
      'functions-endpoints',
      'only index.ts and the lists beside it import endpoints',
      { path: '^functions/', pathNot: '^functions/[^/]+\\.ts$|\\.test\\.ts$' },
      { path: '^functions/[^/]+/endpoints\\.ts$' },
    ),
    forbid(
      'functions-container',
      'use cases receive what they need as arguments: only endpoints import the container',
      { path: '^functions/', pathNot: `${ENDPOINTS}|\\.test\\.ts$` },
      { path: '^functions/container\\.ts$' },
    ),
    forbid(
      'functions-use-cases',
      'a use case imports only the types of repositories and gateways',
      {
        path: '^functions/',
        pathNot: `${ADAPTERS}|${ENDPOINTS}|\\.test\\.ts$|^functions/platform/`,
      },
      { path: ADAPTERS, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'functions-platform',
      'platform imports domain only',
      { path: '^functions/platform/' },
      { path: '^functions/', pathNot: '^functions/platform/' },
    ),
    ...topicArrows,
    forbid(
      'functions',
      'functions import domain only',
      { path: '^functions/' },
      { path: '^(web|local|ops|tests)/' },
    ),

    forbid(
      'domain',
      'domain imports nothing of ours',
      { path: '^domain/' },
      { path: '^(web|functions|local|ops|tests)/' },
    ),
    forbid(
      'domain-packages',
      'domain depends on zod, libphonenumber-js and h3-js only',
      { path: '^domain/', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/', pathNot: 'node_modules/(zod|libphonenumber-js|h3-js)/' },
    ),
    forbid('tests', 'tests never import web internals', { path: '^tests/' }, { path: '^web/' }),
    forbid(
      'local',
      'local imports domain and public entry points',
      { path: '^(local|ops)/' },
      { path: '^(web|functions)/' },
    ),
    forbid(
      'ops',
      'ops imports only public entry points of local',
      { path: '^ops/' },
      { path: '^local/', pathNot: LOCAL_ENTRY_POINTS },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web|functions)/dist|^\\.local/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    reporterOptions: {
      archi: { collapsePattern: '^(web|functions|domain)/[^/]+' },
    },
  },
};
