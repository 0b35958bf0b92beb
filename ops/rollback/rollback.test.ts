import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deploy } from '../deploy/deploy.ts';
import { UNKNOWN } from '../deploy/live/live.ts';
import { readDeployOptions, readRollbackOptions } from '../deploy/options.ts';
import { createWorld, gitOf, PROJECT } from '../deploy/test-support.ts';
import { MIGRATIONS } from '../migrations/registry.ts';
import { rollback } from './rollback.ts';

const OPTIONS = readRollbackOptions(['--project', PROJECT]);
const LIVE = { hosting: 'v1.1.0', functions: ['v1.1.0', 'v1.1.0'] };

/** Notes the sources that each program runs in. */
function watchFolders(world: Awaited<ReturnType<typeof createWorld>>) {
  const seen: { call: string; release: string; hasSettings: boolean; folder: string }[] = [];
  const { run } = world.context;
  world.context.run = (program, args, options) => {
    const { cwd: folder } = options;
    if (program !== 'git') {
      seen.push({
        call: [program, ...args.slice(0, 3)].join(' '),
        release: readFileSync(path.join(folder, 'release.txt'), 'utf8'),
        hasSettings: existsSync(path.join(folder, `functions/.env.${PROJECT}`)),
        folder,
      });
    }
    return run(program, args, options);
  };
  return seen;
}

test('deploys the sources of the release before, in the reverse order, without rules', async () => {
  const world = await createWorld(LIVE);
  const seen = watchFolders(world);
  expect(await rollback(world.context, OPTIONS)).toBe(0);
  expect(world.deployed()).toEqual(['hosting', 'functions']);
  expect(world.cloud).toMatchObject({ hosting: 'v1.0.0', functions: ['v1.0.0', 'v1.0.0'] });
  const [, ...later] = seen;
  expect(later.map(({ call }) => call)).toEqual([
    'npm ci',
    'npm run build --workspace',
    'npm run build --workspace',
    'firebase deploy --only hosting',
    'firebase deploy --only functions',
    'firebase functions:list --json --project',
  ]);
  expect(later.every(({ release, hasSettings }) => release === 'v1.0.0' && hasSettings)).toBe(true);
  expect(world.text()).toContain('Indexes and rules are as before. They accept what the site of');
  // The temporary checkout is gone, and the own one is untouched.
  expect(existsSync(later[0]?.folder ?? '/')).toBe(false);
  const git = gitOf(world);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(git('describe', '--tags')).toBe('v1.1.0');
});

test('does not wait for indexes, which only the newer release needs', async () => {
  const world = await createWorld({ ...LIVE, indexes: [['NEEDS_REPAIR']] });
  expect(await rollback(world.context, OPTIONS)).toBe(0);
});

test('deploys the rules last when they are asked for', async () => {
  const world = await createWorld(LIVE);
  const options = readRollbackOptions(['--project', PROJECT, '--to', 'v1.0.0', '--rules']);
  expect(await rollback(world.context, options)).toBe(0);
  expect(world.deployed()).toEqual(['hosting', 'functions', 'firestore:rules,storage']);
});

test('goes back to the release of the site if a deploy stopped before it', async () => {
  const world = await createWorld({ hosting: 'v1.0.0', functions: ['v1.1.0', 'v1.0.0'] });
  expect(await rollback(world.context, OPTIONS)).toBe(0);
  expect(world.cloud.functions).toEqual(['v1.0.0', 'v1.0.0']);
});

test('goes back from a release whose functions were deployed by hand', async () => {
  const world = await createWorld({ hosting: 'v1.1.0', functions: ['v1.1.0', undefined] });
  expect(await rollback(world.context, OPTIONS)).toBe(0);
  expect(world.cloud).toMatchObject({ hosting: 'v1.0.0', functions: ['v1.0.0', 'v1.0.0'] });
});

test('to a release of before version.json does not ask for its name', async () => {
  const world = await createWorld({ ...LIVE, isNameless: true });
  expect(await rollback(world.context, { ...OPTIONS, to: 'v1.0.0' })).toBe(0);
  expect(world.text()).toContain('– site and functions of v1.0.0 do not name their release');
});

test('whose check ends early still says what is live', async () => {
  const world = await createWorld(LIVE);
  world.context.env = { STRIPE_SECRET_KEY: 'pk_no_secret' };
  expect(await rollback(world.context, OPTIONS)).toBe(1);
  expect(world.text()).toContain('✖ the check cannot go on: ');
  expect(world.text()).toContain('  ✔ functions  v1.0.0, since 12:00 UTC');
  expect(world.text()).toContain('✖ v1.0.0 is live, but 1 checks failed.');
});

test('that fails in the middle says what is live and how to go on', async () => {
  const failures = [{ only: 'functions', times: 1, output: 'Build failed' }];
  const world = await createWorld({ ...LIVE, failures });
  expect(await rollback(world.context, OPTIONS)).toBe(1);
  const text = world.text();
  expect(text.slice(text.indexOf('✖'))).toBe(
    [
      `✖ The rollback of ${PROJECT} to v1.0.0 failed at functions.`,
      '',
      'What is live:',
      '  ✔ hosting    v1.0.0, since 12:00 UTC',
      '  ? functions  some v1.0.0, some v1.1.0',
      '',
      'People see the site of v1.0.0, which works with the newer functions and rules.',
      'After you fix the cause shown above, continue with:',
      `  npm run rollback -- --project ${PROJECT} --to v1.0.0`,
    ].join('\n'),
  );
});

