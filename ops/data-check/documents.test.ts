import { emailSchema } from '@doorstep/domain/email';
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

test('a document that fits its schema has no problem, also without a field that has a default', () => {
  expect(problemsOf(sound)).toEqual([]);
  expect(problemsOf({ ...sound, tries: 2 })).toEqual([]);
});

test.each([
  ['an unknown field', { ...sound, colour: 'red' }, 'colour: is no field of it'],
  ['one further down', { ...sound, data: { name: 'Ann', age: 3 } }, 'data.age: is no field of it'],
  ['its id among the fields', { ...sound, id: '1' }, 'id: is stored in the document'],
  [
    'a value in another spelling',
    { ...sound, email: 'Ann@Doorstep.test' },
    'email: is not in the form in which it is stored',
  ],
])('%s is a problem', (_, fields, problem) => {
  expect(problemsOf(fields)).toEqual([problem]);
});

test('what does not fit is named by its field, without its value', () => {
  const problems = problemsOf({ ...sound, email: 'secret words', tries: 'many' });
  expect(problems).toHaveLength(2);
  expect(problems.join()).toMatch(/email: .*tries: /);
  expect(problems.join()).not.toMatch(/secret|many/);
});
