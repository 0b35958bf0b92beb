import { AppError, type ErrorCode } from '@doorstep/domain/app-error';
import { expect, it } from 'vitest';
import { accessErrorText, isAccessRefused } from './messages.ts';

const DENIED = 'Request not found or access denied';

const refusal = (code: ErrorCode, personMessage?: string) =>
  new AppError(code, code, personMessage === undefined ? {} : { personMessage });

// @6.2.6 @6.2.7 @6.2.8 @8.3.18
it.each([
  ['not-found', undefined, DENIED],
  ['invalid-input', undefined, DENIED],
  ['permission-denied', undefined, DENIED],
  ['permission-denied', 'This request was sent to you.', 'This request was sent to you.'],
  ['rate-limited', undefined, 'Too many attempts. Please wait a few minutes and try again.'],
  ['unavailable', undefined, 'Error loading chat'],
] as const)('says why a client was not let in: %s, %s', (code, personMessage, text) => {
  expect(accessErrorText(refusal(code, personMessage))).toBe(text);
});

it('drops an email or a link that was refused, and keeps it while nothing answers', () => {
  expect(isAccessRefused(refusal('not-found'))).toBe(true);
  expect(isAccessRefused(refusal('permission-denied'))).toBe(true);
  expect(isAccessRefused(refusal('rate-limited'))).toBe(false);
  expect(isAccessRefused(refusal('unavailable'))).toBe(false);
});
