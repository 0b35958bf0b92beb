import { describe, expect, it } from 'vitest';
import { isQuoteDay, quoteInputSchema, quoteStatus, totalCents } from './quote.ts';

const NOW = new Date('2026-11-25T21:00:00Z');

// @4.14.2
it.each([
  ['2026-11-24', 'America/Chicago', false],
  ['2026-11-25', 'America/Chicago', true],
  ['2027-05-24', 'America/Chicago', true],
  ['2027-05-25', 'America/Chicago', false],
  // It is tomorrow already.
  ['2026-11-25', 'Pacific/Kiritimati', false],
  ['2026-11-26', 'Pacific/Kiritimati', true],
  ['2027-05-25', 'Pacific/Kiritimati', true],
  ['2027-05-26', 'Pacific/Kiritimati', false],
])('a new quote can be valid until %s in %s: %s', (day, timeZone, expected) => {
  expect(isQuoteDay(day, timeZone, NOW)).toBe(expected);
});

it.each([
  ['open', 'Pacific/Honolulu', '2026-12-25T09:59:59Z', 'open'],
  ['open', 'Pacific/Honolulu', '2026-12-25T10:00:00Z', 'expired'],
  ['open', 'Pacific/Kiritimati', '2026-12-24T09:59:59Z', 'open'],
  ['open', 'Pacific/Kiritimati', '2026-12-24T10:00:00Z', 'expired'],
  ['open', 'America/Chicago', '2026-12-25T05:59:59Z', 'open'],
  ['open', 'America/Chicago', '2026-12-25T06:00:00Z', 'expired'],
  // A zone that the runtime does not know.
  ['open', 'Mars/Olympus', '2026-12-25T11:59:59Z', 'open'],
  ['open', 'Mars/Olympus', '2026-12-25T12:00:00Z', 'expired'],
  ['accepted', 'America/Chicago', '2027-01-01T00:00:00Z', 'accepted'],
  ['declined', 'America/Chicago', '2027-01-01T00:00:00Z', 'declined'],
  ['withdrawn', 'America/Chicago', '2027-01-01T00:00:00Z', 'withdrawn'],
] as const)(
  'a quote that is %s until Dec 24 in %s is at %s: %s',
  (state, time_zone, now, expected) => {
    expect(quoteStatus({ state, valid_until: '2026-12-24', time_zone }, new Date(now))).toBe(
      expected,
    );
  },
);

it('ends at midnight on the day when the clocks change', () => {
  const quote = { state: 'open', valid_until: '2026-11-01', time_zone: 'America/Chicago' } as const;
  expect(quoteStatus(quote, new Date('2026-11-02T05:59:59Z'))).toBe('open');
  expect(quoteStatus(quote, new Date('2026-11-02T06:00:00Z'))).toBe('expired');
});

describe('what a professional sends', () => {
  const today = new Date().toISOString().slice(0, 10);
  const line = { text: 'Labor', cents: 45_000 };
  const quote = {
    lines: [line],
    tax_note: null,
    message: null,
    valid_until: today,
    time_zone: 'UTC',
  };

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
    ['a time zone that does not exist', { time_zone: 'Mars/Olympus' }],
    ['no time zone', { time_zone: undefined }],
  ])('is refused with %s', (_, changes) => {
    expect(quoteInputSchema.safeParse({ ...quote, ...changes }).success).toBe(false);
  });
});
