import { AppError } from '@doorstep/domain/app-error';
import { describe, expect, it } from 'vitest';
import { requireCaller, type AuthLevel } from './session.ts';

function user(token: { email?: string; email_verified?: boolean }, provider = 'password') {
  return { uid: 'u1', token: { ...token, firebase: { sign_in_provider: provider } } };
}

const CONFIRMED = user({ email: ' Ann@Example.com', email_verified: true });
const UNCONFIRMED = user({ email: 'ann@example.com', email_verified: false });
const ANONYMOUS = user({}, 'anonymous');

function refusal(auth: Parameters<typeof requireCaller>[0], level: AuthLevel): string | null {
  try {
    requireCaller(auth, level);
    return null;
  } catch (thrown) {
    return thrown instanceof AppError ? thrown.code : 'not an AppError';
  }
}

describe('requireCaller', () => {
  it('gives a session with its email in the stored spelling', () => {
    expect(requireCaller(CONFIRMED, 'session')).toEqual({ uid: 'u1', email: 'ann@example.com' });
  });

  it.each([
    ['nobody', undefined, 'unauthenticated'],
    ['an anonymous user', ANONYMOUS, 'unauthenticated'],
    ['an unconfirmed email', UNCONFIRMED, 'permission-denied'],
    ['a user without an email', user({ email_verified: true }, 'phone'), 'permission-denied'],
  ])('refuses %s where a session is needed', (_who, auth, code) => {
    expect(refusal(auth, 'session')).toBe(code);
  });

  it('takes any user where that is enough, but never an unverified email', () => {
    expect(requireCaller(ANONYMOUS, 'any-user')).toEqual({ uid: 'u1', email: null });
    expect(requireCaller(UNCONFIRMED, 'any-user')).toEqual({ uid: 'u1', email: null });
    expect(refusal(undefined, 'any-user')).toBe('unauthenticated');
  });

  it('does not believe an email of an anonymous user', () => {
    const odd = user({ email: 'ann@example.com', email_verified: true }, 'anonymous');
    expect(requireCaller(odd, 'any-user').email).toBeNull();
  });
});
