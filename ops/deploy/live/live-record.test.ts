import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashSettings, withLive, type LiveRelease } from '../../configuration/site/live-release.ts';
import { deploy } from '../deploy.ts';
import { readDeployOptions } from '../options.ts';
import { createWorld, gitOf, PROJECT } from '../test-support.ts';

// What a deploy records in the project, its lock, and what it reads from git.

const OPTIONS = readDeployOptions(['--project', PROJECT]);

describe('a deploy', () => {
  test('records what is live, and what was live before', async () => {
    const world = await createWorld();
    const before = world.project.live;
    const commit = await world.context.repository.commitOf('v1.1.0');
    expect(await deploy(world.context, OPTIONS)).toBe(0);
    expect(world.project.live).toEqual({
      ...{
        release: 'v1.1.0',
        commit,
        brand: 'Shop',
        deployed_at: new Date('2026-11-26T12:00:00Z'),
      },
      web_settings: hashSettings({ VITE_FIREBASE_PROJECT_ID: PROJECT }),
      earlier: [expect.objectContaining({ release: 'v1.0.0', commit: before?.commit })],
    });
    expect(await deploy(world.context, OPTIONS)).toBe(0);
    expect(world.project.live?.earlier).toHaveLength(1);
    expect(world.project.lockedFor).toBeNull();
  });

  test('that stopped records nothing, and the next one can start', async () => {
    const world = await createWorld({ failures: [{ only: 'hosting', times: 1, output: 'x' }] });
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    expect(world.project).toMatchObject({ live: { release: 'v1.0.0' }, lockedFor: null });
  });

  test('whose record fails says so: it is live', async () => {
    const world = await createWorld();
    world.project.recordFailure = new Error('no network');
    expect(await deploy(world.context, OPTIONS)).toBe(1);
    expect(world.text()).toContain(
      '✖ The project could not record that v1.1.0 is live: no network',
    );
    expect(world.text()).toContain('  ✔ hosting    v1.1.0, since 12:00 UTC');
  });

  test('waits for no other one: --take-over replaces the lock of a killed one', async () => {
    const world = await createWorld();
    world.project.lockedFor = 'deploying v1.2.0';
    await expect(deploy(world.context, OPTIONS)).rejects.toThrow('has been deploying v1.2.0.');
    expect(world.calls.filter((call) => call.startsWith('npm'))).toEqual([]);
    expect(await deploy(world.context, { ...OPTIONS, takeOver: true })).toBe(0);
  });

  test('is refused if another one ended after the operator saw what is live', async () => {
    const world = await createWorld();
    const { live } = world.project;
    world.context.confirm = () => {
      if (live) world.project.live = { ...live, release: 'v1.0.1', deployed_at: new Date() };
      return Promise.resolve(true);
    };
    await expect(deploy(world.context, OPTIONS)).rejects.toThrow(
      'v1.0.1 went live meanwhile. Nothing was deployed.',
    );
    expect(world.deployed()).toEqual([]);
    expect(world.project.lockedFor).toBeNull();
  });

  test('the checkout of a killed rollback is removed by the next run, and no other one', async () => {
    const world = await createWorld();
    const { pid: ended } = spawnSync('true');
    const folders = [ended, process.pid].map((pid) => {
      const parent = mkdtempSync(path.join(tmpdir(), `doorstep-rollback-${pid}-`));
      onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
      gitOf(world)(
        'worktree',
        'add',
        '--quiet',
        '--detach',
        path.join(parent, 'release'),
        'v1.0.0',
      );
      return parent;
    });
    expect(await deploy(world.context, OPTIONS)).toBe(0);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
    expect(gitOf(world)('worktree', 'list').split('\n')).toHaveLength(2);
  });
});

describe('changes without a commit', () => {
  test.each([
    ['a changed file', 'domain/brand.ts'],
    ['a name with a space and an accent', 'web/a b é.txt'],
  ])('are refused by their whole name: %s', async (_what, file) => {
    const world = await createWorld();
    writeFileSync(path.join(world.root, file), 'x');
    await expect(deploy(world.context, OPTIONS)).rejects.toThrow(
      `There are changes without a commit (${file}). `,
    );
    expect(world.deployed()).toEqual([]);
  });

  test('have the new name of a file that was renamed', async () => {
    const world = await createWorld();
    gitOf(world)('mv', 'release.txt', 'moved.txt');
    writeFileSync(path.join(world.root, 'web/index.html'), 'x');
    expect(await world.context.repository.changedFiles()).toEqual(['moved.txt', 'web/index.html']);
  });
});

test('a release that was live before takes its old place in the record', () => {
  const entry = (release: string) => ({
    ...{ release, commit: `commit of ${release}`, brand: 'Shop', deployed_at: new Date(0) },
    web_settings: '',
  });
  const live = (...releases: string[]) =>
    releases.reduce<LiveRelease | null>((all, name) => withLive(all, entry(name)), null);
  const names = (record: LiveRelease | null) => [
    record?.release,
    ...(record?.earlier ?? []).map(({ release }) => release),
  ];
  expect(names(live('v1', 'v2', 'v3'))).toEqual(['v3', 'v2', 'v1']);
  expect(names(live('v1', 'v2', 'v3', 'v2'))).toEqual(['v2', 'v1']);
  expect(names(live('v1', 'v2', 'v2'))).toEqual(['v2', 'v1']);
});
