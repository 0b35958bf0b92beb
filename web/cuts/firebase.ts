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
  /** Functions that answer bit by bit: ours answer once. */
  'answers in parts': {
    file: /@firebase\/functions\/dist\/esm\/index\.esm\.js$/,
    replace: [without('streamAtURL'), without('createResponseStream')],
  },
};
