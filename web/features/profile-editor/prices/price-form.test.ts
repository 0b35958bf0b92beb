import { describe, expect, it } from 'vitest';
import { priceFormSchema, toPriceForm, type PriceForm } from './price-form.ts';

const row = (text: string, amount: string) => ({ text, amount });
const issuesOf = (rows: PriceForm['rows']) =>
  priceFormSchema
    .safeParse({ rows })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the form of price hints @2.57.2', () => {
  it('has three rows, and leaves out the empty ones', () => {
    const hints = [{ text: 'Drain cleaning', cents: 8_950 }];
    const form = toPriceForm(hints);
    expect(form.rows).toEqual([row('Drain cleaning', '89.50'), row('', ''), row('', '')]);
    expect(priceFormSchema.parse(form)).toEqual(hints);
    const moved = { rows: [row(' ', ''), row('  Drain cleaning ', ' $89.5 '), row('', '')] };
    expect(priceFormSchema.parse(moved)).toEqual(hints);
  });

  it.each([
    [row('', '89'), ['rows.0.text', 'Please describe the job.']],
    [row('\u200b', '89'), ['rows.0.text', 'Please describe the job.']],
    [row('Drains', ''), ['rows.0.amount', 'Please enter an amount, such as 1,250.00.']],
    [row('Drains', 'call me'), ['rows.0.amount', 'Please enter an amount, such as 1,250.00.']],
    [row('Drains', '0'), ['rows.0.amount', 'Please enter a price above zero.']],
    [row('Drains', '1000000'), ['rows.0.amount', 'Please enter at most 999,999.99.']],
    [row('x'.repeat(61), '89'), ['rows.0.text', expect.stringContaining('60')]],
  ])('explains %j beside its field', (wrong, issue) => {
    expect(issuesOf([wrong, row('Gas lines', '90')])).toEqual([issue]);
  });
});
