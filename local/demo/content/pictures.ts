import type { Picture } from '../pictures/catalogue.ts';

/** The pictures of each trade, shared by its professionals: drawing is what takes time. */

export const COVERS = {
  plumbing: ['kitchenSink', 'ochre'],
  pipes: ['pipework', 'sage'],
  lamps: ['pendants', 'dusk'],
  charger: ['charger', 'cream'],
  living: ['livingRoom', 'plum'],
  supplies: ['supplies', 'sage'],
  walls: ['halfPainted', 'lagoon'],
  fronts: ['facadePaint', 'blush'],
  workshop: ['workshop', 'cream'],
  bookcase: ['bookcase', 'clay'],
  splashback: ['splashback', 'lagoon'],
  baths: ['tiledBath', 'cream'],
  garden: ['frontGarden', 'cream'],
  beds: ['kitchenGarden', 'golden'],
  terrace: ['terrace', 'sage'],
  doors: ['doorstep', 'lagoon'],
  keys: ['keyWall', 'cream'],
  eaves: ['eaves', 'clay'],
  rooftops: ['rooftops', 'golden'],
  shelving: ['shelving', 'blush'],
  cooling: ['cooling', 'sage'],
  heatPump: ['outdoorUnit', 'ochre'],
  moving: ['movingDay', 'blush'],
  boxes: ['boxes', 'lagoon'],
} as const satisfies Record<string, Picture>;

const PHOTOS = {
  plumbing: [
    ['kitchenSink', 'sage'],
    ['bathroom', 'blush'],
    ['pipework', 'lagoon'],
    ['shower', 'lagoon'],
    ['jointDetail', 'cream'],
    ['kitchenSink', 'plum'],
  ],
  electrical: [
    ['pendants', 'dusk'],
    ['panel', 'clay'],
    ['charger', 'lagoon'],
    ['bulbs', 'dusk'],
    ['gardenLights', 'dusk'],
    ['readingCorner', 'plum'],
  ],
  cleaning: [
    ['livingRoom', 'cream'],
    ['bedroom', 'sage'],
    ['supplies', 'lagoon'],
    ['kitchenSink', 'sage'],
    ['livingRoom', 'clay'],
  ],
  painting: [
    ['halfPainted', 'cream'],
    ['swatches', 'sage'],
    ['facadePaint', 'cream'],
    ['twoTone', 'lagoon'],
  ],
  carpentry: [
    ['workshop', 'clay'],
    ['bookcase', 'sage'],
    ['deck', 'blush'],
    ['hallway', 'cream'],
  ],
  tiling: [
    ['laying', 'lagoon'],
    ['encaustic', 'blush'],
    ['splashback', 'ochre'],
    ['tiledBath', 'plum'],
  ],
  gardening: [
    ['frontGarden', 'golden'],
    ['kitchenGarden', 'sage'],
    ['mowing', 'cream'],
    ['terrace', 'clay'],
  ],
  locks: [
    ['lockDetail', 'lagoon'],
    ['doorstep', 'sage'],
    ['keyWall', 'blush'],
  ],
  roofing: [
    ['eaves', 'lagoon'],
    ['shingling', 'clay'],
    ['rooftops', 'blush'],
  ],
  handywork: [
    ['shelving', 'sage'],
    ['toolLayout', 'lagoon'],
    ['hallway', 'cream'],
    ['readingCorner', 'plum'],
  ],
  climate: [
    ['cooling', 'lagoon'],
    ['control', 'clay'],
    ['outdoorUnit', 'sage'],
    ['heating', 'blush'],
  ],
  moving: [
    ['movingDay', 'golden'],
    ['boxes', 'ochre'],
    ['arrived', 'cream'],
  ],
} as const satisfies Record<string, readonly Picture[]>;

/** `count` pictures of a trade, from the given one on. */
export function photos(trade: keyof typeof PHOTOS, count: number, from = 0): Picture[] {
  const all: readonly Picture[] = PHOTOS[trade];
  return [...all.slice(from), ...all.slice(0, from)].slice(0, count);
}
