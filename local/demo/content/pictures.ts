/** The cover pictures by topic: files of `pictures/covers`. */
export const COVERS = {
  plumbing: 'kitchen-sink-ochre',
  pipes: 'pipework-sage',
  lamps: 'pendants-dusk',
  charger: 'charger-cream',
  living: 'living-room-plum',
  supplies: 'supplies-sage',
  walls: 'half-painted-lagoon',
  fronts: 'facade-paint-blush',
  workshop: 'workshop-cream',
  bookcase: 'bookcase-clay',
  splashback: 'splashback-lagoon',
  baths: 'tiled-bath-cream',
  garden: 'front-garden-cream',
  beds: 'kitchen-garden-golden',
  terrace: 'terrace-sage',
  doors: 'doorstep-lagoon',
  keys: 'key-wall-cream',
  eaves: 'eaves-clay',
  rooftops: 'rooftops-golden',
  shelving: 'shelving-blush',
  cooling: 'cooling-sage',
  heatPump: 'outdoor-unit-ochre',
  moving: 'moving-day-blush',
  boxes: 'boxes-lagoon',
} as const;

/** The work photos of each trade, shared by its professionals: files of `pictures/photos`. */
const PHOTOS = {
  plumbing: [
    'kitchen-sink-sage',
    'bathroom-blush',
    'pipework-lagoon',
    'shower-lagoon',
    'joint-detail-cream',
    'kitchen-sink-plum',
  ],
  electrical: [
    'pendants-dusk',
    'panel-clay',
    'charger-lagoon',
    'bulbs-dusk',
    'garden-lights-dusk',
    'reading-corner-plum',
  ],
  cleaning: [
    'living-room-cream',
    'bedroom-sage',
    'supplies-lagoon',
    'kitchen-sink-sage',
    'living-room-clay',
  ],
  painting: ['half-painted-cream', 'swatches-sage', 'facade-paint-cream', 'two-tone-lagoon'],
  carpentry: ['workshop-clay', 'bookcase-sage', 'deck-blush', 'hallway-cream'],
  tiling: ['laying-lagoon', 'encaustic-blush', 'splashback-ochre', 'tiled-bath-plum'],
  gardening: ['front-garden-golden', 'kitchen-garden-sage', 'mowing-cream', 'terrace-clay'],
  locks: ['lock-detail-lagoon', 'doorstep-sage', 'key-wall-blush'],
  roofing: ['eaves-lagoon', 'shingling-clay', 'rooftops-blush'],
  handywork: ['shelving-sage', 'tool-layout-lagoon', 'hallway-cream', 'reading-corner-plum'],
  climate: ['cooling-lagoon', 'control-clay', 'outdoor-unit-sage', 'heating-blush'],
  moving: ['moving-day-golden', 'boxes-ochre', 'arrived-cream'],
} as const;

/** Returns `count` photos of a trade, starting with the one at index `from`. */
export function photos(trade: keyof typeof PHOTOS, count: number, from = 0): string[] {
  const all: readonly string[] = PHOTOS[trade];
  return [...all.slice(from), ...all.slice(0, from)].slice(0, count);
}
