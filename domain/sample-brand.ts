import type { BRAND } from './brand.ts';

/** Another brand, for tests that check that no screen and no mail shows the default one. */
export const SAMPLE_BRAND: typeof BRAND = {
  name: 'Klingel',
  slogan: 'help next door',
  tagline: 'Someone who can help',
  legalName: 'Klingel GmbH',
  supportEmail: 'help@klingel.test',
  colors: {
    background: ['#00aa00', '#00bb00'],
    panel: ['#00aa01', '#00bb01'],
    border: ['#00aa02', '#00bb02'],
    text: ['#00aa03', '#00bb03'],
    mutedText: ['#00aa04', '#00bb04'],
    accent: ['#00aa05', '#00bb05'],
    onAccent: ['#00aa06', '#00bb06'],
    accentText: ['#00aa07', '#00bb07'],
    accentTints: [
      ['#00aa08', '#00bb08'],
      ['#00aa09', '#00bb09'],
      ['#00aa10', '#00bb10'],
    ],
  },
};

/** Returns an expression that matches each text and color of a brand. */
export function matchBrand(brand: typeof BRAND): RegExp {
  const { colors, ...texts } = brand;
  const values = [...Object.values(texts), ...Object.values(colors).flat(2)]
    // White is also used beside the brand's colors.
    .filter((value) => value !== '#ffffff')
    .map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(values.join('|'), 'i');
}
