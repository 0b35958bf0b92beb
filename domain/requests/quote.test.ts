import { describe, expect, it } from 'vitest';
import { isQuoteDay, quoteInputSchema, quoteStatus, totalCents } from './quote.ts';

const NOW = new Date('2026-11-25T21:00:00Z');

// @4.14.2
it.each([
  ['2026-11-24', false],
  ['2026-11-25', true],
  ['2027-05-24', true],
  // The professional may be where it is already tomorrow.
  ['2027-05-25', true],
  ['2027-05-26', false],
])('a new quote can be valid until %s: %s', (day, expected) => {
  expect(isQuoteDay(day, NOW)).toBe(expected);
});

it.each([
  ['open', '2026-11-25T23:59:59Z', 'open'],
  // It is still the 25th in Baker Island.
  ['open', '2026-11-26T11:59:59Z', 'open'],
  ['open', '2026-11-26T12:00:00Z', 'expired'],
  ['accepted', '2027-01-01T00:00:00Z', 'accepted'],
  ['declined', '2027-01-01T00:00:00Z', 'declined'],
  ['withdrawn', '2027-01-01T00:00:00Z', 'withdrawn'],
] as const)('a quote that is %s until Nov 25 is at %s: %s', (state, now, expected) => {
  expect(quoteStatus({ state, valid_until: '2026-11-25' }, new Date(now))).toBe(expected);
});

describe('what a professional sends', () => {
  const today = new Date().toISOString().slice(0, 10);
  const line = { text: 'Labor', cents: 45_000 };
  const quote = { lines: [line], tax_note: null, message: null, valid_until: today };

  it('is trimmed, and has no total of its own', () => {
    const typed = { ...quote, lines: [{ text: ' Labor ', cents: 45_000 }], total_cents: 1 };
    expect(quoteInputSchema.parse(typed)).toEqual(quote);
    expect(totalCents([line, { cents: 1 }])).toBe(45_001);
  });

  it.each<[string, object]>([
    ['no line', { lines: [] }],
    ['21 lines', { lines: Array.from({ length: 21 }, () => line) }],
    ['a line without a visible character', { lines: [{ ...line, text: '\u200b' }] }],
    ['a long line', { lines: [{ ...line, text: 'x'.repeat(141) }] }],
    ['half a cent', { lines: [{ ...line, cents: 0.5 }] }],
    ['a negative amount', { lines: [{ ...line, cents: -1 }] }],
    ['an amount of a million dollars', { lines: [{ ...line, cents: 100_000_000 }] }],
    ['a long tax note', { tax_note: 'x'.repeat(201) }],
    ['a long message', { message: 'x'.repeat(2001) }],
    ['a day that does not exist', { valid_until: '2026-02-30' }],
    ['a day that is over', { valid_until: '2020-01-01' }],
    ['no day', { valid_until: '' }],
  ])('is refused with %s', (_, changes) => {
    expect(quoteInputSchema.safeParse({ ...quote, ...changes }).success).toBe(false);
  });
});
