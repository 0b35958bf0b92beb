import type * as brandModule from '@doorstep/domain/brand';
import { deriveColors } from '@doorstep/domain/colors/brand-colors';
import { NO_HOME_PAGE } from '@doorstep/domain/pages/market-home';
import { minimalPage } from '@doorstep/domain/pages/minimal-page';
import { matchBrand, SAMPLE_BRAND } from '@doorstep/domain/sample-brand';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { fromFirebase } from '../data/errors.ts';
import { semanticColors } from '../ui/theme/colors.ts';
import { fillBrand, iconSvg, webManifest } from './server/brand-files.ts';
import { renderPage } from './server/render.tsx';

vi.mock('@doorstep/domain/brand', async () => {
  const sample = await import('@doorstep/domain/sample-brand');
  return { BRAND: sample.SAMPLE_BRAND };
});
vi.mock('../lib/env.ts', () => ({ env: {} }));
vi.mock('virtual:client-build', () => ({
  CLIENT: {
    app: '/a.js',
    boot: '',
    fonts: '',
    fontFiles: {},
    chunks: { home: [], pricing: [], privacy: [], profile: [], search: [], terms: [], trade: [] },
  },
}));

const { BRAND } = await vi.importActual<typeof brandModule>('@doorstep/domain/brand');
const DEFAULT_BRAND = matchBrand(BRAND);
const site = 'https://klingel.test';
const answer = { providers: [], closest: [], next: null };
const profile = minimalPage({ handle: 'rivera' });

it.each([
  ['Klingel: help next door', { site, page: 'home', home: NO_HOME_PAGE }],
  ['Pricing | Klingel', { site, page: 'pricing', sales: { trial_days: 0, automatic_tax: false } }],
  ['Privacy | Klingel', { site, page: 'privacy' }],
  ['Terms | Klingel', { site, page: 'terms' }],
  ['Find Pros | Klingel', { site, page: 'search', query: '', answer }],
  ['| Klingel', { site, page: 'profile', handle: 'rivera', profile }],
] as const)('renders the page with the title %s under the brand', (title, request) => {
  const { html } = renderPage(request);
  expect(html).toContain(`${title}</title>`);
  expect(html).toContain(SAMPLE_BRAND.legalName);
  expect(html).toContain(deriveColors(SAMPLE_BRAND.colors).accent[1]);
  expect(html).not.toMatch(DEFAULT_BRAND);
});

it('names the support of the brand to suspended people', () => {
  const refused = { name: 'FirebaseError', code: 'auth/user-disabled' };
  const text = fromFirebase(Object.assign(new Error(), refused)).personMessage;
  expect(text).toContain(SAMPLE_BRAND.supportEmail);
  expect(text).not.toMatch(DEFAULT_BRAND);
});

it('uses no color of another brand in the theme', () => {
  expect(JSON.stringify(semanticColors)).not.toMatch(DEFAULT_BRAND);
});

it('fills the brand into the page of the app, its icon and its manifest', () => {
  const page = fillBrand(readFileSync(new URL('../index.html', import.meta.url), 'utf8'));
  expect(page).toContain('<title>Klingel: help next door</title>');
  for (const text of [page, iconSvg(), webManifest()]) expect(text).not.toMatch(DEFAULT_BRAND);
});
