import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';

it.each([undefined, '', ' ', '\n'])('has no message for the person when it is %j', (empty) => {
  const options = empty === undefined ? {} : { personMessage: empty };
  expect(new AppError('internal', 'broken', options).personMessage).toBeNull();
});

it('keeps a message for the person as it is', () => {
  const personMessage = 'Your card was declined.';
  expect(new AppError('internal', 'broken', { personMessage }).personMessage).toBe(personMessage);
});
