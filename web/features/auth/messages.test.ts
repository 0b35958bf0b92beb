import { AppError, type ErrorCode } from '@doorstep/domain/app-error';
import { expect, it } from 'vitest';
import { isLinkExpired, linkErrorText } from './messages.ts';

it.each<[ErrorCode, string | null, string]>([
  ['rate-limited', 'Too many attempts. Please wait.', 'Too many attempts. Please wait.'],
  ['unavailable', null, 'We got no answer. Please check your connection and try again.'],
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
