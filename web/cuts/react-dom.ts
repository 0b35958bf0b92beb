import { only, without, type Cut } from './cut.ts';

const FILE = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/**
 * `<ViewTransition>`: no change is ever fit for one, and so everything happens as it does for changes
 * that are not transitions.
 */
const transitions: Cut = {
  file: FILE,
  replace: [
    [/\((\w+) & 335544064\) === \1(?!\w)/g, '!1', 7],
    [/^ViewTransitionPseudoElement\.prototype\.\w+ = function[^]*?^\};$/gm, '', 3],
    ...[
      'trackEnterViewTransitions',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'scheduleViewTransitionEvent',
      'startViewTransition',
    ].map(without),
  ],
};

/** What is given to a `<Fragment ref>`. */
const fragments: Cut = {
  file: FILE,
  replace: [
    [/^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm, '', 12],
    without('commitNewChildToFragmentInstance'),
    without('deleteChildFromFragmentInstance'),
  ],
};

/** Styles and scripts that React itself would fetch and wait for; titles and the like are no such. */
const resources: Cut = {
  file: FILE,
  replace: [
    only('getResource', 'return null;'),
    ...[
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
      'acquireResource',
      'suspendResource',
      'preloadResourceAndSuspendIfNeeded',
      'insertSuspendedStylesheets',
    ].map(without),
  ],
};

/** Elements and hooks of React that no screen has. */
const elements: Cut = {
  file: FILE,
  replace: [
    'updateSuspenseListComponent',
    'updateActivityComponent',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'setPropOnCustomElement',
  ].map(without),
};

export const reactDom = {
  'transitions of views': transitions,
  'fragments with a ref': fragments,
  'resources of React': resources,
  'elements of React': elements,
};
