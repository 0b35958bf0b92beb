import { describe, expect, it } from 'vitest';
import { eventSchema } from './stripe-facts.ts';

const event = (object: Record<string, unknown>, id = 'evt_1') => ({
  id,
  object: 'event',
  type: 'some.type',
  data: { object },
});

describe('eventSchema', () => {
  it.each([
    ['an id', { object: 'invoice', id: 'in_1', customer: 'cus_1' }, 'cus_1'],
    ['an expanded customer', { object: 'invoice', id: 'in_1', customer: { id: 'cus_1' } }, 'cus_1'],
    ['the customer itself', { object: 'customer', id: 'cus_1' }, 'cus_1'],
    ['no customer', { object: 'invoice', id: 'in_1', customer: null }, null],
    ['an object without one', { object: 'balance' }, null],
  ])('finds the customer: %s', (_case, object, customer_id) => {
    expect(eventSchema.parse(event(object))).toEqual({
      id: 'evt_1',
      type: 'some.type',
      customer_id,
    });
  });

  it('refuses an id that is not a valid document id', () => {
    expect(eventSchema.safeParse(event({ object: 'invoice' }, 'a/b')).success).toBe(false);
  });
});
