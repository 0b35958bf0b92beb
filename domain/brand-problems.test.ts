import { expect, it } from 'vitest';
import { brandProblems } from './brand-problems.ts';
import { BRAND } from './active-brand.ts';
import { SAMPLE_BRAND } from './sample-brand.ts';

it('finds nothing wrong with the brand in brand.ts', () => {
  expect(brandProblems(BRAND)).toEqual([]);
});

it('finds nothing wrong with the sample brand', () => {
  expect(brandProblems(SAMPLE_BRAND)).toEqual([]);
});

const { plans, trades, colors, company } = BRAND;
const [own] = SAMPLE_BRAND.trades.own;
if (!own) throw new Error('The sample brand has no trade of its own');

it.each([
  ['an empty name', { name: ' ' }, ['name: is empty', 'name: needs a letter']],
  ['a name of other letters', { name: 'Ё' }, ['name: needs a letter or digit']],
  ['a name with a tag', { name: '<b>Acme</b>' }, ['name: must not contain']],
  ['a slogan in quotes', { slogan: 'the "best" pros' }, ['slogan: must not contain']],
  [
    'a logo that ends its attribute',
    { logo: { ...BRAND.logo, dots: '"/>' } },
    ['logo.dots: must not contain'],
  ],
  ['an address that is none', { supportEmail: 'help' }, ["supportEmail: 'help' is not an email"]],
  [
    'no day of the legal texts',
    { company: { ...company, legalTextsDate: 'soon' } },
    ['company.legalTextsDate'],
  ],
  [
    'a day that does not exist',
    { company: { ...company, legalTextsDate: '2026-02-30' } },
    ['company.legalTextsDate'],
  ],
  ['a region that is none', { region: 'europe-west' }, ['region: is not a region']],
  ['an unknown country', { country: 'UK' }, ["country: 'UK' is not an ISO 3166-1 code"]],
  ['a country in small letters', { country: 'us' }, ["country: 'us'"]],
  ['an unknown locale', { locale: 'en_US' }, ["locale: 'en_US'"]],
  ['a locale of another language', { locale: 'de-DE' }, ["locale: 'de-DE'"]],
  ['a locale with other digits', { locale: 'en-u-nu-arab' }, ["locale: 'en-u-nu-arab'"]],
  ['an unknown currency', { currency: 'dollar' }, ["currency: 'dollar'"]],
  ['a currency in capitals', { currency: 'EUR' }, ["currency: 'EUR'"]],
  [
    'a price of nothing',
    { plans: { ...plans, Pro: { ...plans.Pro, price: 0 } } },
    ['plans.Pro.price'],
  ],
  [
    'a price with decimals',
    { plans: { ...plans, Pro: { ...plans.Pro, price: 39.5 } } },
    ['plans.Pro.price'],
  ],
  [
    'one product for two plans',
    { plans: { ...plans, Pro: { ...plans.Pro, productId: plans.Starter.productId } } },
    ['plans.Starter.productId: belongs to two plans', 'plans.Pro.productId: belongs to two plans'],
  ],
  [
    'a trade twice',
    { trades: { ...trades, own: [{ ...own, id: 'plumbing' }] } },
    ["trades: 'plumbing' is listed twice"],
  ],
  [
    'an id with capitals',
    { trades: { ...trades, own: [{ ...own, id: 'Piano' }] } },
    ["trades.own: the id 'Piano'"],
  ],
  [
    'a home page with a trade that is not offered',
    { trades: { offered: ['roofing'], own: [], home: ['roofing', 'tiling'] } as const },
    ["trades.home: 'tiling' is not offered"],
  ],
  [
    'a color by name',
    { colors: { ...colors, accent: 'blue', dark: { text: 'white' } } },
    ['colors.accent: must be #rrggbb', 'colors.dark.text: must be #rrggbb'],
  ],
  [
    'white text on a pale button',
    { colors: { accent: '#f0c0a0', light: { onAccent: '#ffffff' } } },
    ['colors.onAccent: has a contrast of 1.65 on accent (light), not 4.5'],
  ],
  [
    'a gray text that is too dark in dark mode',
    { colors: { ...colors, dark: { mutedText: '#6b746d' } } },
    [
      'colors.mutedText: has a contrast of 3.64 on background (dark), not 4.5',
      'colors.mutedText: has a contrast of 3.35 on panel (dark)',
      'colors.mutedText: has a contrast of 3.39 on backgroundSubtle (dark)',
      'colors.mutedText: has a contrast of 3.00 on backgroundMuted (dark)',
      'colors.mutedText: has a contrast of 3.14 on accentSubtle (dark)',
    ],
  ],
  [
    'a pale line',
    { colors: { ...colors, light: { ...colors.light, accentLine: '#b07a5c' } } },
    [
      'colors.accentLine: has a contrast of 2.94 on backgroundMuted (light), not 3',
      'colors.accentLine: has a contrast of 2.53 on backgroundEmphasized (light), not 3',
    ],
  ],
  [
    'a tint that hides selected text',
    { colors: { ...colors, light: { ...colors.light, accentEmphasized: '#a9481f' } } },
    ['colors.text: has a contrast of 2.58 on accentEmphasized (light), not 4.5'],
  ],
])('names the field of %s', (_what, change, expected) => {
  const problems = brandProblems({ ...BRAND, ...change });
  expect(problems).toHaveLength(expected.length);
  for (const [i, text] of expected.entries()) expect(problems[i]).toContain(text);
});

it.each(['en-DE', 'en-IN', 'en'])('accepts the locale %s', (locale) => {
  expect(brandProblems({ ...BRAND, locale })).toEqual([]);
});
