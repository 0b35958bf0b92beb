import { quoteSchema } from '@doorstep/domain/requests/quote';
import { describe, expect, it } from 'vitest';
import { dayIn, initialQuote, quoteFormSchema, typedTotal } from './quote-form.ts';

const NOW = new Date(2026, 10, 25, 23, 30);
const typed = { ...initialQuote(null, new Date()), lines: [{ text: ' Labor ', amount: '1,250' }] };

// @4.14.9
it('converts amounts to cents and empty notes to null', () => {
  expect(quoteFormSchema.parse(typed)).toEqual({
    lines: [{ text: 'Labor', cents: 125_000 }],
    ...{ tax_note: null, message: null, valid_until: typed.valid_until },
  });
});

describe('an invalid field has its message', () => {
  it.each([
    [{ text: '', amount: '5' }, 'lines.0.text', 'Please describe this line.'],
    [{ text: 'Labor', amount: 'abc' }, 'lines.0.amount', /such as 1,250.00/],
    [{ text: 'Labor', amount: '' }, 'lines.0.amount', /such as 1,250.00/],
    [{ text: 'Labor', amount: '1000000' }, 'lines.0.amount', /at most 999,999.99/],
  ])('%j', (line, path, message) => {
    const { error } = quoteFormSchema.safeParse({ ...typed, lines: [line] });
    expect(error?.issues[0]?.path.join('.')).toBe(path);
    expect(error?.issues[0]?.message).toMatch(message);
  });

  it('a day that is over', () => {
    const { error } = quoteFormSchema.safeParse({ ...typed, valid_until: '' });
    expect(error?.issues[0]?.path).toEqual(['valid_until']);
  });
});

it('starts 30 days ahead, in the time zone of the device', () => {
  expect(dayIn(0, NOW)).toBe('2026-11-25');
  expect(initialQuote(null, NOW).valid_until).toBe('2026-12-25');
});

it('a new quote starts with the lines of the earlier one, without its message', () => {
  const earlier = quoteSchema.parse({
    ...{ id: 'q', lines: [{ text: 'Labor', cents: 45_050 }], total_cents: 45_050 },
    ...{ currency: 'usd', tax_note: 'Plus tax', message: 'Hi', valid_until: '2026-01-01' },
    ...{ time_zone: 'UTC', state: 'declined', created_at: NOW, decided_at: NOW, decided_by: 'ana' },
  });
  expect(initialQuote(earlier, NOW)).toEqual({
    lines: [{ text: 'Labor', amount: '450.50' }],
    ...{ tax_note: 'Plus tax', message: '', valid_until: '2026-12-25' },
  });
});

it('adds what can be read so far', () => {
  const lines = ['1,000', '0.5', 'abc', ''].map((amount) => ({ text: '', amount }));
  expect(typedTotal(lines)).toBe(100_050);
});
