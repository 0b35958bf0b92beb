import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { emulatorVariables, functionsEnvironment, siteVariables } from './environment.ts';
import { resolvePorts } from './ports.ts';

const ports = resolvePorts({ DOORSTEP_PORT_OFFSET: '100' });
const addresses = addressesOf(ports);

describe('functionsEnvironment', () => {
  it('uses the Stripe stand-in and the mail inbox by default', () => {
    const { settings, secrets, realStripe } = functionsEnvironment(addresses, {});
    expect(settings).toMatchObject({
      SITE_URL: 'http://localhost:3100',
      STRIPE_API_BASE: 'http://localhost:4342',
      APP_CHECK: 'off',
    });
    expect(secrets).toMatchObject({ SMTP_URL: 'smtp://localhost:1125' });
    expect(secrets['STRIPE_SECRET_KEY']).toMatch(/^sk_test_/);
    expect(realStripe).toBe(false);
  });

  it('uses the Stripe test account whose key is in the environment', () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' };
    const { settings, secrets, realStripe } = functionsEnvironment(addresses, env);
    expect(settings).not.toHaveProperty('STRIPE_API_BASE');
    expect(secrets).toMatchObject(env);
    expect(realStripe).toBe(true);
  });

  it('never uses a live key', () => {
    const { secrets, realStripe } = functionsEnvironment(addresses, {
      STRIPE_SECRET_KEY: 'sk_live_mine',
    });
    expect(secrets['STRIPE_SECRET_KEY']).not.toContain('live');
    expect(realStripe).toBe(false);
  });
});

describe('emulatorVariables', () => {
  it('has the hosts in the form that the server libraries expect', () => {
    expect(emulatorVariables(addresses)).toMatchObject({
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8180',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9199',
      STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9299',
    });
  });
});

describe('siteVariables', () => {
  it('contain the addresses of the emulators', () => {
    const { VITE_EMULATORS: emulators = '' } = siteVariables({ ports, env: {} });
    expect(JSON.parse(emulators)).toEqual({
      auth: 'http://localhost:9199',
      firestore: { host: 'localhost', port: 8180 },
      functions: { host: 'localhost', port: 5101 },
      storage: { host: 'localhost', port: 9299 },
    });
  });
});
