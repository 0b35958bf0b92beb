import { deriveColors, type ColorPair } from '@doorstep/domain/colors/brand-colors';
import { contrast } from '@doorstep/domain/colors/oklch';
import { TEST_BRAND } from '@doorstep/domain/test-brand';
import { expect, it } from 'vitest';
import { createSemanticColors } from './colors.ts';

interface Token {
  value: { base: string; _dark: string };
}

const pairOf = ({ value }: Token): ColorPair => [value.base, value._dark];

/** Returns the pairs that are too weak in light or in dark mode. */
function weakPairs(pairs: [what: string, front: Token, behind: Token, least: number][]) {
  return pairs.flatMap(([what, front, behind, least]) =>
    [0, 1].flatMap((mode) => {
      const ratio = contrast(pairOf(front)[mode] ?? '', pairOf(behind)[mode] ?? '');
      return ratio >= least ? [] : [`${what} (${mode === 0 ? 'light' : 'dark'}): ${ratio}`];
    }),
  );
}

const ACCENTS = {
  'the first brand': TEST_BRAND.colors.accent,
  yellow: '#ffd400',
  orange: '#ff7a00',
  red: '#e10600',
  'a red of medium lightness': '#e0463c',
  pink: '#ff4fa3',
  purple: '#6d28d9',
  navy: '#0b1f4b',
  'bright blue': '#0000ff',
  'sky blue': '#38bdf8',
  teal: '#0f766e',
  'bright green': '#00ff00',
  olive: '#6b7a1f',
  brown: '#5b3a1e',
  gray: '#777777',
  'near white': '#fdfdfb',
  'near black': '#0a0a0c',
  white: '#ffffff',
  black: '#000000',
};

it.each(
  Object.entries(ACCENTS).flatMap(([name, accent]) => [
    [name, 'alone', { accent }] as const,
    [name, "on the first brand's paper", { ...TEST_BRAND.colors, accent }] as const,
  ]),
)('makes texts, icons and lines legible: %s, %s', (_name, _where, colors) => {
  const { bg, fg, accent, gray, blue, orange, green, red, yellow } = createSemanticColors(
    deriveColors(colors),
  );
  const states = { gray, blue, orange, green, red, yellow };
  const surfaces = {
    ...{ page: bg.DEFAULT, panel: bg.panel, 'bg.subtle': bg.subtle, 'bg.muted': bg.muted },
    'accent.subtle': accent.subtle,
  };
  const texts = { fg: fg.DEFAULT, 'fg.muted': fg.muted, 'accent.fg': accent.fg, gray: gray.fg };
  expect(
    weakPairs([
      ...Object.entries(surfaces).flatMap(
        ([surface, behind]) =>
          [
            ...Object.entries(texts).map(([text, front]): [string, Token, Token, number] => [
              ...([`${text} on ${surface}`, front] as const),
              ...([behind, 4.5] as const),
            ]),
            [`accent.line on ${surface}`, accent.line, behind, 3],
            [`accent.focusRing on ${surface}`, accent.focusRing, behind, 3],
          ] satisfies [string, Token, Token, number][],
      ),
      ['accent.line on a track', accent.line, bg.emphasized, 3],
      ['accent.contrast on accent.solid', accent.contrast, accent.solid, 4.5],
      ['selected text', fg.DEFAULT, accent.emphasized, 4.5],
      ['a placeholder', fg.subtle, bg.panel, 4.5],
      ['a hint', fg.subtle, bg.DEFAULT, 4.5],
      ['the icon of a toast', fg.warning, bg.panel, 3],
      ['fg.warning on bg.warning', fg.warning, bg.warning, 4.5],
      ['text on bg.warning', fg.DEFAULT, bg.warning, 4.5],
      ['fg.error on the page', fg.error, bg.DEFAULT, 4.5],
      ['fg.error on a panel', fg.error, bg.panel, 4.5],
      ...Object.entries(states).flatMap(([name, shades]): [string, Token, Token, number][] => [
        [`${name}.contrast on ${name}.solid`, shades.contrast, shades.solid, 4.5],
        [`${name}.fg on ${name}.subtle`, shades.fg, shades.subtle, 4.5],
      ]),
    ]),
  ).toEqual([]);
});
