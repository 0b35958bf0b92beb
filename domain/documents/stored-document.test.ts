import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf, safeParseDocument, withDates } from './stored-document.ts';

const date = new Date('2026-01-15T10:00:00Z');
const timestamp = { toDate: () => date };

it('converts timestamps to dates at any depth', () => {
  const fields = { at: timestamp, list: [{ at: timestamp }], map: { at: timestamp }, none: null };
  expect(withDates(fields)).toEqual({
    at: date,
    list: [{ at: date }],
    map: { at: date },
    none: null,
  });
});

const schema = z.object({ id: z.string(), at: z.date() });

it('parses a document with its id', () => {
  expect(safeParseDocument(schema, '1', { at: timestamp }).data).toEqual({ id: '1', at: date });
});

it('names a malformed field without its value', () => {
  const { error } = safeParseDocument(schema, '1', { at: 'secret' });
  const problems = error ? problemsOf(error) : [];
  expect(problems).toEqual([expect.stringMatching(/^at: /)]);
  expect(problems.join()).not.toContain('secret');
});
