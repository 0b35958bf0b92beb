import type { BrandColors, ColorName } from '../brand-type.ts';
import { bisect, contrast, toHex, toOklch, type Oklch } from './oklch.ts';

// Derives the colors of the theme from the brand's accent color. The steps are those between the
// hand-picked colors of the first brand.

/** A color in light and dark mode, as `#rrggbb`. */
export type ColorPair = readonly [light: string, dark: string];
export type Palette = Record<ColorName, ColorPair>;
type Colors = Record<ColorName, string>;

/** The contrast that texts need (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** The contrast that icons, focus rings and other lines need (WCAG 2.2, 1.4.11). */
export const LINE_CONTRAST = 3;

/** The surfaces of texts. */
export const SURFACES = [
  'background',
  'panel',
  'backgroundSubtle',
  'backgroundMuted',
  'accentSubtle',
] as const;
/** The surfaces of placeholders and other small hints. */
export const HINT_SURFACES = ['background', 'panel'] as const;
/** The surfaces of lines, among them the tracks of progress bars. */
export const LINE_SURFACES = [...SURFACES, 'backgroundEmphasized'] as const;

/** A lightness, a factor for the chroma, and a turn of the hue (`tone`). */
type Step = readonly [lightness: number, chroma: number, turn?: number];

interface Steps {
  /** Backgrounds and borders. The lightness is added to that of the page's background. */
  neutrals: Record<
    | 'panel'
    | 'backgroundSubtle'
    | 'backgroundMuted'
    | 'backgroundEmphasized'
    | 'border'
    | 'borderSubtle'
    | 'borderEmphasized',
    Step
  >;
  /** Tints of the accent color. The lightness is added to that of the background. */
  tints: Record<'accentSubtle' | 'accentMuted' | 'accentEmphasized', Step>;
  /** Gray texts. The lightness is the part of the way from the text to the background. */
  grays: Record<'plainText' | 'mutedText' | 'subtleText', Step>;
  /** Links and icons. The lightness is added to that of the accent color in this mode. */
  accentText: Step;
  /** The lightness of the color with the most contrast to the background. */
  end: 0 | 1;
}

const LIGHT: Steps = {
  neutrals: {
    panel: [0.0171, 0.5],
    backgroundSubtle: [-0.0258, 1.7],
    backgroundMuted: [-0.0491, 2.2],
    backgroundEmphasized: [-0.0964, 2.95],
    border: [-0.0792, 2.55],
    borderSubtle: [-0.0469, 2.15],
    borderEmphasized: [-0.1582, 3.45],
  },
  tints: {
    accentSubtle: [-0.0338, 0.165, 17],
    accentMuted: [-0.0751, 0.26, 13],
    accentEmphasized: [-0.1425, 0.427, 12],
  },
  grays: {
    plainText: [0.178, 0.876, 9],
    mutedText: [0.297, 0.886, 13],
    subtleText: [0.394, 0.724, 15],
  },
  accentText: [-0.0424, 0.94],
  end: 0,
};

const DARK: Steps = {
  neutrals: {
    panel: [0.033, 1.2],
    backgroundSubtle: [0.0288, 1.2],
    backgroundMuted: [0.069, 1.4, 6],
    backgroundEmphasized: [0.1313, 1.55, 7],
    border: [0.1115, 1.7, 12],
    borderSubtle: [0.0771, 1.4, 6],
    borderEmphasized: [0.208, 2, 12],
  },
  tints: {
    accentSubtle: [0.0591, 0.217, 5],
    accentMuted: [0.1088, 0.307, 5],
    accentEmphasized: [0.1742, 0.411, 5],
  },
  grays: {
    plainText: [0.12, 0.557, 44],
    mutedText: [0.225, 0.648, 28],
    subtleText: [0.34, 0.786, 24],
  },
  accentText: [0.0591, 0.728, 9],
  end: 1,
};

/** The least lightness of the accent color in dark mode. */
const DARK_ACCENT = 0.7357;
/** The hue of yellow, to which lighter tones of a color turn. */
const YELLOW = 110;

/** Returns a tone of a color. Its hue turns to yellow, by at most `turn` degrees. */
function tone(color: Oklch, lightness: number, factor: number, turn = 0): Oklch {
  const { chroma, hue } = color;
  const turned = hue + turn * Math.sin(((YELLOW - hue) * Math.PI) / 180);
  return { lightness, chroma: chroma * factor, hue: turned };
}

