import { AppError } from '@doorstep/domain/app-error';
import { describe, expect, it } from 'vitest';
import { requireCaller, type AuthLevel } from './session.ts';

const AUTH_TIME = 1_790_000_000;

function user(token: { email?: string; email_verified?: boolean }, provider = 'password') {
  const firebase = { sign_in_provider: provider };
  return { uid: 'u1', token: { ...token, auth_time: AUTH_TIME, firebase } };
}

const CONFIRMED = user({ email: ' Ann@Example.com', email_verified: true });
const UNCONFIRMED = user({ email: 'ann@example.com', email_verified: false });
const ANONYMOUS = user({}, 'anonymous');

function refusal(auth: unknown, level: AuthLevel): string | null {
  try {
    requireCaller(auth, level);
    return null;
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : 'not an AppError';
  }
}

describe('requireCaller', () => {
  it('returns the uid, the normalized email and the time of the sign-in', () => {
    const signed_in_at = new Date(AUTH_TIME * 1000);
    const caller = { uid: 'u1', email: 'ann@example.com', signed_in_at };
    expect(requireCaller(CONFIRMED, 'session')).toEqual(caller);
  });

  it.each([
    ['a missing user', undefined, 'unauthenticated'],
    ['an anonymous user', ANONYMOUS, 'unauthenticated'],
    ['an unconfirmed email', UNCONFIRMED, 'permission-denied'],
    ['a user without an email', user({ email_verified: true }, 'phone'), 'permission-denied'],
  ])('refuses %s if a session is required', (_who, auth, code) => {
    expect(refusal(auth, 'session')).toBe(code);
  });

  it('accepts any user at the level any-user, but never an unverified email', () => {
    expect(requireCaller(ANONYMOUS, 'any-user')).toMatchObject({ uid: 'u1', email: null });
    expect(requireCaller(UNCONFIRMED, 'any-user')).toMatchObject({ uid: 'u1', email: null });
    expect(refusal(undefined, 'any-user')).toBe('unauthenticated');
  });

  it.each([undefined, CONFIRMED])('ignores the user %# at the level none', (auth) => {
    expect(requireCaller(auth, 'none')).toMatchObject({ uid: '', email: null });
  });

  it('ignores the email of an anonymous user', () => {
    const odd = user({ email: 'ann@example.com', email_verified: true }, 'anonymous');
    expect(requireCaller(odd, 'any-user').email).toBeNull();
  });

  it.each<[string, unknown]>([
    ['an array for its payload', { uid: undefined, token: [] }],
    ['no uid', { ...CONFIRMED, uid: undefined }],
    ['a number for its uid', { ...CONFIRMED, uid: 7 }],
    ['a path for its uid', { ...CONFIRMED, uid: 'a/b' }],
    ['a uid that Firestore reserves', { ...CONFIRMED, uid: '__a__' }],
    ['no claims', { uid: 'u1', token: null }],
    ['no provider', { uid: 'u1', token: { ...CONFIRMED.token, firebase: {} } }],
    ['no firebase claim', { uid: 'u1', token: { ...CONFIRMED.token, firebase: undefined } }],
    ['null for its firebase claim', { uid: 'u1', token: { ...CONFIRMED.token, firebase: null } }],
    [
      'a list of providers',
      { uid: 'u1', token: { ...CONFIRMED.token, firebase: { sign_in_provider: ['password'] } } },
    ],
    ['a number for its email', { uid: 'u1', token: { ...CONFIRMED.token, email: 7 } }],
    ['a string for true', { uid: 'u1', token: { ...CONFIRMED.token, email_verified: 'true' } }],
    [
      'a string for its sign-in time',
      { uid: 'u1', token: { ...CONFIRMED.token, auth_time: 'now' } },
    ],
    ['a string instead of an object', 'token'],
  ])('refuses a token with %s at every level', (_what, auth) => {
    for (const level of ['any-user', 'session', 'admin'] as const) {
      expect(refusal(auth, level)).toBe('unauthenticated');
    }
  });

  it('treats a token without a sign-in time as signed in long ago', () => {
    const token = { ...CONFIRMED.token, auth_time: undefined };
    expect(requireCaller({ uid: 'u1', token }, 'session').signed_in_at).toEqual(new Date(0));
  });
});
