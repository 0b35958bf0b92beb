/**
 * The names of all home-service trades by id. Profiles and the search index store the ids. This file
 * is separate from trades.ts, so that the app does not load the vocabulary.
 */
export const TRADE_NAMES = {
  plumbing: 'Plumbing',
  drains: 'Drains and sewers',
  'water-heaters': 'Water heaters and boilers',
  electrical: 'Electrical',
  lighting: 'Lighting',
  'ev-chargers': 'EV chargers',
  solar: 'Solar',
  'heating-cooling': 'Heating and cooling',
  cleaning: 'House cleaning',
  'carpet-cleaning': 'Carpet and upholstery cleaning',
  'window-cleaning': 'Window cleaning',
  'pressure-washing': 'Pressure washing',
  gutters: 'Gutters',
  roofing: 'Roofing',
  siding: 'Siding and exteriors',
  'windows-doors': 'Windows and doors',
  'garage-doors': 'Garage doors',
  locksmith: 'Locksmith',
  security: 'Security systems',
  'smart-home': 'Smart home and TV',
  handyman: 'Handyman',
  'furniture-assembly': 'Furniture assembly',
  carpentry: 'Carpentry',
  painting: 'Painting',
  drywall: 'Drywall and plastering',
  flooring: 'Flooring',
  tiling: 'Tiling',
  kitchens: 'Kitchens',
  bathrooms: 'Bathrooms',
  remodeling: 'Remodeling and building',
  masonry: 'Masonry and concrete',
  paving: 'Driveways and patios',
  decks: 'Decks and pergolas',
  fences: 'Fences and gates',
  'lawn-care': 'Lawn care',
  gardening: 'Gardening and landscaping',
  trees: 'Tree care',
  irrigation: 'Irrigation and sprinklers',
  pools: 'Pools and hot tubs',
  'pest-control': 'Pest control',
  'appliance-repair': 'Appliance repair',
  moving: 'Moving',
  'junk-removal': 'Junk removal',
  chimneys: 'Chimneys and fireplaces',
  insulation: 'Insulation',
  'water-damage': 'Water damage and mold',
} as const;
export type TradeId = keyof typeof TRADE_NAMES;

export const TRADE_IDS = Object.keys(TRADE_NAMES) as TradeId[];

/** Checks whether a text is the id of a trade. */
export const isTradeId = (text: string): text is TradeId => Object.hasOwn(TRADE_NAMES, text);
