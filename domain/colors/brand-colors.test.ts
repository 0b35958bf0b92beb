import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { deriveColors } from './brand-colors.ts';
import { brandProblems } from '../brand-problems.ts';
import type { BrandColors } from '../brand-type.ts';
import { contrast, toOklch } from './oklch.ts';
import { TEST_BRAND } from '../test-brand.ts';

const problemsOf = (colors: BrandColors) => brandProblems({ ...TEST_BRAND, colors });

it('derives the colors of the first brand, which were chosen by hand', () => {
  expect(deriveColors(TEST_BRAND.colors)).toEqual({
    background: ['#fbf7f1', '#151a17'],
    panel: ['#fffdfa', '#1c221e'],
    border: ['#e6dccd', '#2e362f'],
    text: ['#1d2a24', '#f3eee5'],
    plainText: ['#3f4a43', '#cfd3cb'],
    mutedText: ['#566159', '#b4bbb3'],
    subtleText: ['#6b746d', '#98a198'],
    accent: ['#a9481f', '#e79163'],
    onAccent: ['#ffffff', '#17120e'],
    accentText: ['#983e18', '#f1a981'],
    accentLine: ['#a9481f', '#e79163'],
    backgroundSubtle: ['#f5eee4', '#1b211d'],
    backgroundMuted: ['#efe6d9', '#242b26'],
    backgroundEmphasized: ['#e2d6c5', '#333b35'],
    borderSubtle: ['#efe7da', '#262d28'],
    borderEmphasized: ['#cfc2ae', '#465047'],
    accentSubtle: ['#f9e9de', '#33221a'],
    accentMuted: ['#f3d9c9', '#452c20'],
    accentEmphasized: ['#e9bfa6', '#5d3a29'],
  });
});

it('needs one color, which buttons have in light mode', () => {
  const { accent, onAccent, background, text } = deriveColors({ accent: '#1d4ed8' });
  expect([accent[0], onAccent[0]]).toEqual(['#1d4ed8', '#ffffff']);
  const [light, dark] = background.map((hex) => toOklch(hex).lightness);
  expect(light).toBeGreaterThan(0.95);
  expect(dark).toBeLessThan(0.25);
  // The grays have a little of the accent color.
  const { hue } = toOklch('#1d4ed8');
  expect(Math.abs(toOklch(text[0]).hue - hue)).toBeLessThan(8);
});

it('writes dark text on an accent color that is too light for white text', () => {
  const { accent, onAccent, accentText, accentLine } = deriveColors({ accent: '#ffcc00' });
  expect(accent[0]).toBe('#ffcc00');
  expect(toOklch(onAccent[0]).lightness).toBeLessThan(0.25);
  expect(contrast(accentText[0], '#ffffff')).toBeGreaterThan(4.5);
  // The line is as light as its contrast allows.
  expect(toOklch(accentLine[0]).lightness).toBeGreaterThan(toOklch(accentText[0]).lightness);
});

it('has no hue where the accent color has none', () => {
  for (const pair of Object.values(deriveColors({ accent: '#808080' })))
    for (const hex of pair) expect(hex).toMatch(/^#(..)\1\1$/);
});

it('takes each color that the brand gives itself, in its mode only', () => {
  const derived = deriveColors({ accent: '#1d4ed8' });
  const given = deriveColors({
    accent: '#1d4ed8',
    light: { mutedText: '#112233' },
    dark: { accent: '#99bbff', accentSubtle: '#101a33' },
  });
  expect(given.mutedText).toEqual(['#112233', derived.mutedText[1]]);
  expect(given.accent).toEqual(['#1d4ed8', '#99bbff']);
  expect(given.accentSubtle).toEqual([derived.accentSubtle[0], '#101a33']);
  expect(given.panel).toEqual(derived.panel);
});

it('derives from the background and the text that the brand gives', () => {
  const { panel, mutedText, background } = deriveColors({
    accent: '#1d4ed8',
    light: { background: '#ffffff', text: '#000000' },
  });
  expect(panel[0]).toBe('#ffffff');
  for (const hex of [mutedText[0], mutedText[1], background[1]]) expect(hex).toMatch(/^#(..)\1\1$/);
});

it('makes texts legible on a background that the brand gives', () => {
  const colors = {
    accent: '#5b8def',
    light: { background: '#e3e6ee' },
    dark: { panel: '#333a4a' },
  };
  expect(problemsOf(colors)).toEqual([]);
});

const anyValue = fc.integer({ min: 0, max: 0xff_ff_ff });

it('makes texts and lines legible for any accent color', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const accent = `#${value.toString(16).padStart(6, '0')}`;
      expect(problemsOf({ accent })).toEqual([]);
      expect(problemsOf({ ...TEST_BRAND.colors, accent })).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
