import { never, only, without, type Cut } from './cut.ts';

const FILE = /react-router\/dist\/development\/chunk-\w+\.mjs$/;

/** What React Router needs for servers of its own, and for advice. */
const servers: Cut = {
  file: FILE,
  replace: [
    [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
    [/^HistoryRouter\.displayName = .*;$/m, ''],
    [/\binit\.(?:instrumentations|patchRoutesOnNavigation|getContext)\b/g, '(void 0)', 14],
    [/\binit\.dataStrategy\b/g, '(void 0)', 2],
    [/^ *fogOfWar\.active = false;$/gm, ''],
    [/\bfogOfWar\.active\b/g, 'false', 8],
    [/\bcheckFogOfWar\(\n/g, '/* @__PURE__ */ checkFogOfWar(\n', 2],
    [/ = checkFogOfWar\(/g, ' = /* @__PURE__ */ checkFogOfWar(', 2],
    // What an address without a screen gets is the route `*`; a script of its own, a server's page.
    [/^( +)if \(!remixContext \|\| remixContext\.isSpaMode\) \{[^]*?^\}/m, '$1return null;\n}'],
    without('discoverRoutes'),
    without('patchRoutes'),
    without('patchRoutesImpl'),
    without('_internalSetRoutes'),
    without('instrumentClientSideRouter'),
    without('getRouteInstrumentationUpdates'),
    without('decodeRouteErrorResponseDigest'),
    without('RSCErrorHandler'),
    without('PrefetchPageLinks'),
    without('RemixRootDefaultErrorBoundary'),
    without('DefaultErrorComponent'),
    without('deserializeErrors'),
    without('runClientMiddlewarePipeline'),
    [/^(var loadLazyRouteProperty = \()\{[^]*?^\};$/m, '$1) => {};'],
    only('usePrefetchBehavior', 'return [false, null, {}];'),
    only('warning', ''),
    only('warningOnce', ''),
    only('warnOnce', ''),
  ],
};

/** Forms that are sent to routes (decision 24: lint keeps `Form` and the like out). */
const forms: Cut = {
  file: FILE,
  replace: [
    [/^var Form = (?=\w+\.forwardRef)/m, 'var Form = /* @__PURE__ */ '],
    [/^Form\.displayName = .*;$/m, ''],
    [
      /^( +)let \{ path, submission, error \} = normalizeNavigateOptions\(\n +false,\n +normalizedPath,\n +opts\n +\);$/m,
      '$1const path = normalizedPath, submission = void 0, error = void 0;',
    ],
    [/\bopts\.(?:submission|pendingError|fetcherSubmission)\b/g, '(void 0)', 11],
    [/^( +)let isActionReload = [^;]*;$/m, '$1const isActionReload = false;'],
    [/\bnewState\.actionData\b/g, '(void 0)', 4],
    [/\bstate\.navigation\.formMethod != null\b/g, 'false'],
    [/^( +)let isAction = isMutationMethod\(request\.method\);$/m, '$1const isAction = false;'],
    never('handleLoaders', 'isFogOfWar', 'submission', 'fetcherSubmission', 'pendingActionResult'),
    never('getMatchesToLoad', 'submission', 'hasPatchRoutesOnNavigation', 'pendingActionResult'),
    never('createClientSideRequest', 'submission'),
    never('getLoadingNavigation', 'submission'),
    never('processRouteLoaderData', 'pendingActionResult'),
    never('processLoaderData', 'pendingActionResult'),
    only('getSubmissionFromNavigation', ''),
    only('getActionDataForCommit', 'return {};'),
    only('getUpdatedActionData', ''),
    without('normalizeNavigateOptions'),
    without('handleAction'),
    without('parseResponseBody'),
  ],
};

/** Fetchers: none is ever made, so none is kept, awaited or read again. */
const fetchers: Cut = {
  file: FILE,
  replace: [
    [/^( +)fetchLoadMatches\.forEach\(\(f, key\) => \{[^]*?^\1\}\);$/m, ''],
    [/^( +)(?:state\.fetchers|fetchersQueuedForDeletion)\.forEach\(.* \{$[^]*?^\1\}\);$/gm, '', 2],
    [/^( +)(?:un)?mountedFetchers\.forEach\(.*\);$/gm, '', 2],
    [/^( +)newState\.fetchers\.forEach\(\(fetcher, key\) => \{[^]*?^\1\}\);$/m, ''],
    [/^( +)revalidatingFetchers\.(?:filter|forEach)\(.* \{$[^]*?^\1\}\);$/gm, '', 4],
    without('handleFetcherAction'),
    without('handleFetcherLoader'),
    without('fetch2'),
    without('getFetcher'),
    without('resetFetcher'),
    without('updateFetcherState'),
    without('queueFetcherForDeletion'),
    without('getUpdatedRevalidatingFetchers'),
    only('deleteFetcher', ''),
    only('abortFetcher', ''),
    only('markFetchRedirectsDone', 'return false;'),
    only('abortStaleFetchLoads', 'return false;'),
    only('interruptActiveLoads', 'isRevalidationRequired = true;'),
  ],
};

/** Transitions that the browser draws between screens: none is asked for. */
const transitions: Cut = {
  file: FILE,
  replace: [
    [
      /^( +)let viewTransitionOpts;$[^]*?^(?= +updateState\()/m,
      '$1const viewTransitionOpts = void 0;\n',
    ],
    [/^( +)let isViewTransitionAvailable = .*;$/m, '$1const isViewTransitionAvailable = false;'],
    [
      /^ +\w+\.useEffect\(\(\) => \{\n +if \(vtContext\.isTransitioning && !vtContext\.flushSync\)[^]*?^(?= +let navigator = )/m,
      '',
    ],
    [/\buseViewTransitionState\(path\) && viewTransition === true/, 'false'],
    only('restoreAppliedTransitions', ''),
    only('persistAppliedTransitions', ''),
  ],
};

export const reactRouter = {
  'servers of routes': servers,
  'routes that take forms': forms,
  fetchers,
  'view transitions': transitions,
};
