import { AppError } from '@doorstep/domain/app-error';
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
  ])("Firebase's %s is our %s", (theirs, ours) => {
    expect(fromFirebase(new FirebaseError(theirs, 'why')).code).toBe(ours);
  });

  it('knows the limit of sign-ups inside of what Firebase says of it', () => {
    const words = (status: string) =>
      `Firebase: ((HTTP request returned HTTP error 429: {"error":{"status":"${status}"}})) (auth/internal-error).`;
    const error = (status: string) =>
      fromFirebase(new FirebaseError('auth/internal-error', words(status)));
    expect(error('RESOURCE_EXHAUSTED').code).toBe('rate-limited');
    expect(error('RESOURCE_EXHAUSTED').personMessage).toBe(
      'Too many accounts were created from your network in the past hour. Please try again later.',
    );
    expect(error('INTERNAL').code).toBe('internal');
  });

  it("keeps a function's word to the person, and nobody else's", () => {
    const said = (code: string) =>
      fromFirebase(new FirebaseError(code, 'Please wait.')).personMessage;
    expect(said('functions/resource-exhausted')).toBe('Please wait.');
    expect(said('permission-denied')).toBeNull();
    expect(said('auth/user-disabled')).toBe(
      'This account is suspended. If you think that is a mistake, please write to support@doorstep.example.',
    );
    expect(said('auth/weak-password')).toBe('Please choose a password of at least 6 characters.');
  });

  it.each([
    ['functions/internal', 'internal [0]'],
    ['functions/deadline-exceeded', 'deadline-exceeded'],
    ['functions/internal', 'INTERNAL'],
    ['functions/internal', ''],
    ['functions/internal', ' [500]'],
    ['functions/internal', '  [500]'],
    ['functions/not-found', 'Backend error status: NOT_FOUND [404]'],
  ])("takes the SDK's own words for nobody's: %s, %s", (code, message) => {
    expect(fromFirebase(new FirebaseError(code, message)).personMessage).toBeNull();
  });

  it("cuts the status off a function's words", () => {
    const error = new FirebaseError('functions/unavailable', 'Please try again. [503]');
    expect(fromFirebase(error).personMessage).toBe('Please try again.');
  });

  it('leaves our own errors alone and keeps what was caught', () => {
    const own = new AppError('not-found', 'gone');
    expect(fromFirebase(own)).toBe(own);
    const cause = new TypeError('broken');
    expect(fromFirebase(cause)).toMatchObject({ code: 'internal', cause });
  });
});
