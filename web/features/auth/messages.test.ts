import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { fromFirebase } from '../../data/errors.ts';
import { isUsedUp, linkError } from './messages.ts';

it.each([
  ['auth/too-many-requests', 'Too many attempts. Please wait a moment and try again.'],
  ['auth/network-request-failed', 'No connection. Please check your network and try again.'],
  [
    'auth/internal-error',
    'Something went wrong on our side. Your link still works. Please try again.',
  ],
])('@2.6.11 says why a link could not be checked after %s', (code, text) => {
  const error = fromFirebase(new FirebaseError(code, 'why'));
  expect(linkError(error)).toBe(text);
  expect(isUsedUp(error)).toBe(false);
});

it.each(['auth/expired-action-code', 'auth/invalid-action-code'])(
  '@2.6.9 knows a used or expired link by %s',
  (code) => {
    expect(isUsedUp(fromFirebase(new FirebaseError(code, 'why')))).toBe(true);
  },
);
