import { describe, expect, it } from 'vitest';
import { eventSchema, nextCharge, type InvoicePreview } from './stripe-facts.ts';

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

describe('nextCharge', () => {
  type Line = InvoicePreview['lines']['data'][number];
  const line = (amount: number, parent: Line['parent']): Line => ({ amount, parent });
  const month = line(7900, { subscription_item_details: { proration: false } });
  const invoice = (data: Line[], changes: Partial<InvoicePreview> = {}) =>
    nextCharge({
      amount_due: 11898,
      currency: 'usd',
      total: 11898,
      lines: { data, has_more: false },
      ...changes,
    });

  it.each([
    ['of a subscription item', { subscription_item_details: { proration: true } }],
    ['of an invoice item', { invoice_item_details: { proration: true } }],
  ])('leaves prorations %s out of the plan’s amount', (_case, parent) => {
    const lines = [line(-1900, parent), line(5898, parent), month];
    expect(invoice(lines)).toEqual({ amount: 11898, plan_amount: 7900, currency: 'usd' });
  });

  it('counts tax and discounts as the plan’s, and credit not', () => {
    expect(invoice([month], { total: 8532, amount_due: 8532 }).plan_amount).toBe(8532);
    expect(invoice([month], { total: 7110, amount_due: 7110 }).plan_amount).toBe(7110);
    const credit = { total: 7900, amount_due: 2900 };
    expect(invoice([month, line(0, null)], credit)).toMatchObject({
      amount: 2900,
      plan_amount: 7900,
    });
  });

  it('does not know the plan’s amount if the preview does not have all lines', () => {
    const lines = { data: [month], has_more: true };
    expect(invoice([], { lines }).plan_amount).toBeNull();
  });
});
