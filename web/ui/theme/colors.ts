import { COLORS } from '@doorstep/domain/colors/active-colors';
import type { ColorPair as Pair, Palette } from '@doorstep/domain/colors/brand-colors';

/**
 * The palette: the brand's colors (domain/colors/brand-colors.ts) and state colors. Every pair used
 * for text has a contrast of at least 4.5 (WCAG 2.2, 1.4.3). Dark mode follows the device's
 * setting.
 */

const token = ([light, dark]: Pair) => ({ value: { base: light, _dark: dark } });

interface Shades {
  solid: Pair;
  contrast: Pair;
  fg: Pair;
  subtle: Pair;
}

const palette = (p: Shades) => ({
  solid: token(p.solid),
  contrast: token(p.contrast),
  fg: token(p.fg),
  subtle: token(p.subtle),
  focusRing: token(p.solid),
});

/** Returns the theme's tokens for the colors of a brand. */
export function createSemanticColors(colors: Palette) {
  /** Text on a solid color in dark mode. */
  const onDark = colors.background[1];
  return {
    bg: {
      DEFAULT: token(colors.background),
      subtle: token(colors.backgroundSubtle),
      muted: token(colors.backgroundMuted),
      emphasized: token(colors.backgroundEmphasized),
      panel: token(colors.panel),
      warning: token(['#fbf0d9', '#352a12']),
    },
    fg: {
      DEFAULT: token(colors.text),
      muted: token(colors.mutedText),
      subtle: token(colors.subtleText),
      error: token(['#ab2b1a', '#f79c8b']),
      warning: token(['#835a06', '#eec26a']),
    },
    border: {
      DEFAULT: token(colors.border),
      subtle: token(colors.borderSubtle),
      emphasized: token(colors.borderEmphasized),
      error: token(['#ab2b1a', '#f79c8b']),
    },
    accent: {
      ...palette({
        solid: colors.accent,
        contrast: colors.onAccent,
        fg: colors.accentText,
        subtle: colors.accentSubtle,
      }),
      /** What is seen without text, such as a bar, a line in a chart or the edge of a card. */
      line: token(colors.accentLine),
      focusRing: token(colors.accentLine),
      muted: token(colors.accentMuted),
      emphasized: token(colors.accentEmphasized),
    },
    gray: palette({
      solid: colors.text,
      contrast: ['#ffffff', onDark],
      fg: colors.plainText,
      subtle: colors.backgroundMuted,
    }),
    blue: palette({
      solid: ['#1f5b82', '#93c8e8'],
      contrast: ['#ffffff', onDark],
      fg: ['#1b5276', '#a5d2ee'],
      subtle: ['#e3eef5', '#172d3b'],
    }),
    orange: palette({
      solid: ['#9a5208', '#f0b068'],
      contrast: ['#ffffff', onDark],
      fg: ['#874706', '#f3bc80'],
      subtle: ['#fbecd8', '#382611'],
    }),
    green: palette({
      solid: ['#1f6b3a', '#8fd3a3'],
      contrast: ['#ffffff', onDark],
      fg: ['#1c6035', '#9cdaae'],
      subtle: ['#e4f1e6', '#183120'],
    }),
    red: palette({
      solid: ['#ab2b1a', '#f79c8b'],
      contrast: ['#ffffff', onDark],
      fg: ['#9c2616', '#f8ab9c'],
      subtle: ['#fce8e3', '#3b1d18'],
    }),
    yellow: palette({
      solid: ['#7d5a00', '#e8c75f'],
      contrast: ['#ffffff', onDark],
      fg: ['#6f5000', '#ecd07a'],
      subtle: ['#faf1d2', '#322910'],
    }),
  };
}

export const semanticColors = createSemanticColors(COLORS);
