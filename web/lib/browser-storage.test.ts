import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingConfirmation } from './browser-storage.ts';

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
} as const;

describe('pendingConfirmation', () => {
  it('returns the stored sign-up until it is cleared', () => {
    pendingConfirmation.set(PENDING);
    expect(pendingConfirmation.get()).toEqual(PENDING);
    pendingConfirmation.clear();
    expect(pendingConfirmation.get()).toBeNull();
  });

  it('reads a sign-up of an earlier release, without the field `mailed`, as mailed', () => {
    values.set(KEY, '{"email":"nora@unit.test","type":null,"redirect":null}');
    expect(pendingConfirmation.get()).toEqual({
      ...PENDING,
      type: null,
      redirect: null,
      mailed: true,
    });
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
