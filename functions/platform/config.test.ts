import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  linkSecret,
  linkSecrets,
  mailSettings,
  DEFAULT_SALES,
  salesSettings,
  siteUrl,
  stripeSettings,
  stripeWebhookSecrets,
  paymentGraceDays,
} from './config.ts';

const SALES = [
  'CHECKOUT_PROMOTION_CODES',
  'CHECKOUT_AUTOMATIC_TAX',
  'CHECKOUT_TRIAL_DAYS',
  'STRIPE_PORTAL_CONFIGURATION',
];

afterEach(() => vi.unstubAllEnvs());

describe('settings', () => {
  it('removes the last slash of the site URL', () => {
    vi.stubEnv('SITE_URL', 'https://doorstep.example/');
    expect(siteUrl()).toBe('https://doorstep.example');
  });

  it('uses Stripe itself when no other base is set', () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
    vi.stubEnv('STRIPE_API_BASE', '');
    expect(stripeSettings()).toEqual({ secretKey: 'sk_test_1', apiBase: null });
    vi.stubEnv('STRIPE_API_BASE', 'http://localhost:4242');
    expect(stripeSettings().apiBase).toBe('http://localhost:4242');
  });

  it('uses the default sales settings when none are set', () => {
    expect(salesSettings()).toEqual(DEFAULT_SALES);
    for (const name of SALES) vi.stubEnv(name, '');
    expect(salesSettings()).toEqual(DEFAULT_SALES);
  });

  it('reads the sales settings', () => {
    vi.stubEnv('CHECKOUT_PROMOTION_CODES', 'true');
    vi.stubEnv('CHECKOUT_AUTOMATIC_TAX', 'true');
    vi.stubEnv('CHECKOUT_TRIAL_DAYS', '14');
    vi.stubEnv('STRIPE_PORTAL_CONFIGURATION', 'bpc_1');
    expect(salesSettings()).toEqual({
      promotionCodes: true,
      automaticTax: true,
      trialDays: 14,
      portalConfiguration: 'bpc_1',
    });
  });

  it.each([
    ['CHECKOUT_PROMOTION_CODES', 'yes'],
    ['CHECKOUT_TRIAL_DAYS', '-1'],
    ['CHECKOUT_TRIAL_DAYS', '731'],
    ['CHECKOUT_TRIAL_DAYS', '1.5'],
    ['CHECKOUT_TRIAL_DAYS', 'two'],
    ['STRIPE_PORTAL_CONFIGURATION', 'prod_1'],
  ])('refuses %s=%s', (name, value) => {
    vi.stubEnv(name, value);
    expect(() => salesSettings()).toThrow(name);
  });

  it('leaves a page public for 14 days after a failed payment, or for the days that are set', () => {
    expect(paymentGraceDays()).toBe(14);
    vi.stubEnv('PAYMENT_GRACE_DAYS', '0');
    expect(paymentGraceDays()).toBe(0);
    vi.stubEnv('PAYMENT_GRACE_DAYS', '61');
    expect(() => paymentGraceDays()).toThrow('PAYMENT_GRACE_DAYS');
  });

  it('reads several webhook secrets', () => {
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_new, whsec_old,');
    expect(stripeWebhookSecrets()).toEqual(['whsec_new', 'whsec_old']);
  });

  it('names a missing setting and how to set it', () => {
    vi.stubEnv('SITE_URL', undefined);
    expect(() => siteUrl()).toThrow(/SITE_URL.*functions\/\.env\.<project>/);
    vi.stubEnv('LINK_SECRET', undefined);
    expect(() => linkSecret()).toThrow(/LINK_SECRET.*firebase functions:secrets:set LINK_SECRET/);
  });

  it('names every invalid setting without its value', () => {
    vi.stubEnv('SMTP_URL', 'http://user:hunter2@mail.example');
    vi.stubEnv('MAIL_FROM', 'nobody');
    expect(() => mailSettings()).toThrow(/SMTP_URL.*MAIL_FROM/);
    expect(() => mailSettings()).not.toThrow(/hunter2/);
  });

  it('refuses a link secret that is too short', () => {
    vi.stubEnv('LINK_SECRET', 's'.repeat(31));
    expect(() => linkSecret()).toThrow(/LINK_SECRET.*32 characters/);
    vi.stubEnv('LINK_SECRET', `${'s'.repeat(32)},short`);
    expect(() => linkSecret()).toThrow(/LINK_SECRET.*32 characters/);
  });

  it('signs with the first link secret and accepts each while it is rotated', () => {
    const [next, old] = ['n'.repeat(32), 'o'.repeat(32)];
    vi.stubEnv('LINK_SECRET', `${next}, ${old},`);
    expect(linkSecret()).toBe(next);
    expect(linkSecrets()).toEqual([next, old]);
  });
});
