import { emailSchema } from '@doorstep/domain/contact/email';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseStrictly } from './documents.ts';

const schema = z.object({
  id: z.string(),
  email: emailSchema,
  at: z.date(),
  tries: z.number().int().default(0),
  data: z.object({ name: z.string() }),
});

const at = new Date('2026-01-15T10:00:00Z');
const sound = { email: 'ann@doorstep.test', at, data: { name: 'Ann' } };

const problemsOf = (fields: Record<string, unknown>) =>
  parseStrictly(schema, { path: 'things/1', id: '1', fields, created_at: at, updated_at: at })
    .problems;

test('a document that matches its schema has no problem, also without a field with a default', () => {
  expect(problemsOf(sound)).toEqual([]);
  expect(problemsOf({ ...sound, tries: 2 })).toEqual([]);
});

test.each([
  ['an unknown field', { ...sound, colour: 'red' }, 'colour: not in the schema'],
  [
    'an unknown nested field',
    { ...sound, data: { name: 'Ann', age: 3 } },
    'data.age: not in the schema',
  ],
  ['the id as a field', { ...sound, id: '1' }, 'id: must not be stored in the document'],
  [
    'a value that is not normalized',
    { ...sound, email: 'Ann@Doorstep.test' },
    'email: not normalized',
  ],
])('%s is a problem', (_, fields, problem) => {
  expect(problemsOf(fields)).toEqual([problem]);
});

test('a problem contains the name of the field but not its value', () => {
  const problems = problemsOf({ ...sound, email: 'secret words', tries: 'many' });
  expect(problems).toHaveLength(2);
  expect(problems.join()).toMatch(/email: .*tries: /);
  expect(problems.join()).not.toMatch(/secret|many/);
});
