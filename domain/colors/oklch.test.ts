import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, toHex, toOklch } from './oklch.ts';

// The values of the CSS Color Module Level 4 and of its tests (web-platform-tests, css/css-color).
it.each([
  ['#008000', 0.51975, 0.17686, 142.495],
  ['#ff0000', 0.62796, 0.25768, 29.234],
  ['#0000ff', 0.45201, 0.31321, 264.052],
  ['#ffff00', 0.96798, 0.21101, 109.769],
])('converts %s as CSS does', (hex, lightness, chroma, hue) => {
  const color = toOklch(hex);
  expect(color.lightness).toBeCloseTo(lightness, 4);
  expect(color.chroma).toBeCloseTo(chroma, 4);
  expect((color.hue + 360) % 360).toBeCloseTo(hue, 1);
});

const anyColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('converts each color back to itself', () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
  );
});

it('lowers the chroma of a color that screens cannot show, and keeps lightness and hue', () => {
  const shown = toOklch(toHex({ lightness: 0.8, chroma: 0.4, hue: 264 }));
  expect(shown.lightness).toBeCloseTo(0.8, 2);
  expect(shown.chroma).toBeLessThan(0.11);
  expect((shown.hue + 360) % 360).toBeCloseTo(264, -1);
  expect(toHex({ lightness: 1.2, chroma: 0.1, hue: 20 })).toBe('#ffffff');
  expect(toHex({ lightness: -0.1, chroma: 0.1, hue: 20 })).toBe('#000000');
});

it('returns the contrast in either order', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  // The lightest gray that is legible on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
