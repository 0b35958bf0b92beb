import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Which modules are in one script file. Each file costs a request, so what is used together is
 * together: the app, what public pages share, what the session of a person needs, each SDK of
 * Firestore, dialogs, and what signed-in screens share. Each screen, and each part that is loaded
 * later, has a file of its own. A new screen works without being listed here.
 */

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} Graph */

const here = fileURLToPath(new URL('.', import.meta.url));
/** @param {string} name */
const file = (name) => path.join(here, name);
/** @param {string[]} names */
const screens = (...names) => names.map((name) => file(`routes/${name}.tsx`));

/** The two SDKs of Firestore. */
const LITE = file('data/firestore/firestore-lite.ts');
/** The SDK with live data, and our module by which the header listens. */
const LIVE = ['firestore', 'firestore-listeners'].map((name) => file(`data/firestore/${name}.ts`));
/** How screens subscribe to live data and change it, and the packages for that. */
const SUBSCRIPTION =
  /firestore-subscription\.ts|counted-batch\.ts|unused-firebase-products|node_modules\/(reactfire|rxfire|rxjs|use-sync-external-store)\//;
const FIRESTORE = /node_modules\/@firebase\/firestore\//;
const FIRESTORE_LITE = /node_modules\/@firebase\/firestore\/dist\/lite\//;

const APP = file('app/main.tsx');
const PRICING = file('routes/public/pricing.tsx');
/** The page of a professional. */
const PAGE = file('routes/public/public-page.tsx');
/** The pages on which people look for professionals. */
const FINDING = screens('public/home', 'public/search', 'public/trade');
/** Schemas that these pages load with their first request. */
const SEARCH_API = file('../domain/search/results/search-api.ts');
const LEGAL = screens('public/privacy', 'public/terms');
const PUBLIC = [...FINDING, ...LEGAL, PRICING, PAGE];
/** The screens of threads, and their lists. */
const THREADS = screens('client-chat', 'provider-chat', 'request-chat');
/** The screen on which a client asks others shows what the chats show of a request. */
const ASK_OTHERS = screens('ask-others');
const LISTS = screens('client-dashboard', 'dashboard', 'provider-dashboard');
/** The lists without the client's, which writes reviews. */
const DASHBOARDS = screens('dashboard', 'provider-dashboard');
/** The chats, and what they load when a review is written. */
const TALKS = [...THREADS, file('features/reviews/review-dialog.tsx')];
const CHATS = [...THREADS, ...LISTS];
const EDITOR = file('routes/profile-editor.tsx');
const TOOLS = [...screens('account', 'admin', 'analytics', 'client-profile', 'team'), EDITOR];
/** What the editor of a professional's page loads after its fields. */
const LATE_PARTS = file('features/profile-editor/late-parts.ts');
/** The screens that links in mails open. */
const LINKS = screens('auth', 'confirm-page-email', 'join', 'unsubscribe');
/** What the header of a signed-in person loads. Known places need little more than its zod. */
const SESSION = [
  'data/signed-in.ts',
  'data/search/known-places.ts',
  'lib/arrival-sound.ts',
  // Both SDKs of Firestore use it.
  '../node_modules/@firebase/webchannel-wrapper/dist/bloom-blob/esm/bloom_blob_es2018.js',
].map(file);

const PRIVATE = [...CHATS, ...TOOLS, ...SESSION];

/** Packages that export everything from one file, of which the bundler keeps what is used. */
const BARRELS = /node_modules\/(reactfire|@chakra-ui|@ark-ui|@zag-js|lucide-react)\//;
/**
 * The icons that public pages share with other screens. With an icon that is missing here a public
 * page loads `screens`, which has the other icons, and is over its budget.
 */
const ICONS =
  'badge-check|check|chevron-(down|left|right)|clock|external-link|heart|locate-fixed|map-pin|message-circle|pencil|phone|receipt-text|search|search-x|shield-check|sparkles|star|trash|wifi-off|x';
/** Small modules that all kinds of screens use. */
const ELEMENTS = new RegExp(
  `web/lib/env\\.ts|node_modules/(lucide-react/dist/esm/icons/(${ICONS})\\.|@chakra-ui/react/dist/esm/components/(badge|grid|image|simple-grid|visually-hidden)/)`,
);
/** Dialogs, and what only they and menus need of the packages for controls. */
const DIALOGS =
  /web\/ui\/overlay\/[\w-]*(dialog|confirm)|node_modules\/@(zag-js\/(dialog|focus-trap|dismissable|interact-outside|aria-hidden|remove-scroll)\/|zag-js\/(?!tabs).*\.anatomy|(ark-ui|chakra-ui)\/react\/.*(dialog|anatomy))/;

/**
 * Returns the files and everything that they import statically.
 *
 * @param {Graph} graph
 * @param {readonly string[]} ids
 */
