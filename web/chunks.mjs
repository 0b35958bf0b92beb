import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Which modules are in one script file. Each file costs a request, so what is used together is
 * together: the app, what public pages share, what the session of a person needs, each SDK of
 * Firestore, and what signed-in screens share. A screen or a part that is loaded later is a file.
 * A new screen works without being listed here; its list decides what it shares.
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
/** How screens subscribe to live data, and the packages for that. */
const SUBSCRIPTION =
  /firestore-subscription\.ts|unused-firebase-products|node_modules\/(reactfire|rxfire|rxjs|use-sync-external-store)\//;
const FIRESTORE = /node_modules\/@firebase\/firestore\//;
const FIRESTORE_LITE = /node_modules\/@firebase\/firestore\/dist\/lite\//;

const APP = file('app/main.tsx');
const PAGES = ['home', 'pricing', 'privacy', 'public-page', 'search', 'terms', 'trade'];
const PUBLIC = screens(...PAGES.map((name) => `public/${name}`));
/** The screens on which a person reads and writes, and the others. */
const CHATS = screens(
  'client-chat',
  'client-dashboard',
  'dashboard',
  'provider-chat',
  'provider-dashboard',
  'request-chat',
);
const TOOLS = screens('account', 'admin', 'analytics', 'client-profile', 'profile-editor', 'team');
const EDITOR = file('routes/profile-editor.tsx');
/** What the editor of a professional's page loads after its first fields. */
const EDITOR_PARTS = [
  'routes/profile-sections.ts',
  'features/profile-editor/late-parts.ts',
  'features/profile-editor/suggest-handle.ts',
].map(file);
/** The screens that links in mails open. */
const LINKS = screens('auth', 'confirm-page-email', 'join', 'unsubscribe');
/** What the header of a signed-in person loads. */
const SESSION = [
  'data/auth/auth-sdk.ts',
  'data/signed-in.ts',
  // Both SDKs of Firestore use it.
  '../node_modules/@firebase/webchannel-wrapper/dist/bloom-blob/esm/bloom_blob_es2018.js',
].map(file);

/** Packages that export everything from one file, of which the bundler keeps what is used. */
const BARRELS = /node_modules\/(reactfire|@chakra-ui|@ark-ui|@zag-js|lucide-react)\//;

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
 * Returns the modules that at least two of these files import.
 *
 * @param {Graph} graph
 * @param {readonly string[]} ids
 */
function shared(graph, ids) {
  const once = new Set();
  const found = new Set();
  for (const id of ids)
    for (const module of closure(graph, [id])) (once.has(module) ? found : once).add(module);
  return found;
}

/**
 * Returns the modules that a public page shares with another one or with signed-in screens.
 *
 * @param {Graph} graph
 */
function sharedByPages(graph) {
  const elsewhere = closure(graph, [...CHATS, ...TOOLS, ...SESSION]);
  const both = [...closure(graph, PUBLIC)].filter((id) => elsewhere.has(id));
  return new Set([...shared(graph, PUBLIC), ...both]);
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
 * Returns the modules that a screen shares with one of another kind, or with another of `TOOLS`.
 *
 * @param {Graph} graph
 */
function sharedByScreens(graph) {
  const chats = closure(graph, CHATS);
  const both = [...closure(graph, TOOLS)].filter((id) => chats.has(id));
  return without(graph, [...shared(graph, TOOLS), ...both], FIRESTORE);
}

/**
 * Returns the modules of these files that no other screen imports.
 *
 * @param {Graph} graph
 * @param {readonly string[]} ids
 */
function onlyOf(graph, ids) {
  const others = [...PUBLIC, ...CHATS, ...TOOLS, ...LINKS].filter((id) => id !== EDITOR);
  const elsewhere = closure(graph, others);
  return new Set([...closure(graph, ids)].filter((id) => !elsewhere.has(id)));
}

/**
 * A script file with the modules that `find` returns and everything that they import, as far as no
 * earlier group has them.
 *
 * @param {string} name
 * @param {(graph: Graph) => Set<string>} find
 */
function group(name, find) {
  /** @type {Set<string> | undefined} */
  let modules;
  return {
    debugName: name,
    /**
     * @param {string} id
     * @param {Graph} graph
     */
    name: (id, graph) => ((modules ??= find(graph)).has(id) ? name : null),
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
  group('pages', sharedByPages),
  group('session', (graph) => closure(graph, SESSION)),
  group('firestore-lite', (graph) => closure(graph, [LITE])),
  group('firestore', (graph) => closure(graph, LIVE)),
  {
    name: 'subscription',
    test: SUBSCRIPTION,
    includeDependenciesRecursively: false,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
  {
    name: 'controls',
    test: /node_modules\/(@chakra-ui|@ark-ui|@zag-js)\//,
    // With 2, each signed-in screen would load the code of menus (18 kB).
    minShareCount: 3,
  },
  { ...group('screens', sharedByScreens), includeDependenciesRecursively: false },
  {
    ...group('chats', (graph) => without(graph, shared(graph, CHATS), FIRESTORE_LITE)),
    includeDependenciesRecursively: false,
  },
  {
    ...group('editor', (graph) => onlyOf(graph, [EDITOR])),
    includeDependenciesRecursively: false,
  },
  {
    ...group('editor-parts', (graph) => onlyOf(graph, EDITOR_PARTS)),
    includeDependenciesRecursively: false,
  },
];
