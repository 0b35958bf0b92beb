import { expect, it } from 'vitest';
import { AppError, toAppError } from './app-error.ts';

it('has the cause and both messages', () => {
  const cause = new Error('socket');
  const personMessage = 'Your card was declined.';
  const error = new AppError('unavailable', 'SMTP down', { personMessage, cause });
  expect(error).toMatchObject({ code: 'unavailable', message: 'SMTP down', personMessage, cause });
});

it.each([undefined, '', ' ', '\n'])('has no message for people if it is %j', (empty) => {
  const options = empty === undefined ? {} : { personMessage: empty };
  expect(new AppError('internal', 'broken', options).personMessage).toBeNull();
});

it('wraps any other thrown value', () => {
  const error = new AppError('unavailable', 'SMTP down');
  expect(toAppError(error)).toBe(error);
  expect(toAppError('boom')).toMatchObject({ code: 'internal', message: 'boom' });
  const cause = new TypeError('x');
  expect(toAppError(cause).cause).toBe(cause);
});
