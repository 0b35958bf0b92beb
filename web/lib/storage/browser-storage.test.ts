import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  pendingCheckout,
  pendingConfirmation,
  sessionHint,
  signedOutMark,
} from './browser-storage.ts';

const KEY = 'pending_confirmation';
const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const PENDING = {
  email: 'nora@unit.test',
  type: 'client',
  redirect: '/p/x',
  mailed: false,
  corrected: true,
} as const;

describe('pendingConfirmation', () => {
  it('returns the stored sign-up until it is cleared', () => {
    pendingConfirmation.set(PENDING);
    expect(pendingConfirmation.get()).toEqual(PENDING);
    pendingConfirmation.clear();
    expect(pendingConfirmation.get()).toBeNull();
  });

  it.each(['{', '7', '[]', '{}', '{"email":7,"type":null}', '{"email":"a@b.de","type":"admin"}'])(
    'removes %j, which is malformed',
    (text) => {
      values.set(KEY, text);
      expect(pendingConfirmation.get()).toBeNull();
      expect(values.has(KEY)).toBe(false);
    },
  );
});

// @4.10.3
it('pendingCheckout waits for one account after its session, and else for the next one', () => {
  pendingCheckout.set('prod');
  pendingCheckout.clearOthers('iris');
  expect(pendingCheckout.get()).toBe('prod');
  pendingCheckout.keepFor('nora');
  pendingCheckout.clearOthers('nora');
  expect(pendingCheckout.get()).toBe('prod');
  pendingCheckout.clearOthers('iris');
  expect(values.size).toBe(0);
  pendingCheckout.keepFor('nora');
  pendingCheckout.set('prod');
  pendingCheckout.clearOthers('iris');
  expect(pendingCheckout.get()).toBe('prod');
});

it('pendingCheckout is kept for this page if the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  pendingCheckout.set('prod');
  expect([pendingCheckout.get(), pendingCheckout.isStored()]).toEqual(['prod', false]);
  pendingCheckout.clear();
  expect(pendingCheckout.get()).toBeNull();
});

describe('signedOutMark (@4.10.8)', () => {
  beforeEach(() => signedOutMark.clear());

  it('is stored until it is cleared, whatever else is stored', () => {
    signedOutMark.set();
    sessionHint.set(true);
    expect(signedOutMark.get()).toBe(true);
    expect(values.has('signed_out')).toBe(true);
    signedOutMark.clear();
    expect(signedOutMark.get()).toBe(false);
    expect(values.has('signed_out')).toBe(false);
  });

  it('is read from storage by a page that starts later', () => {
    values.set('signed_out', '1');
    expect(signedOutMark.get()).toBe(true);
  });

  it('works without storage', () => {
    const refuse = () => {
      throw new Error('Refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    signedOutMark.set();
    expect(signedOutMark.get()).toBe(true);
    signedOutMark.clear();
    expect(signedOutMark.get()).toBe(false);
  });

  it('of another tab holds after that tab has cleared it, until a person signs in', () => {
    const mark = String(Date.now() - 1000);
    signedOutMark.follow(mark);
    expect(signedOutMark.get()).toBe(true);
    // A tab that had started before it saw the mark.
    sessionHint.set(true);
    expect(signedOutMark.get()).toBe(true);
    sessionHint.renew();
    sessionHint.set(true);
    expect(signedOutMark.get()).toBe(false);
    signedOutMark.follow(mark);
    expect(signedOutMark.get()).toBe(false);
  });
});
