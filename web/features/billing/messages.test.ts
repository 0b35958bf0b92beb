import { AppError } from '@doorstep/domain/app-error';
import { expect, it } from 'vitest';
import { checkoutError, portalError, statusError } from './messages.ts';

it.each(['', ' '])('%j is no message: the general one is shown', (personMessage) => {
  const error = new AppError('internal', 'functions/internal: [500]', { personMessage });
  expect(checkoutError(error)).toBe('Something went wrong starting checkout.');
  expect(portalError(error)).toBe('Something went wrong.');
  expect(statusError(error)).toBe("Couldn't fetch subscription");
});
