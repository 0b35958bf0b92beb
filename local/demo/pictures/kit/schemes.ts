/** The colours of one picture. Every picture uses one scheme, so that its parts agree. */
export interface Scheme {
  wall: string;
  floor: string;
  /** Skirting boards, window frames, door casings. */
  trim: string;
  /** Cabinets and doors. */
  joinery: string;
  /** Table tops, shelves, handles of tools. */
  wood: string;
  /** Counter tops, sanitary ware. */
  stone: string;
  metal: string;
  /** The one colour that draws the eye. */
  accent: string;
  /** A second colour, for cloth and small things. */
  cloth: string;
  leaf: string;
  pot: string;
  /** Top and bottom of the sky, and the far hills in it. */
  sky: readonly [string, string];
  hill: string;
  /** The colour of the light that falls in. */
  sun: string;
  /** Brick, plaster or boards of houses outside. */
  facade: string;
  roof: string;
  grass: string;
}

const cream: Scheme = {
  wall: '#efdcc3',
  floor: '#c98f5f',
  trim: '#fbf3e4',
  joinery: '#6f8a72',
  wood: '#b97a48',
  stone: '#fdf6ea',
  metal: '#c79a52',
  accent: '#b4532a',
  cloth: '#dfa06a',
  leaf: '#4d7352',
  pot: '#c7683f',
  sky: ['#bfe0e0', '#fbe9c8'],
  hill: '#a9c2a0',
  sun: '#fff0c4',
  facade: '#e9c9a4',
  roof: '#8a4a38',
  grass: '#8fa85c',
};

export const SCHEMES = {
  cream,
  clay: {
    ...cream,
    wall: '#dd9f7a',
    floor: '#8f5a3e',
    joinery: '#f3dfc4',
    wood: '#8a5330',
    metal: '#4b4446',
    accent: '#2f5d54',
    cloth: '#f2c48b',
    leaf: '#3f6248',
    pot: '#f1dcc0',
    sky: ['#f6cfa6', '#fdeacb'],
    hill: '#d9a583',
    facade: '#d98f68',
    roof: '#5d3a36',
    grass: '#a2a355',
  },
  sage: {
    ...cream,
    wall: '#cbd3b9',
    floor: '#d3a878',
    joinery: '#f6ecd8',
    wood: '#a86c3f',
    metal: '#3f4a48',
    accent: '#d0703c',
    cloth: '#e7b98b',
    leaf: '#3e6b50',
    pot: '#b65d3a',
    sky: ['#cfe6dc', '#fdf0cf'],
    hill: '#9dbb94',
    facade: '#cdd3b8',
    roof: '#6d5148',
    grass: '#7f9d58',
  },
  lagoon: {
    ...cream,
    wall: '#bcd5d3',
    floor: '#cda57d',
    joinery: '#2f5f66',
    wood: '#b57d4d',
    metal: '#d2a254',
    accent: '#dd7b46',
    cloth: '#f0c58c',
    leaf: '#4f7a5b',
    pot: '#d98858',
    sky: ['#9fd0dc', '#f7ecd2'],
    hill: '#8fb8b0',
    facade: '#a9c7c6',
    roof: '#3d5560',
    grass: '#86a566',
  },
  blush: {
    ...cream,
    wall: '#edc4ae',
    floor: '#b98765',
    joinery: '#8c4a3c',
    wood: '#c48a57',
    metal: '#b98d5b',
    accent: '#3d6b66',
    cloth: '#f7e3cd',
    leaf: '#5b7b52',
    pot: '#f6e7d2',
    sky: ['#f3c7b4', '#fde9cf'],
    hill: '#cf9f93',
    facade: '#e6b49c',
    roof: '#7c4540',
    grass: '#9aa75e',
  },
  ochre: {
    ...cream,
    wall: '#e8c37c',
    floor: '#a76b42',
    joinery: '#36524b',
    wood: '#9a5f35',
    metal: '#efe3cd',
    accent: '#c4512d',
    cloth: '#f5dfb4',
    leaf: '#47694a',
    pot: '#b9502f',
    sky: ['#bcdcd2', '#fbe6b5'],
    hill: '#a7b784',
    facade: '#e3b868',
    roof: '#6a4032',
    grass: '#98a24e',
  },
  dusk: {
    ...cream,
    wall: '#3f5a5c',
    floor: '#6a4638',
    trim: '#c9b79c',
    joinery: '#2b4145',
    wood: '#a2653c',
    stone: '#e6d7bf',
    metal: '#d7a65a',
    accent: '#e0853f',
    cloth: '#d98d63',
    leaf: '#6c8c66',
    pot: '#b5613c',
    sky: ['#38506a', '#f0a56b'],
    hill: '#4a5a6b',
    sun: '#ffd08a',
    facade: '#8b6a66',
    roof: '#3a3845',
    grass: '#566b4c',
  },
  plum: {
    ...cream,
    wall: '#c9a9a6',
    floor: '#8d6252',
    joinery: '#5d3d4c',
    wood: '#b07a50',
    metal: '#d8b27a',
    accent: '#d9763f',
    cloth: '#efd0b2',
    leaf: '#587a5c',
    pot: '#e9d3bb',
    sky: ['#d9c3d0', '#fbe3c6'],
    hill: '#b39aa8',
    facade: '#c79c95',
    roof: '#543a47',
    grass: '#8b9a5e',
  },
  golden: {
    ...cream,
    sky: ['#a9c9c4', '#ffdca3'],
    hill: '#b9b78a',
    sun: '#ffe3a3',
    leaf: '#56784c',
    grass: '#98a552',
    facade: '#e2b98f',
  },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof SCHEMES;
