import { deriveColors } from './colors/brand-colors.ts';
import type { Brand } from './brand-type.ts';

/**
 * Another brand, as a second company would write it into `brand.ts`: euros, Irish formats, device
 * fonts for texts, and three trades of its own. Tests use it to find what does not follow the
 * brand; `tests/release/second-brand.test.ts` builds and runs it.
 */
export const SAMPLE_BRAND: Brand = {
  name: 'Klingel',
  slogan: 'help next door',
  tagline: 'Somebody good, just around the corner',
  intro:
    'Find a piano tuner, a bicycle mechanic or a dog groomer near you. Professionals pay one flat monthly fee.',
  heroAlt: 'A street of front doors in the morning',
  examples: {
    search: 'Piano tuning, a puncture, a name…',
    business: 'Byrne Pianos',
    place: 'Galway',
    area: 'Salthill',
  },
  legalName: 'Klingel Home Services Ltd',
  supportEmail: 'help@klingel.test',
  company: {
    address: ['4 Quay Street', 'Galway', 'Ireland'],
    registration: 'Company number 612345, VAT number IE1234567X',
    legalEmail: 'legal@klingel.test',
    privacyEmail: 'privacy@klingel.test',
    governingLaw: 'Irish law',
    courts: 'the courts of Ireland',
    dataLocation: 'the European Union',
    legalTextsDate: '2027-01-15',
  },
  region: 'europe-west1',
  country: 'IE',
  locale: 'en-IE',
  currency: 'eur',
  plans: {
    Starter: { label: 'Solo', productId: 'prod_klingel_solo', price: 1450 },
    Pro: { label: 'Plus', productId: 'prod_klingel_plus', price: 2900 },
    Business: { label: 'Team', productId: 'prod_klingel_team', price: 6400 },
  },
  priceNote: 'Prices include VAT.',
  refundPolicy: 'Within 14 days of your first payment, as the law of your country says.',
  trades: {
    offered: [],
    own: [
      {
        id: 'piano-tuning',
        name: 'Piano tuning',
        vocabulary: 'piano, piano tuner, piano tuning, out of tune, broken string, sticking key',
        icon: 'smart-home',
      },
      {
        id: 'bicycle-repair',
        name: 'Bicycle repair',
        vocabulary: 'bicycle, bike, bike repair, puncture, flat tyre, brake, gears, bike service',
        icon: 'handyman',
      },
      {
        id: 'dog-grooming',
        name: 'Dog grooming',
        vocabulary: 'dog, dog grooming, groomer, dog wash, puppy cut, nail clipping',
        icon: 'carpet-cleaning',
      },
    ],
    home: ['piano-tuning', 'bicycle-repair', 'dog-grooming'],
  },
  colors: { accent: '#1d5fa8' },
  fonts: {
    css: 'app/fonts-klingel.css',
    preloaded: [],
    body: "system-ui, 'Segoe UI', Roboto, sans-serif",
    heading: "'Klingel Headings', system-ui, sans-serif",
    picture: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  },
  logo: {
    corner: 16,
    lines: 'M10 20.5a6 6 0 0 1 12 0zM8 20.5h16M16 12v2.5',
    lineWidth: 2.4,
    dots: 'M16 24.5v.01',
    dotWidth: 3,
  },
};

/** Returns the texts and colors of a brand that another brand must not show. */
function ownValues({ colors, company, ...brand }: Brand): string[] {
  const { name, slogan, tagline, intro, legalName, supportEmail } = brand;
  const { legalEmail, privacyEmail, governingLaw } = company;
  return [
    ...[name, slogan, tagline, intro, legalName, supportEmail, legalEmail, privacyEmail],
    ...[governingLaw, ...company.address],
    ...Object.values(deriveColors(colors)).flat(),
  ];
}

/** Returns an expression that matches each text and color of a brand. */
export function matchBrand(brand: Brand): RegExp {
  const values = ownValues(brand)
    // White is also used beside the brand's colors.
    .filter((value) => value !== '#ffffff')
    .map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(values.join('|'), 'i');
}
