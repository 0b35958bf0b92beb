import { AppError } from '@doorstep/domain/app-error';
import { expect, it } from 'vitest';
import { checkoutErrorText, portalErrorText, statusErrorText } from './messages.ts';

it.each(['', ' '])('shows the general text if the message is %j', (personMessage) => {
  const error = new AppError('internal', 'functions/internal: [500]', { personMessage });
  expect(checkoutErrorText(error)).toBe('Something went wrong starting checkout.');
  expect(portalErrorText(error)).toBe('Something went wrong.');
  expect(statusErrorText(error)).toBe("Couldn't fetch subscription");
});
