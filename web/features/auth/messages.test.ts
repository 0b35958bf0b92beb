import { AppError, type ErrorCode } from '@doorstep/domain/app-error';
import { expect, it } from 'vitest';
import { fromFirebase } from '../../data/errors.ts';
import { isLinkExpired, linkErrorText, toFieldError } from './messages.ts';

it.each<[ErrorCode, string | null, string]>([
  ['rate-limited', 'Too many attempts. Please wait.', 'Too many attempts. Please wait.'],
  ['unavailable', null, "We didn't get a response. Please check your connection and try again."],
  ['internal', null, 'Something went wrong on our side. Your link still works. Please try again.'],
])('@2.6.11 says why a link could not be checked: %s, %j', (code, personMessage, text) => {
  const error = new AppError(code, 'why', personMessage === null ? {} : { personMessage });
  expect(linkErrorText(error)).toBe(text);
  expect(isLinkExpired(error)).toBe(false);
});

it.each<ErrorCode>(['not-found', 'unauthenticated'])(
  '@2.6.9 takes %s for a used or expired link',
  (code) => {
    expect(isLinkExpired(new AppError(code, 'why'))).toBe(true);
  },
);

/** Returns the error that an error of Firebase Auth becomes. */
const errorOf = (code: string) =>
  fromFirebase(Object.assign(new Error('why'), { name: 'FirebaseError', code: `auth/${code}` }));

it.each([
  ['email-already-in-use', 'email', 'sign-in', /already an account/],
  ['invalid-email', 'email', null, /valid email/],
  ['user-disabled', 'email', null, /suspended/],
  ['wrong-password', 'password', 'reset', /^Incorrect email or password\.$/],
  ['user-not-found', 'password', 'reset', /^Incorrect email or password\.$/],
  ['weak-password', 'password', null, /at least 6 characters/],
])('@8.3.10 shows %s beside the field that it is about', (code, field, helpfulForm, message) => {
  expect(toFieldError(errorOf(code))).toEqual({
    field,
    helpfulForm,
    message: expect.stringMatching(message) as string,
  });
});

it.each(['network-request-failed', 'internal-error', 'too-many-requests'])(
  'shows %s beside no field',
  (code) => {
    expect(toFieldError(errorOf(code))).toBeNull();
  },
);

it('@2.6.9 says that an account is suspended, not that its link was replaced', () => {
  const error = errorOf('user-disabled');
  expect(isLinkExpired(error)).toBe(false);
  expect(linkErrorText(error)).toMatch(/suspended/);
});