/** Returns a color as it is, or with the lightness that it needs, up to black or white (`end`). */
function withContrast(color: Oklch, surfaces: string[], ratio: number, end: 0 | 1): string {
  const atLightness = (lightness: number) => toHex({ ...color, lightness });
  const isWeak = (hex: string) => surfaces.some((surface) => contrast(hex, surface) < ratio);
  const hex = atLightness(color.lightness);
  if (!isWeak(hex)) return hex;
  return atLightness(bisect(end, color.lightness, (lightness) => !isWeak(atLightness(lightness))));
}

interface Base {
  /** The brand's accent color, and the one of this mode. */
  seed: Oklch;
  accent: string;
  background: string;
  text: Oklch;
  /** The color of text in light mode, whose hue gray texts have. */
  ink: Oklch;
  /** The colors of text on the accent color, the preferred one first. */
  onAccent: string[];
}

function deriveMode(steps: Steps, base: Base, given: Partial<Colors>): Colors {
  const { seed, accent, background, ink, text } = base;
  const page = toOklch(background);
  const fill = toOklch(accent);
  const tones = <Name extends ColorName>(
    of: Record<Name, Step>,
    toColor: (step: Step, name: Name) => string,
  ) =>
    Object.fromEntries(
      Object.entries<Step>(of).map(([name, step]) => [
        name,
        given[name as Name] ?? toColor(step, name as Name),
      ]),
    ) as Record<Name, string>;
  const surfaces = {
    background,
    ...tones(steps.neutrals, ([more, ...rest]) =>
      toHex(tone(page, page.lightness + more, ...rest)),
    ),
    ...tones(steps.tints, ([more, ...rest]) => toHex(tone(seed, page.lightness + more, ...rest))),
  };
  const legible = (color: Oklch, on: readonly (keyof typeof surfaces)[], ratio = TEXT_CONTRAST) =>
    withContrast(
      color,
      on.map((name) => surfaces[name]),
      ratio,
      steps.end,
    );
  const way = page.lightness - text.lightness;
  const [more, ...rest] = steps.accentText;
  return {
    ...surfaces,
    text: legible(text, SURFACES),
    ...tones(steps.grays, ([part, ...hue], name) =>
      legible(
        tone(ink, text.lightness + way * part, ...hue),
        name === 'subtleText' ? HINT_SURFACES : SURFACES,
      ),
    ),
    accent,
    onAccent: base.onAccent.find((hex) => contrast(hex, accent) >= TEXT_CONTRAST) ?? '#000000',
    accentText: legible(tone(seed, fill.lightness + more, ...rest), SURFACES),
    accentLine: legible(fill, LINE_SURFACES, LINE_CONTRAST),
    ...given,
  };
}

/**
 * Derives all colors from the accent color, in light and in dark mode. Texts and lines get the
 * contrast that they need on the surfaces, also on those that the brand gives itself.
 */
export function deriveColors({ accent, light = {}, dark = {} }: BrandColors): Palette {
  const seed = toOklch(accent);
  const paper = toOklch(light.background ?? toHex(tone(seed, 0.9776, 0.06)));
  const ink = toOklch(light.text ?? toHex(tone(seed, 0.2708, 0.2)));
  const darkAccent = tone(seed, Math.max(seed.lightness, DARK_ACCENT), 0.875, 7.5);
  const darkText = toHex(tone(seed, 0.1869, 0.082, 21));
  const inLight = deriveMode(
    LIGHT,
    {
      ...{ seed, accent, ink, text: ink, background: toHex(paper) },
      onAccent: ['#ffffff', darkText],
    },
    light,
  );
  const inDark = deriveMode(
    DARK,
    {
      ...{ seed, ink, accent: dark.accent ?? toHex(darkAccent), onAccent: [darkText, '#ffffff'] },
      background: dark.background ?? toHex(tone(ink, 0.2114, 0.457, 7)),
      text: dark.text === undefined ? tone(paper, 0.9505, 1.45, 7) : toOklch(dark.text),
    },
    dark,
  );
  const names = Object.keys(inLight) as ColorName[];
  return Object.fromEntries(
    names.map((name): [ColorName, ColorPair] => [name, [inLight[name], inDark[name]]]),
  ) as Palette;
}
