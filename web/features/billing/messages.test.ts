import { AppError } from '@doorstep/domain/app-error';
import { expect, it } from 'vitest';
import {
  checkoutErrorText,
  isAuthenticationFailure,
  requiresSignIn,
  portalErrorText,
  statusErrorText,
} from './messages.ts';

const failure = (message: string, personMessage: string | null = null) =>
  new AppError('internal', message, personMessage === null ? {} : { personMessage });

it.each(['', ' '])('@8.1.3 @8.3.7 shows the general texts instead of the message %j', (text) => {
  const error = failure('functions/internal: [500]', text);
  expect(checkoutErrorText(error)).toBe('Something went wrong starting checkout.');
  expect(portalErrorText(error)).toBe('Something went wrong.');
  expect(statusErrorText(error)).toBe("Couldn't fetch subscription");
});

it("@8.3.8 shows the server's message for the person", () => {
  const error = failure('failed-precondition', 'This plan is no longer sold.');
  for (const text of [checkoutErrorText, portalErrorText, statusErrorText]) {
    expect(text(error)).toBe('This plan is no longer sold.');
  }
});

it.each(['No Authorization header', 'Missing SUB claim', 'The JWT is too old', 'Auth is down'])(
  '@8.1.1 asks to sign in again before a checkout that failed with %j',
  (message) => {
    expect(isAuthenticationFailure(failure(message))).toBe(true);
  },
);

it('@8.1.1 @8.3.6 asks to sign in again if the server knows no session, and not for other failures', () => {
  const error = new AppError('unauthenticated', 'Please sign in.');
  expect([isAuthenticationFailure(error), requiresSignIn(error)]).toEqual([true, true]);
  expect(requiresSignIn(failure('No Authorization header'))).toBe(true);
  const other = failure('Stripe is down');
  expect([isAuthenticationFailure(other), requiresSignIn(other)]).toEqual([false, false]);
  // The SDK's own text for a lost connection names its package 'auth/…'.
  const offline = new AppError('unavailable', 'auth/network-request-failed');
  expect(isAuthenticationFailure(offline)).toBe(false);
});
