import { emptyAccount } from '@doorstep/local/google/ready-project.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Problem } from '@doorstep/local/stack/problem.ts';
import type { Context } from '../configuration/context.ts';
import { SIGN_IN } from '../configuration/google/credentials.ts';
import { CannotCheck } from '../configuration/google/google-errors.ts';
import { missing, right, unknown, wrong, type Finding, type Item } from '../configuration/item.ts';
import { ITEMS, NEEDED } from '../configuration/items.ts';
import { readDoctorOptions, readSetupOptions } from '../configuration/options.ts';
import { createTestContext } from '../configuration/test-support.ts';
import { describeFinding, diagnose, exitCodeOf, summaryOf } from './diagnose.ts';

const item = (name: string, check: Item['check']): Item => ({
  name,
  title: `Title ${name}`,
  check,
});
const GOOD = item('good', () => Promise.resolve(right('fine')));
const WRONG = item('wrong', () => Promise.resolve(wrong('off', 'turn it on')));
const MISSING = item('missing', () => Promise.resolve(missing('absent', 'create it')));
const SILENT = item('silent', () => Promise.resolve(unknown('no answer', 'try again')));
const THROWS = item('throws', () => Promise.reject(new Error('broken')));

/** What `--json` prints, for programs that read it. */
const jsonSchema = z.strictObject({
  project: z.string(),
  ok: z.boolean(),
  items: z.array(
    z.discriminatedUnion('state', [
      z.strictObject({
        name: z.string(),
        title: z.string(),
        state: z.literal('right'),
        detail: z.string(),
      }),
      z.strictObject({
        name: z.string(),
        title: z.string(),
        state: z.enum(['wrong', 'missing', 'unknown']),
        detail: z.string(),
        fix: z.string(),
      }),
    ]),
  ),
});

test.each([
  { list: [GOOD], code: 0 },
  { list: [GOOD, WRONG], code: 1 },
  { list: [MISSING], code: 1 },
  { list: [SILENT, MISSING], code: 1 },
  { list: [GOOD, SILENT], code: 2 },
  { list: [THROWS], code: 2 },
])('the exit code is $code', async ({ list, code }) => {
  const { context } = await createTestContext({});
  const diagnosis = await diagnose(context, list);
  expect(exitCodeOf(diagnosis)).toBe(code);
  expect(diagnosis.ok).toBe(code === 0);
  expect(jsonSchema.parse(JSON.parse(JSON.stringify(diagnosis)))).toEqual(diagnosis);
});

test('each item has one line, and what is wrong has its fix', async () => {
  const { context } = await createTestContext({});
  const lines: string[] = [];
  await diagnose(context, [GOOD, WRONG, SILENT, THROWS], (found, finding) =>
    lines.push(...describeFinding(found, finding)),
  );
  expect(lines).toEqual([
    '✔ Title good: fine',
    '✖ Title wrong: off',
    '    fix: turn it on',
    '? Title silent: no answer',
    '    fix: try again',
    '? Title throws: The check failed (broken)',
    '    fix: npm run doctor -- --project my-shop --only throws',
  ]);
});

describe('what everything needs', () => {
  /** Runs doctor as `main.ts` does. Returns what it prints. */
  async function doctor(context: Context, items = ITEMS) {
    const lines: string[] = [];
    const add = (found: Item, finding: Finding) =>
      void lines.push(...describeFinding(found, finding));
    const diagnosis = await diagnose(context, items, add, NEEDED);
    expect(diagnosis.ok).toBe(false);
    return { lines: [...lines, summaryOf(diagnosis, items)], code: exitCodeOf(diagnosis) };
  }
  const END = 'Everything else depends on it, so doctor stops here.';

  test('stops doctor for a project that does not exist, or that nobody may see', async () => {
    const { context } = await createTestContext(emptyAccount());
    const missing = {
      lines: [
        '✖ Firebase project: my-shop does not exist, or you have no access to it',
        '    fix: npm run setup -- project --project my-shop',
        END,
      ],
      code: 1,
    };
    expect(await doctor(context)).toEqual(missing);
    const one = ITEMS.filter(({ name }) => name === 'budget');
    expect(await doctor(context, one)).toEqual(missing);
  });

  test.each([
    ['without credentials', new CannotCheck('You are not signed in', SIGN_IN), SIGN_IN],
    ['without a network', new CannotCheck('Google did not answer', 'Try again'), 'Try again'],
    ['with an account that may do nothing', new CannotCheck('No permission', 'gcloud'), 'gcloud'],
  ])('stops doctor %s', async (_what, failure, fix) => {
    const { context } = await createTestContext(emptyAccount());
    const refuse = () => Promise.reject(failure);
    const google = { ...context.google, get: refuse, find: refuse };
    expect(await doctor({ ...context, google })).toEqual({
      lines: [`? Google credentials: ${failure.message}`, `    fix: ${fix}`, END],
      code: 2,
    });
  });
});

test('the options select items, and invalid ones are named', () => {
  const args = ['--project', 'my-shop'];
  expect(readDoctorOptions(args, ITEMS)).toMatchObject({ project: 'my-shop', json: false });
  expect(readDoctorOptions(args, ITEMS).items).toHaveLength(ITEMS.length);
  const only = readDoctorOptions([...args, '--only', 'budget,project', '--json'], ITEMS);
  expect(only.items.map(({ name }) => name)).toEqual(['project', 'budget']);
  expect(only.json).toBe(true);
  expect(() => readDoctorOptions([...args, '--only', 'bugdet'], ITEMS)).toThrow(/bugdet.*budget/s);
  expect(() => readDoctorOptions([], ITEMS)).toThrow('--project');
  expect(() => readDoctorOptions(['--project', 'My Shop'], ITEMS)).toThrow('--project');
  expect(() => readDoctorOptions(['--what'], ITEMS)).toThrow(Problem);
  const offline = { ...GOOD, offline: true as const };
  expect(readDoctorOptions([...args, '--offline'], [GOOD, offline]).items).toEqual([offline]);
  expect(readSetupOptions(['budget', ...args], ITEMS).items).toHaveLength(1);
  const all = { project: null, items: [...ITEMS], isNamed: false };
  expect(readSetupOptions([], ITEMS)).toEqual(all);
  expect(readSetupOptions(['budget'], ITEMS).isNamed).toBe(true);
  const some = readSetupOptions(['--only', 'budget,project'], ITEMS);
  expect(some.items.map(({ name }) => name)).toEqual(['project', 'budget']);
  expect(some.isNamed).toBe(false);
});

test('names are unique', () => {
  const names = ITEMS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