function closure(graph, ids) {
  const found = new Set();
  /** @param {string} id */
  const visit = (id) => {
    if (found.has(id) || BARRELS.test(id) || id.endsWith('.css')) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  ids.forEach(visit);
  return found;
}

/**
 * Returns the modules that at least two of these files import. Files of one list count as one.
 *
 * @param {Graph} graph
 * @param {readonly (string | string[])[]} ids
 */
function shared(graph, ids) {
  const once = new Set();
  const found = new Set();
  for (const id of ids)
    for (const module of closure(graph, [id].flat())) (once.has(module) ? found : once).add(module);
  return found;
}

/**
 * Returns the modules that both lists of files import.
 *
 * @param {Graph} graph
 * @param {readonly string[]} some
 * @param {readonly string[]} others
 */
function common(graph, some, others) {
  const elsewhere = closure(graph, others);
  return new Set([...closure(graph, some)].filter((id) => elsewhere.has(id)));
}

/**
 * Returns the modules that import nothing that matches, because a screen must not load an SDK of
 * Firestore that only another one needs.
 *
 * @param {Graph} graph
 * @param {Iterable<string>} modules
 * @param {RegExp} sdk
 */
function without(graph, modules, sdk) {
  const isWithout = (id) => ![...closure(graph, [id])].some((imported) => sdk.test(imported));
  return new Set([...modules].filter(isWithout));
}

/**
 * Returns the modules of a screen that no other screen imports.
 *
 * @param {Graph} graph
 * @param {string} screen
 */
function onlyOf(graph, screen) {
  const others = [...PUBLIC, ...CHATS, ...TOOLS, ...LINKS].filter((id) => id !== screen);
  const elsewhere = closure(graph, others);
  return new Set([...closure(graph, [screen])].filter((id) => !elsewhere.has(id)));
}

/**
 * A script file with the modules that `find` returns and everything that they import, as far as no
 * earlier group has them.
 *
 * @param {string} name
 * @param {(graph: Graph) => Set<string>} find
 * @param {RegExp} also Other modules, such as those of `BARRELS`, which `find` does not see.
 */
function group(name, find, also = /^$/) {
  /** @type {Set<string> | undefined} */
  let modules;
  return {
    debugName: name,
    /**
     * @param {string} id
     * @param {Graph} graph
     */
    name: (id, graph) => ((modules ??= find(graph)).has(id) || also.test(id) ? name : null),
  };
}

/** The groups in the order in which they take modules. The bundler decides about the others. */
export const CHUNKS = [
  {
    name: 'app',
    tags: ['$initial'],
    /** @param {string} id */
    test: (id) => id !== APP && !/\.(html|css)/.test(id),
  },
  {
    ...group(
      'pages',
      (graph) => {
        const kinds = [FINDING, LEGAL, [PRICING], [PAGE]];
        return new Set([...shared(graph, kinds), ...common(graph, FINDING, PRIVATE)]);
      },
      ELEMENTS,
    ),
    minShareCount: 2,
  },
  group(
    'finding',
    (graph) => new Set([...shared(graph, FINDING), ...common(graph, FINDING, [SEARCH_API])]),
  ),
  group('parts', (graph) => common(graph, [PAGE], PRIVATE)),
  group('plans', (graph) => common(graph, [PRICING], PRIVATE)),
  group('session', (graph) => closure(graph, SESSION)),
  group('firestore-lite', (graph) => closure(graph, [LITE])),
  group('firestore', (graph) => closure(graph, LIVE)),
  {
    name: 'subscription',
    test: SUBSCRIPTION,
    includeDependenciesRecursively: false,
  },
  { name: 'dialogs', test: DIALOGS, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
  {
    name: 'controls',
    test: /node_modules\/(@chakra-ui|@ark-ui|@zag-js)\//,
    // With 2, each signed-in screen would load the code of menus (18 kB).
    minShareCount: 3,
  },
  {
    ...group(
      'screens',
      (graph) => without(graph, common(graph, LISTS, [...TOOLS, LATE_PARTS]), FIRESTORE),
      /node_modules\/lucide-react\//,
    ),
    includeDependenciesRecursively: false,
    minShareCount: 2,
  },
  {
    ...group('tools', (graph) => {
      const units = [...TOOLS.filter((id) => id !== EDITOR), [EDITOR, LATE_PARTS], THREADS];
      return without(graph, shared(graph, units), FIRESTORE);
    }),
    includeDependenciesRecursively: false,
  },
  {
    ...group('lists', (graph) => {
      const found = [...shared(graph, LISTS), ...common(graph, DASHBOARDS, TALKS)];
      return without(graph, new Set(found), FIRESTORE_LITE);
    }),
    includeDependenciesRecursively: false,
  },
  {
    ...group('chats', (graph) =>
      without(graph, shared(graph, [...THREADS, ...ASK_OTHERS]), FIRESTORE_LITE),
    ),
    includeDependenciesRecursively: false,
  },
  {
    ...group('editor', (graph) => onlyOf(graph, EDITOR)),
    includeDependenciesRecursively: false,
  },
  {
    ...group('provider-page', (graph) => onlyOf(graph, PAGE)),
    includeDependenciesRecursively: false,
  },
];
