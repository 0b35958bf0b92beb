import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const emulators = {
  GCLOUD_PROJECT: 'demo-doorstep',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  FIREBASE_CONFIG: JSON.stringify({ storageBucket: 'demo-doorstep.firebasestorage.app' }),
};

describe('readEnvironment', () => {
  it('returns the addresses for browsers', () => {
    expect(readEnvironment(emulators)).toEqual({
      project: 'demo-doorstep',
      bucket: 'demo-doorstep.firebasestorage.app',
      storageUrl: 'http://localhost:9199',
      stripe: null,
    });
  });

  it('returns the Stripe stand-in if there is one', () => {
    const stripe = { STRIPE_API_BASE: 'http://localhost:4242', STRIPE_SECRET_KEY: 'sk_test_local' };
    expect(readEnvironment({ ...emulators, ...stripe }).stripe).toEqual({
      apiBase: 'http://localhost:4242',
      secretKey: 'sk_test_local',
    });
  });

  it('refuses the id of a real project', () => {
    expect(() => readEnvironment({ ...emulators, GCLOUD_PROJECT: 'doorstep' })).toThrow('demo-');
  });

  it.each([
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
  ])('requires %s', (name) => {
    expect(() => readEnvironment({ ...emulators, [name]: undefined })).toThrow(name);
  });
});
