import { without, type Cut } from './cut.ts';

const REACTFIRE = /reactfire\/dist\/index\.js$/;

/** It brings a copy of rxjs, where ours is there already: its one class of observables takes ours. */
const secondRxjs: Cut = {
  file: REACTFIRE,
  replace: [
    [
      /^(\/\/#region src\/SuspenseSubject\.ts\nvar \w+ = class extends )\w+( \{[^]*?\.pipe\()\w+(\(\{[^]*?\}\), )\w+\(\(\) => \w+\(\)\), \w+\(1\)\)/m,
      `import { catchError, EMPTY, shareReplay, Subject, tap } from 'rxjs';
$1Subject$2tap$3catchError(() => EMPTY), shareReplay(1))`,
    ],
    // Nobody told the bundler that making a class is without effect; nor do contexts for React.
    [/ = (?=(?:new \()?function\(e?\) \{$)/gm, ' = /* @__PURE__ */ ', 67],
    [/^(\}\(\w+\)\)\(\w+\), .* = )(?=new \w+\(function)/m, '$1/* @__PURE__ */ '],
    [/ = (?=\w+\(function\(e\) \{$)/gm, ' = /* @__PURE__ */ ', 4],
    [/ = (?=X\(\w+\))/g, ' = /* @__PURE__ */ ', 9],
    [/ = (?=e\.createContext\()/g, ' = /* @__PURE__ */ ', 11],
  ],
};

/** Observables of what comes piece by piece from elsewhere: ours are of listeners. */
const streams: Cut = {
  file: /rxjs\/dist\/esm5\/internal\/observable\/innerFrom\.js$/,
  replace: [without('process')],
};

const readableStreams: Cut = {
  file: /rxjs\/dist\/esm5\/internal\/util\/isReadableStreamLike\.js$/,
  replace: [without('readableStreamLikeToAsyncGenerator')],
};

export const observables = {
  'a second rxjs': secondRxjs,
  'observables of streams': streams,
  'observables of readable streams': readableStreams,
};
