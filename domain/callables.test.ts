import { describe, expect, it } from 'vitest';
import { ALL_CALLABLES } from './all-callables.ts';
import { CALLABLES } from './callables.ts';

describe('CALLABLES', () => {
  it('has the calls of the checkout, the subscription and the request', () => {
    expect(Object.keys(ALL_CALLABLES)).toEqual(
      expect.arrayContaining([
        'create-checkout',
        'check-subscription',
        'customer-portal',
        'send-service-request',
      ]),
    );
  });
  it('drops fields that must not be trusted', () => {
    const payload = { request_id: 'r1', provider_email: 'evil@x.example', client_name: 'X' };
    expect(CALLABLES['send-service-request'].input.parse(payload)).toEqual({ request_id: 'r1' });
  });
});
