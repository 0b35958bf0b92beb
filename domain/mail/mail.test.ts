import { expect, it } from 'vitest';
import { requestMailId, statusMailId } from './mail.ts';

it('has one mail id per request and template', () => {
  expect(requestMailId('r1', 'new_request')).toBe('r1_new_request');
});

it('has one mail id per change of a status', () => {
  expect(statusMailId('r1', 'request_cancelled', new Date(5))).toBe('r1_request_cancelled_5');
});
