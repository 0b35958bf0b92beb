import { AppError } from '@doorstep/domain/app-error';
import { BRAND } from '@doorstep/domain/brand';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { fromFirebase } from './errors.ts';

describe('fromFirebase', () => {
  it.each([
    ['permission-denied', 'permission-denied'],
    ['unavailable', 'unavailable'],
    ['unknown', 'unavailable'],
    ['functions/resource-exhausted', 'rate-limited'],
    ['functions/not-found', 'not-found'],
    ['auth/email-already-in-use', 'already-exists'],
    ['auth/network-request-failed', 'unavailable'],
    ['auth/expired-action-code', 'not-found'],
    ['auth/user-disabled', 'unauthenticated'],
    ['auth/too-many-requests', 'rate-limited'],
    ['storage/unauthorized', 'permission-denied'],
    ['auth/never-heard-of', 'internal'],
  ])("converts Firebase's code %s to %s", (firebaseCode, code) => {
    expect(fromFirebase(new FirebaseError(firebaseCode, 'why')).code).toBe(code);
  });

  it('recognizes the limit of sign-ups in the message of Firebase', () => {
    const message = (status: string) =>
      `Firebase: ((HTTP request returned HTTP error 429: {"error":{"status":"${status}"}})) (auth/internal-error).`;
    const error = (status: string) =>
      fromFirebase(new FirebaseError('auth/internal-error', message(status)));
    expect(error('RESOURCE_EXHAUSTED').code).toBe('rate-limited');
    expect(error('RESOURCE_EXHAUSTED').personMessage).toBe(
      'Too many accounts were created from your network in the past hour. Please try again later.',
    );
    expect(error('INTERNAL').code).toBe('internal');
    expect(error('UNAVAILABLE').code).toBe('unavailable');
    expect(error('UNAVAILABLE').personMessage).toBe(
      "We can't create new accounts right now. Please try again later.",
    );
  });

  it('keeps the messages of functions, and no other messages of Firebase', () => {
    const personMessage = (code: string) =>
      fromFirebase(new FirebaseError(code, 'Please wait.')).personMessage;
    expect(personMessage('functions/resource-exhausted')).toBe('Please wait.');
    expect(personMessage('permission-denied')).toBeNull();
    expect(personMessage('auth/user-disabled')).toBe(
      `This account is suspended. If you think that is a mistake, please write to ${BRAND.supportEmail}.`,
    );
    expect(personMessage('auth/weak-password')).toBe(
      'Please choose a password of at least 6 characters.',
    );
  });

  it.each([
    ['functions/internal', 'internal [0]'],
    ['functions/deadline-exceeded', 'deadline-exceeded'],
    ['functions/internal', 'INTERNAL'],
    ['functions/internal', ''],
    ['functions/internal', ' [500]'],
    ['functions/internal', '  [500]'],
    ['functions/not-found', 'Backend error status: NOT_FOUND [404]'],
  ])("drops the SDK's own message: %s, %s", (code, message) => {
    expect(fromFirebase(new FirebaseError(code, message)).personMessage).toBeNull();
  });

  it("removes the HTTP status from a function's message", () => {
    const error = new FirebaseError('functions/unavailable', 'Please try again. [503]');
    expect(fromFirebase(error).personMessage).toBe('Please try again.');
  });

  it('returns an AppError unchanged, and keeps the cause of other errors', () => {
    const appError = new AppError('not-found', 'gone');
    expect(fromFirebase(appError)).toBe(appError);
    const cause = new TypeError('broken');
    expect(fromFirebase(cause)).toMatchObject({ code: 'internal', cause });
  });
});
