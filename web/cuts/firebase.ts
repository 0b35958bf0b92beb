import { without, type Cut } from './cut.ts';

export const firebase: Record<string, Cut> = {
  /** How often a device uses Firebase: kept in a database of its own, and told Google for its statistics. */
  'counts of use': {
    file: /@firebase\/app\/dist\/esm\/index\.esm\.js$/,
    replace: [
      [/^ *_registerComponent\(new Component\('heartbeat', .*;$/m, ''],
      [/^import \{ openDB \} from 'idb';$/m, ''],
    ],
  },
  /** Settings that a page's globals, cookies or an installation could hold, and tokens that only an emulator takes: ours are in the build. */
  'settings from elsewhere': {
    file: /@firebase\/util\/dist\/index\.esm\.js$/,
    replace: [
      [/^const getDefaults = \(\) => \{$[^]*?^\};$/m, 'const getDefaults = () => {};'],
      without('createMockUserToken'),
    ],
  },
  /** Functions that answer bit by bit: ours answer once. */
  'answers in parts': {
    file: /@firebase\/functions\/dist\/esm\/index\.esm\.js$/,
    replace: [without('streamAtURL'), without('createResponseStream')],
  },
};
