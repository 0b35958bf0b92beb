import { writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../migrations/registry.ts';
import { deploy } from './deploy.ts';
import { readDeployOptions } from './options.ts';
import { createWorld, PROJECT } from './test-support.ts';

const OPTIONS = readDeployOptions(['--project', PROJECT]);
const ALL = ['firestore:indexes', 'firestore:rules,storage', 'functions', 'hosting'];
const TARGET = `--project ${PROJECT} --config firebase.deploy.json --non-interactive`;

describe('a deploy', () => {
  test('stops before anything else if the configuration is not right', async () => {
    const world = await createWorld();
    const requireConfiguration = () => Promise.reject(new Problem('fix: npm run setup -- brand'));
    const context = { ...world.context, requireConfiguration };
    await expect(deploy(context, OPTIONS)).rejects.toThrow('npm run setup -- brand');
    expect(world.calls).toEqual([]);
  });

  test('builds once, deploys in the safe order, and checks the site', async () => {
    const world = await createWorld({ indexes: [['READY', 'CREATING'], ['READY']] });
    expect(await deploy(world.context, OPTIONS)).toBe(0);
    expect(world.calls).toEqual(
      [
        `functions:list --json --project ${PROJECT} --non-interactive`,
        'npm run --silent types',
        'npm run build --workspace web',
        'npm run build --workspace functions',
        `deploy --only firestore:indexes --message v1.1.0 ${TARGET}`,
        `deploy --only firestore:rules,storage --message v1.1.0 ${TARGET}`,
        `firestore:indexes --pretty --project ${PROJECT} --non-interactive`,
        `firestore:indexes --pretty --project ${PROJECT} --non-interactive`,
        `deploy --only functions --force --message v1.1.0 ${TARGET}`,
        `deploy --only hosting --force --message v1.1.0 ${TARGET}`,
        `functions:list --json --project ${PROJECT} --non-interactive`,
      ].map((call) => (call.startsWith('npm') ? call : `firebase ${call}`)),
    );
    expect(world.sleeps).toEqual([15_000]);
    expect(world.text()).toContain('Live now: v1.0.0 of Shop: functions v1.0.0, site v1.0.0.');
    expect(world.text()).toContain('✔ site and functions are v1.1.0');
    expect(world.text()).toContain('  ✔ hosting    v1.1.0, since 12:00 UTC');
    expect(existsSync(path.join(world.root, 'firebase.deploy.json'))).toBe(false);
    const sessions = await world.stripe.checkout.sessions.list();
    expect(sessions.data.map(({ status }) => status)).toEqual(['expired', 'expired', 'expired']);
  });

  test.each([
    ['indexes', 'firestore:indexes', 0],
    ['rules', 'firestore:rules,storage', 1],
  ])('that fails at %s says that no code has changed', async (step, only, done) => {
    const world = await createWorld({ failures: [{ only, times: 1, output: 'HTTP Error: 400' }] });
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    expect(world.deployed()).toEqual(ALL.slice(0, done + 1));
    const text = world.text();
    expect(text).toContain(
      `✖ The deploy of v1.1.0 to ${PROJECT} failed at ${step}, step ${done + 1}`,
    );
    expect(text).toContain('  – functions  v1.0.0\n  – hosting    v1.0.0');
    expect(text).toContain('People see the site of v1.0.0, which works with the parts above.');
    expect(text).toContain(`  npm run deploy -- --project ${PROJECT} --from ${step}`);
    expect(text).toContain('Going back is not needed');
    expect(text).not.toContain('npm run rollback');
  });

  test('that fails at functions says that some are new, and how to go on or back', async () => {
    const failures = [{ only: 'functions', times: 1, output: 'Build failed' }];
    const world = await createWorld({ failures });
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    const text = world.text();
    expect(text.slice(text.indexOf('✖'))).toBe(
      [
        `✖ The deploy of v1.1.0 to ${PROJECT} failed at functions, step 3 of 4.`,
        '',
        'What is live:',
        '  ✔ indexes    v1.1.0, since 12:00 UTC',
        '  ✔ rules      v1.1.0, since 12:00 UTC',
        '  ? functions  some v1.1.0, some v1.0.0',
        '  – hosting    v1.0.0',
        '',
        'People see the site of v1.0.0, which works with the parts above.',
        '',
        'After you fix the cause shown above, continue with:',
        `  npm run deploy -- --project ${PROJECT} --from functions`,
        'Or go back:',
        `  npm run rollback -- --project ${PROJECT} --to v1.0.0`,
      ].join('\n'),
    );
    // The commands work.
    world.calls.length = 0;
    expect(await deploy(world.context, { ...OPTIONS, from: 'functions' })).toBe(0);
    expect(world.deployed()).toEqual(['functions', 'hosting']);
    expect(world.cloud).toMatchObject({ hosting: 'v1.1.0', functions: ['v1.1.0', 'v1.1.0'] });
  });

  test('that fails at hosting says that the old site works with the new functions', async () => {
    const world = await createWorld({ failures: [{ only: 'hosting', times: 1, output: 'x' }] });
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    expect(world.text()).toContain('  ✔ functions  v1.1.0, since 12:00 UTC');
    expect(world.text()).toContain('  ? hosting    v1.0.0, or v1.1.0 if the step had finished');
    expect(world.text()).toContain('People see the site of v1.0.0 until hosting is done. It works');
    expect(world.text()).toContain(`npm run rollback -- --project ${PROJECT} --to v1.0.0`);
  });

  test('tries a failure again that passes by itself', async () => {
    const output = 'Permission denied while using the Eventarc Service Agent.';
    const world = await createWorld({ failures: [{ only: 'functions', times: 2, output }] });
    expect(await deploy(world.context, OPTIONS)).toBe(0);
    expect(world.deployed()).toEqual([...ALL.slice(0, 3), 'functions', 'functions', 'hosting']);
    expect(world.sleeps).toEqual([120_000, 120_000]);
    const again = await createWorld({ failures: [{ only: 'functions', times: 3, output }] });
    expect(await deploy(again.context, OPTIONS)).toBe(1);
  });

  test('that is interrupted says so, and starts no further step', async () => {
    const world = await createWorld();
    const { run } = world.context;
    world.context.run = async (program, args, options) => {
      if (args.includes('firestore:rules,storage')) world.stop.abort();
      const result = await run(program, args, options);
      return world.stop.signal.aborted ? { ...result, code: 130 } : result;
    };
    expect(await deploy(world.context, OPTIONS)).toBe(130);
    expect(world.deployed()).toEqual(ALL.slice(0, 2));
    expect(world.text()).toContain('was interrupted at rules, step 2 of 4');
    expect(world.text()).toContain('  ? rules      as before, or v1.1.0 if the step had finished');
  });

  test('of an index that cannot be built stops before the functions', async () => {
    const world = await createWorld({ indexes: [['READY', 'NEEDS_REPAIR']] });
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    expect(world.deployed()).toEqual(ALL.slice(0, 2));
    expect(world.text()).toContain('✖ 1 indexes cannot be built (NEEDS_REPAIR)');
    expect(world.text()).toContain('--from functions');
    const silent = await createWorld({ indexes: [[]] });
    expect(await deploy(silent.context, OPTIONS)).toBe(1);
    expect(silent.text()).toContain('✖ The firebase CLI lists no indexes');
  });

  test('whose site does not work fails, and names the way back', async () => {
    const world = await createWorld({ isBroken: true });
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    expect(world.text()).toContain('✖ / answers 500 instead of 200');
    expect(world.text()).toMatch(/✖ Everything is deployed, but \d checks failed/);
    expect(world.text()).toContain(`npm run rollback -- --project ${PROJECT} --to v1.0.0`);
  });

  test('whose price does not sell fails', async () => {
    const world = await createWorld();
    const { default_price: price } = await world.stripe.products.retrieve('prod_doorstep_pro');
    await world.stripe.prices.update(typeof price === 'string' ? price : '', { active: false });
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    expect(world.text()).toMatch(/✖ a checkout of Pro: .*inactive/);
    expect(world.text()).toContain('✔ a checkout of Business opens, and was expired');
  });

  test('names the migrations that run afterwards, and is refused before others', async () => {
    const world = await createWorld();
    const [migration] = MIGRATIONS;
    if (!migration) throw new Error('no migrations');
    world.context.migrationStates = () => Promise.resolve([{ migration, state: null }]);
    expect(await deploy(world.context, OPTIONS)).toBe(0);
    expect(world.text()).toContain(
      `Migrations to run now:\n  npm run migrate -- --project ${PROJECT} 0001-first-answers`,
    );
    const early = { ...migration, runs: 'before deploy' as const };
    world.context.migrationStates = () => Promise.resolve([{ migration: early, state: null }]);
    world.calls.length = 0;
    await expect(deploy(world.context, OPTIONS)).rejects.toThrow(
      `must run before this deploy:\n  npm run migrate -- --project ${PROJECT} 0001-first-answers`,
    );
    expect(world.deployed()).toEqual([]);
  });
});

describe('nothing is deployed', () => {
  const refused = async (
    prepare: (world: Awaited<ReturnType<typeof createWorld>>) => void,
    message: string,
  ) => {
    const world = await createWorld();
    prepare(world);
    await expect(deploy(world.context, OPTIONS)).rejects.toThrow(message);
    expect(world.deployed()).toEqual([]);
  };
  const write = (file: string, text: string) => (world: { root: string }) =>
    writeFileSync(path.join(world.root, file), text);

  test('with changes that are in no commit', () =>
    refused(write('new.txt', 'x'), 'changes without a commit (new.txt)'));

  test('for another project than that of the web app', () =>
    refused(
      write('web/.env.production', 'VITE_FIREBASE_PROJECT_ID=doorstep-trial'),
      'web/.env.production is for doorstep-trial, not for doorstep-shop',
    ));

  test('without the address of the site', () =>
    refused(write(`functions/.env.${PROJECT}`, ''), 'SITE_URL is missing'));

  test('with packages that differ from the lock file', () =>
    refused(
      write(
        'node_modules/.package-lock.json',
        JSON.stringify({ packages: { 'node_modules/zod': { version: '1.0.0' } } }),
      ),
      '1 packages differ from package-lock.json, for example zod. Run npm ci.',
    ));

  test('after No', () =>
    refused((world) => {
      world.context.confirm = () => Promise.resolve(false);
    }, 'Nothing was deployed.'));

  test('after a failed build', () =>
    refused((world) => {
      const { run } = world.context;
      world.context.run = (program, args, options) =>
        args.includes('functions') && program === 'npm'
          ? Promise.resolve({ code: 1, output: '', stdout: '' })
          : run(program, args, options);
    }, 'The build of functions failed. Nothing was deployed.'));

  test('from a commit without a tag, unless that is asked for', async () => {
    const world = await createWorld();
    const { run } = world.context;
    const { repository } = world.context;
    await run('git', ['checkout', '--quiet', 'v1.0.0'], { cwd: world.root });
    await run('git', ['tag', '-d', 'v1.0.0'], { cwd: world.root });
    await expect(deploy(world.context, OPTIONS)).rejects.toThrow("isn't a release");
    expect(await deploy(world.context, { ...OPTIONS, untagged: true })).toBe(0);
    expect(world.cloud.hosting).toBe(await repository.shortHash());
  });
});

test('the options are checked', () => {
  const read = (...args: string[]) => readDeployOptions(args);
  expect(() => read()).toThrow('--project is missing');
  expect(() => read('--project', 'A B')).toThrow('must be the id of a Firebase project');
  expect(() => read('--project', PROJECT, '--from', 'site')).toThrow(
    '--from must be one of indexes, rules, functions, hosting',
  );
  expect(() => read('--project', PROJECT, '--now')).toThrow("'--now'");
  expect(read('--project', PROJECT)).toEqual({
    ...{ project: PROJECT, from: 'indexes', yes: false, untagged: false, takeOver: false },
  });
});