test('is refused when a migration has run that the earlier release cannot live with', async () => {
  const world = await createWorld(LIVE);
  const [migration] = MIGRATIONS;
  if (!migration) throw new Error('no migrations');
  const state = {
    ...{ state: 'running' as const, after: null, checked: 0, changed: 0, run: null },
    ...{ started_at: new Date(), lease_until: null, finished_at: null },
  };
  const set = (isReversible: boolean, hasStarted: boolean) => {
    const changed = { ...migration, isReversible };
    world.context.migrationStates = () =>
      Promise.resolve([{ migration: changed, state: hasStarted ? state : null }]);
  };
  set(false, true);
  await expect(rollback(world.context, OPTIONS)).rejects.toThrow(
    'v1.0.0 cannot use the data any more: the migration 0001-first-answers has run. Mend the ' +
      'current release, or restore a backup (docs/backups.md).',
  );
  expect(world.deployed()).toEqual([]);
  set(false, false);
  expect(await rollback(world.context, OPTIONS)).toBe(0);
  set(true, true);
  expect(await rollback(world.context, { ...OPTIONS, to: 'v1.0.0' })).toBe(0);
});

test('goes back to what was live here, not to a tag of another origin', async () => {
  const world = await createWorld();
  const git = gitOf(world);
  git('tag', '--delete', 'v1.1.0');
  git('checkout', '--quiet', '-b', 'own');
  // The operator merges a release of upstream, which began where v1.0.0 is, and deploys v1.1.0.
  git('checkout', '--quiet', '-b', 'upstream', 'v1.0.0');
  git('commit', '--quiet', '--allow-empty', '--message', 'upstream');
  git('tag', 'v0.10.0');
  git('checkout', '--quiet', 'own');
  git('merge', '--quiet', '--no-edit', 'v0.10.0');
  git('commit', '--quiet', '--allow-empty', '--message', 'released');
  git('tag', 'v1.1.0');
  expect(git('describe', '--tags', '--abbrev=0', 'v1.1.0^')).toBe('v0.10.0');
  expect(await deploy(world.context, readDeployOptions(['--project', PROJECT]))).toBe(0);
  expect(await rollback(world.context, OPTIONS)).toBe(0);
  expect(world.cloud).toMatchObject({ hosting: 'v1.0.0', functions: ['v1.0.0', 'v1.0.0'] });
  expect(world.project.live).toMatchObject({ release: 'v1.0.0', brand: 'Shop', earlier: [] });
});

test('builds the commit that was live, though its tag is another commit now', async () => {
  const world = await createWorld(LIVE);
  const git = gitOf(world);
  const commit = git('rev-parse', 'v1.0.0');
  git('tag', '--force', 'v1.0.0', 'v1.1.0');
  const seen = watchFolders(world);
  expect(await rollback(world.context, { ...OPTIONS, to: 'v1.0.0' })).toBe(0);
  expect(seen.at(-1)?.release).toBe('v1.0.0');
  expect(world.project.live?.commit).toBe(commit);
});

test('a clone without the commit that was live says so', async () => {
  const world = await createWorld(LIVE);
  const [earlier] = world.project.live?.earlier ?? [];
  if (earlier) earlier.commit = 'c0ffee0'.padEnd(40, '0');
  await expect(rollback(world.context, OPTIONS)).rejects.toThrow(
    'Git does not know v1.0.0 (c0ffee0). Run git fetch --tags.',
  );
});

test('is refused while a deploy runs, and what is live stays as it was', async () => {
  const world = await createWorld(LIVE);
  world.project.lockedFor = 'deploying v1.2.0';
  await expect(rollback(world.context, OPTIONS)).rejects.toThrow('has been deploying v1.2.0.');
  expect(world.deployed()).toEqual([]);
  expect(world.project.lockedFor).toBe('deploying v1.2.0');
});

test('is refused without a release to go back to', async () => {
  const world = await createWorld({ hosting: UNKNOWN, functions: [undefined] });
  await expect(rollback(world.context, OPTIONS)).rejects.toThrow(
    'The project has no record of what is live. If one was deployed by hand, add --to',
  );
  await expect(rollback(world.context, { ...OPTIONS, to: 'v9.0.0' })).rejects.toThrow(
    'Git does not know v9.0.0. Run git fetch --tags.',
  );
  const first = await createWorld();
  await expect(rollback(first.context, OPTIONS)).rejects.toThrow(
    'The project has no record of a release before v1.0.0. If one was deployed by hand, add --to',
  );
  first.context.confirm = () => Promise.resolve(false);
  await expect(rollback(first.context, { ...OPTIONS, to: 'v1.1.0' })).rejects.toThrow(
    'Nothing was deployed.',
  );
  expect(first.deployed()).toEqual([]);
});
