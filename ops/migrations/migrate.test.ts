import { expect, test } from 'vitest';
import { requireConfirmation, stateLine } from './migrate.ts';
import { readMigrateOptions } from './options.ts';
import { MIGRATIONS } from './registry.ts';

const [migration] = MIGRATIONS;

test('the command runs all migrations, or those that are named', () => {
  const read = (...args: string[]) =>
    readMigrateOptions(['--project', 'doorstep-shop', ...args], {}, MIGRATIONS);
  expect(read()).toMatchObject({ isList: false, isDryRun: false, migrations: MIGRATIONS });
  expect(read('--dry-run', '0001-first-answers')).toMatchObject({
    isDryRun: true,
    migrations: [{ id: '0001-first-answers' }],
    database: { target: { kind: 'cloud', project: 'doorstep-shop' } },
  });
  expect(() => read('0009-nothing')).toThrow('There is no migration 0009-nothing');
  expect(() => read('--now')).toThrow("'--now'");
});

test('a real project is refused while the environment names an emulator', () => {
  const env = { FIRESTORE_EMULATOR_HOST: 'localhost:8080' };
  expect(() => readMigrateOptions(['--project', 'doorstep-shop'], env, MIGRATIONS)).toThrow(
    'FIRESTORE_EMULATOR_HOST is set',
  );
});

test('each state has a line', () => {
  if (!migration) throw new Error('no migrations');
  const state = { after: 'x', checked: 7, changed: 3, started_at: new Date(0), run: null };
  const line = (more: { state: 'done' | 'running'; finished_at: Date | null }) =>
    stateLine(migration, { ...state, ...more, lease_until: null });
  expect(stateLine(migration, null)).toBe('– 0001-first-answers: not started, runs after deploy');
  expect(line({ state: 'running', finished_at: null })).toBe(
    '… 0001-first-answers: not finished, 7 checked, 3 changed',
  );
  expect(line({ state: 'done', finished_at: new Date(0) })).toBe(
    '✔ 0001-first-answers: done 1970-01-01, 7 checked, 3 changed',
  );
});

test('without a terminal and without --yes nothing starts', async () => {
  await expect(requireConfirmation(false, false)('Run?')).rejects.toThrow('Add --yes');
  expect(await requireConfirmation(true, false)('Run?')).toBe(true);
});
