import { expect, it } from 'vitest';
import { requestMailId } from './mail.ts';

it('has one mail id per request and template', () => {
  expect(requestMailId('r1', 'new_request')).toBe('r1_new_request');
});
