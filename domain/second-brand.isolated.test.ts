import { beforeEach, expect, it, vi } from 'vitest';
import { currencySymbol, formatMoney, formatPrice } from './billing/money.ts';
import { findPlanByProduct, monthlyPrice, planLabel, PLANS } from './billing/plan.ts';
import { editableAmount, formatAmount, parseAmount } from './billing/typed-amount.ts';
import type { Brand } from './brand-type.ts';
import { BRAND } from './active-brand.ts';
import { formatTime } from './profiles/opening-hours.ts';
import { tradesOfProfile, tradesOfQuery } from './search/trades/match-trades.ts';
import { tooLongMessage } from './text.ts';
import { formatAverage } from './profiles/rating.ts';
import { isTradeId, TRADE_IDS, tradeNames } from './search/trades/trade-names.ts';

vi.mock('./active-brand.ts', async () => {
  const sample = await import('./sample-brand.ts');
  return { BRAND: { ...sample.SAMPLE_BRAND } };
});

const brand: Brand = BRAND;

beforeEach(() => {
  Object.assign(brand, { locale: 'en-IE', currency: 'eur' });
});

it('sells the plans under the names and at the prices of the brand', () => {
  expect(PLANS.map((plan) => [plan.name, plan.label, monthlyPrice(plan)])).toEqual([
    ['Starter', 'Solo', '€14.50'],
    ['Pro', 'Plus', '€29'],
    ['Business', 'Team', '€64'],
  ]);
  expect(findPlanByProduct('prod_klingel_plus')?.name).toBe('Pro');
  expect(findPlanByProduct('prod_doorstep_pro')).toBeNull();
  expect(planLabel('Business')).toBe('Team');
});

it('reads and writes amounts in the currency of the brand', () => {
  expect(currencySymbol()).toBe('€');
  expect(parseAmount('€1,180.5')).toBe(118_050);
  expect(parseAmount('$90')).toBeNull();
  expect(formatMoney(118_050, 'eur')).toBe('€1,180.50');
  expect(formatAmount(118_050)).toBe('1,180.50');
});

it('has no decimals where the currency has none', () => {
  brand.currency = 'jpy';
  expect(parseAmount('1,250')).toBe(1250);
  expect(parseAmount('1,250.5')).toBeNull();
  expect([editableAmount(1250), formatAmount(1250)]).toEqual(['1250', '1,250']);
  const [starter] = PLANS;
  expect(starter && monthlyPrice(starter)).toBe('JP¥1,450');
});

it.each([
  // These are the formats of CLDR. In some locales, amounts and numbers are written differently.
  ['en-DE', '€1,180.50', ['1,180.50', '1.180,50', '1180,5', '€ 1180.5', '1180,50 €', '1.180,5']],
  ['en-AT', '€\u00a01.180,50', ['1.180,50', '1180,5', '€ 1.180,50', '1.180,50 €']],
  ['en-CH', '€1,180.50', ["1'180.50", '1’180.50', '1180.5']],
  ['en-ZA', '€1\u00a0180,50', ['1 180,50', '1180,5']],
])('writes and reads amounts as %s does', (locale, text, typed) => {
  brand.locale = locale;
  expect(formatMoney(118_050, 'eur')).toBe(text);
  for (const one of [...typed, formatAmount(118_050), editableAmount(118_050), text])
    expect([one, parseAmount(one)]).toEqual([one, 118_050]);
  for (const one of ['11,80.50', '1.18,50', '-5', '1,180.505', '1,180,50'])
    expect([one, parseAmount(one)]).toEqual([one, null]);
  expect(formatPrice(2900, 'eur')).toBe(text.replace(/1\D?180[.,]50/, '29'));
});

it('groups digits as the locale does', () => {
  Object.assign(brand, { locale: 'en-IN', currency: 'inr' });
  expect(formatMoney(123_456_750, 'inr')).toBe('₹12,34,567.50');
  expect(parseAmount('₹12,34,567.5')).toBe(123_456_750);
  expect(parseAmount('1,234,567.50')).toBeNull();
});

it('writes the limit of a text and an average as the locale does', () => {
  brand.locale = 'en-DE';
  expect(tooLongMessage(2000)).toBe('Please use at most 2.000 characters.');
  expect(formatAverage(4)).toBe('4,0');
});

it('shows opening hours as the clocks of the locale do', () => {
  expect(formatTime('17:30')).toBe('17:30');
  brand.locale = 'en-AU';
  expect(formatTime('17:30')).toBe('5:30 PM');
});

it('knows the trades of the brand only', () => {
  expect(TRADE_IDS).toEqual(['piano-tuning', 'bicycle-repair', 'dog-grooming']);
  expect(isTradeId('plumbing')).toBe(false);
  expect(tradeNames(['plumbing', 'dog-grooming'])).toEqual(['Dog grooming']);
  expect(tradesOfQuery('flat tyre')).toEqual(['bicycle-repair']);
  expect(tradesOfQuery('blocked drain')).toEqual([]);
  const profile = { display_name: 'Byrne', services: ['Piano tuning'], bio: null };
  expect(tradesOfProfile(profile)).toEqual(['piano-tuning']);
});
