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

const WAITING = {
  email: 'nora@unit.test',
  type: 'client',
  redirect: '/p/x',
  mailed: false,
} as const;

describe('pendingConfirmation', () => {
  it('gives back what was kept', () => {
    pendingConfirmation.set(WAITING);
    expect(pendingConfirmation.get()).toEqual(WAITING);
    pendingConfirmation.clear();
    expect(pendingConfirmation.get()).toBeNull();
  });

  it('takes a mail for sent where nothing is said, as earlier releases have stored it', () => {
    values.set(KEY, '{"email":"nora@unit.test","type":null,"redirect":null}');
    expect(pendingConfirmation.get()).toEqual({
      ...WAITING,
      type: null,
      redirect: null,
      mailed: true,
    });
  });

  it.each(['{', '7', '[]', '{}', '{"email":7,"type":null}', '{"email":"a@b.de","type":"admin"}'])(
    'lets go %j, which is none',
    (text) => {
      values.set(KEY, text);
      expect(pendingConfirmation.get()).toBeNull();
      expect(values.has(KEY)).toBe(false);
    },
  );
});
